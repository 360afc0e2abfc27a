import type { HelpTexts } from '../cli-help.ts';

export const help: HelpTexts = {
  about: 'Leadlight: Sintra en Sagrada op de opdrachtregel.',
  usage: 'Gebruik:',
  commands: 'Opdrachten:',
  options: 'Opties:',
  examples: 'Voorbeelden:',
  more: '‘leadlight OPDRACHT --help’ legt een opdracht uit.',
  common: {
    help: 'Toont deze hulp.',
    lang: 'De taal van de teksten (anders die van je systeem).',
    version: 'Toont de versie.',
  },
  simulate: {
    summary: 'Speelt spellen tussen bots en schrijft de verslagen ervan, één JSON-object per regel.',
    flags: {
      game: 'Welk spel.',
      players: 'Hoeveel spelers: 2 tot 4 bij Sintra, 1 tot 4 bij Sagrada (standaard: 2).',
      games: 'Hoeveel spellen (standaard: 1).',
      seed: 'Een willekeurige tekst waaruit al het toeval volgt: dezelfde argumenten geven dezelfde verslagen (standaard: leadlight).',
      side: 'Sintra: de zijde van de paleisborden (standaard: A).',
      'score-floor': 'Sintra: geen score zakt onder 0.',
      tools: 'Sagrada met één speler: hoeveel gereedschappen er gedeeld worden, 1 tot 5 (standaard: 3).',
      'with-tools':
        'Sagrada: welke gereedschappen er gedeeld worden, met hun namen uit de verslagen. Zo’n verslag heeft geen seed.',
      bots: 'Wie er speelt: random, apprentice, greedy, journeyman of master voor elke plaats; minder namen dan plaatsen worden herhaald (standaard: random).',
      annotate: 'Zet bij elke zet hoeveel verschillende zetten er waren.',
      out: 'Schrijft naar dit bestand in plaats van naar de standaarduitvoer. Na een onderbreking gaat dezelfde opdracht daar verder.',
    },
    notes: [
      'Elk gespeeld spel heeft een eigen seed, gemaakt uit --seed en het nummer van het spel; die staat met zijn vastlegging in het verslag.',
    ],
  },
  verify: {
    summary: 'Speelt verslagen na en controleert elke zet, elke toevalsuitkomst, elk aantal en elke score.',
    flags: {},
    notes: [
      'Leest de genoemde bestanden, of de standaardinvoer als er geen genoemd is. Een verslag mag op één regel staan of over vele verdeeld zijn.',
      'Schrijft één regel per verslag. Is het fout, dan noemt die regel de gebeurtenis, geteld vanaf 0, en de overtreden regel.',
      'Afsluitcode: 0 als alles goed is, 1 als een verslag fout is, 2 als iets niet te lezen is.',
    ],
  },
  show: {
    summary: 'Toont een stelling uit een verslag als bord van tekst.',
    flags: {
      at: 'Na de gebeurtenis met dit nummer, geteld vanaf 0 zoals in het verslag (standaard: de laatste).',
      seat: 'Zoals deze plaats het ziet, geteld vanaf 0 zoals in het verslag.',
      spectator: 'Zoals een toeschouwer het ziet.',
      record: 'Welk verslag van het bestand, geteld vanaf 1 (standaard: 1).',
    },
    notes: ['Zonder --seat en --spectator wordt alles getoond wat het verslag vertelt, ook de geheimen.'],
  },
  bench: {
    summary: 'Meet hoe snel de regels zijn: willekeurige spellen en zetten per seconde, en bytes per stelling.',
    flags: {
      seconds: 'Hoe lang elke regel gemeten wordt (standaard: 2).',
      markdown: 'Schrijft de tabellen als Markdown.',
    },
    notes: ['Een Sintra voor boardgame.io wordt in dezelfde meting meegenomen waar die geïnstalleerd is (bench/).'],
  },
  demo: {
    summary: 'Laat bots beide spellen één keer spelen, om naar te kijken.',
    flags: {
      seed: 'Een willekeurige tekst waaruit al het toeval volgt (standaard: leadlight).',
      fast: 'Zonder pauzes tussen de beurten.',
    },
    notes: [],
  },
  bot: {
    summary:
      'Beslist voor een plaats: leest vragen en schrijft zetten, één JSON-object per regel, voor andere programma’s.',
    flags: {
      game: 'Welk spel.',
      level: 'Hoe goed hij speelt: random, apprentice, greedy, journeyman of master, van zwak naar sterk.',
      seed: 'Een willekeurige tekst. Dezelfde vraag en seed geven dezelfde zet, behalve met --think (standaard: leadlight).',
      think:
        'Niveau master: denkt zoveel milliseconden na over elke zet, in plaats van een vaste hoeveelheid werk te doen.',
    },
    notes: [
      'Een vraag heeft een id, een plaats en het verslag van een lopend spel zoals die plaats het gezien heeft. Het antwoord heeft dezelfde id, een zet en wat die waard is; of een fout, en dan wordt de volgende regel gelezen.',
      'In docs/bot-protocol.md staan de details, en een bot van een paar regels om mee te beginnen.',
    ],
  },
  tournament: {
    summary: 'Laat bots veel spellen tegen elkaar spelen en vertelt wie er sterker is.',
    flags: {
      game: 'Welk spel.',
      players: 'Hoeveel spelers: 2 tot 4 bij Sintra, 1 tot 4 bij Sagrada (standaard: 2).',
      bots: 'Wie er speelt: random, apprentice, greedy, journeyman, master, of exec:OPDRACHT voor een eigen programma. Bij minder namen dan plaatsen neemt de laatste de rest; bij meer ontmoeten alle combinaties elkaar.',
      games: 'Hoeveel spellen in totaal (standaard: 100).',
      seed: 'Een willekeurige tekst waaruit al het toeval volgt (standaard: leadlight).',
      side: 'Sintra: de zijde van de paleisborden (standaard: A).',
      'score-floor': 'Sintra: geen score zakt onder 0.',
      tools: 'Sagrada met één speler: hoeveel gereedschappen er gedeeld worden, 1 tot 5 (standaard: 3).',
      think:
        'Hoeveel milliseconden master over elke zet nadenkt, in plaats van zijn eigen maat. Zulke spellen zijn niet precies te herhalen.',
      limit: 'Hoeveel milliseconden een programma voor een zet heeft (standaard: 10000).',
      until:
        'Stopt zodra het 95%-interval van het winstpercentage van de eerste bot er geheel boven of onder ligt, vanaf 200 spellen.',
      workers: 'Hoeveel spellen er tegelijk gespeeld worden (standaard: één per kern, op één na).',
      out: 'Bewaart elk spel in dit bestand, één JSON-object per regel, en gaat verder waar het ophoudt: spellen die er staan worden niet opnieuw gespeeld.',
      markdown: 'Schrijft de tabel als Markdown.',
    },
    notes: [
      'Elke deling wordt één keer gespeeld voor elke rotatie van de plaatsen, door allen die elkaar ontmoeten: zo heeft niemand geluk met de deling of de plaats.',
      'Een spel volgt alleen uit de seed en zijn nummer, hoeveel er ook tegelijk gespeeld worden en hoe vaak er ook gestopt is.',
      'Een programma dat een regel overtreedt, onzin antwoordt, te traag is of stopt, verliest het spel reglementair: de anderen delen de overwinning, en de reden staat onder de tabel.',
      'Afsluitcode: 0, of 1 als een spel reglementair verloren is, 2 als iets niet te lezen of te schrijven is. Meer in docs/tournaments.md.',
    ],
  },
};
