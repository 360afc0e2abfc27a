import type { HelpTexts } from '../cli-help.ts';

export const help: HelpTexts = {
  about: 'Leadlight: Sintra en Sagrada op de opdrachtregel.',
  name: 'Naam',
  usage: 'Gebruik:',
  commands: 'Opdrachten:',
  options: 'Opties:',
  examples: 'Voorbeelden:',
  more: '‘leadlight OPDRACHT --help’ geeft uitleg bij een opdracht.',
  placeholders: {
    COMMAND: 'OPDRACHT',
    FILE: 'BESTAND',
    NAME: 'NAAM',
    OPTION: 'OPTIE',
    PERCENT: 'PERCENTAGE',
    TEXT: 'TEKST',
  },
  common: {
    help: 'Toont deze uitleg.',
    lang: 'De taal van de teksten (standaard: die van je systeem).',
    version: 'Toont de versie.',
  },
  gameFlags: {
    sintra: {
      side: 'Sintra: de zijde van de paleisborden (standaard: A).',
      'score-floor': 'Sintra: scores zakken niet onder 0.',
    },
    sagrada: {
      tools: 'Sagrada met 1 speler: hoeveel gereedschapskaarten er openliggen, 1 tot 5 (standaard: 3).',
      'with-tools':
        'Sagrada: welke gereedschapskaarten er openliggen, met hun namen uit de verslagen. Verslagen van zulke spellen hebben geen seed.',
    },
  },
  simulate: {
    summary: 'Laat bots spellen spelen en schrijft daarvan verslagen, één JSON-object per regel.',
    flags: {
      game: 'Welk spel.',
      players: 'Hoeveel spelers: 2 tot 4 bij Sintra, 1 tot 4 bij Sagrada (standaard: 2).',
      games: 'Hoeveel spellen (standaard: 1).',
      seed: 'Een tekst naar keuze die al het toeval bepaalt: dezelfde argumenten geven dezelfde verslagen (standaard: leadlight).',
      bots: 'Welke bot op welke plek speelt: LEVELS. Bij minder namen dan plekken krijgt de laatste bot de overige plekken (standaard: random).',
      annotate: 'Vermeldt bij elke zet hoeveel verschillende zetten er mogelijk waren.',
      out: 'Schrijft naar dit bestand in plaats van naar de standaarduitvoer. Na een onderbreking ga je met dezelfde opdracht verder.',
      workers:
        'Hoeveel spellen tegelijk worden gespeeld (standaard: één per kern). Dat maakt voor de verslagen niets uit.',
    },
    notes: [
      'Elk spel krijgt een eigen seed, gemaakt uit --seed en het nummer van het spel. Die staat met zijn vastlegging in het verslag.',
    ],
  },
  verify: {
    summary: 'Speelt verslagen na en controleert elke zet, elke trekking, elk aantal en elke score.',
    flags: {
      summary: 'Toont alleen foute verslagen en de totalen.',
      json: 'Schrijft per regel één JSON-object, voor programma’s.',
      workers: 'Het aantal threads (standaard: één per kern). Dat maakt voor de uitvoer niets uit.',
    },
    notes: [
      'Leest de opgegeven bestanden of, zonder bestanden, de standaardinvoer. Een verslag mag op één regel staan of over meerdere regels verdeeld zijn.',
      'Schrijft één regel per verslag. Klopt een verslag niet, dan staan daar de gebeurtenis, geteld vanaf 0, en de overtreden spelregel.',
      'Afsluitcode: 0 als alles klopt, 1 als een verslag niet klopt, 2 als iets onleesbaar is.',
    ],
  },
  show: {
    summary: 'Toont een spelsituatie uit een verslag als tekst.',
    flags: {
      at: 'Na de gebeurtenis met dit nummer, geteld vanaf 0 zoals in het verslag (standaard: de laatste).',
      seat: 'Zoals de speler op deze plek het ziet, geteld vanaf 0 zoals in het verslag.',
      spectator: 'Zoals een kijker het ziet.',
      record: 'Welk verslag uit het bestand, geteld vanaf 1 (standaard: 1).',
    },
    notes: ['Zonder --seat en --spectator wordt alles getoond wat in het verslag staat, ook wat geheim is.'],
  },
  bench: {
    summary: 'Meet hoe snel Leadlight speelt: willekeurige spellen en zetten per seconde, en bytes per spelsituatie.',
    flags: {
      seconds: 'Hoeveel seconden elke regel van de tabel wordt gemeten (standaard: 2).',
      markdown: 'Schrijft de tabellen als Markdown.',
    },
    notes: [
      'Is Sintra op boardgame.io geïnstalleerd (bench/) en is er een C-compiler, dan worden dat en beide spellen in C ook gemeten.',
    ],
  },
  demo: {
    summary: 'Laat bots een spel Sintra en een spel Sagrada spelen, terwijl jij toekijkt.',
    flags: {
      seed: 'Een tekst naar keuze die al het toeval bepaalt (standaard: leadlight).',
      fast: 'Zonder pauze tussen de beurten.',
    },
    notes: [],
  },
  bot: {
    summary: 'Kiest zetten voor andere programma’s: leest vragen en schrijft antwoorden, één JSON-object per regel.',
    flags: {
      game: 'Welk spel.',
      level: 'Hoe sterk de bot speelt: LEVELS, van zwak naar sterk.',
      seed: 'Een tekst naar keuze. Dezelfde vraag en seed geven dezelfde zet, behalve met --think (standaard: leadlight).',
      think:
        'Niveau master: hoeveel milliseconden de bot over elke zet nadenkt, in plaats van een vaste hoeveelheid werk.',
    },
    notes: [
      'Een vraag bevat een id, een plek en het verslag van een lopend spel zoals de speler op die plek het heeft gezien. Het antwoord bevat dezelfde id, een zet en de waarde ervan. Bij een fout bevat het een foutmelding en wordt de volgende regel gelezen.',
      'In docs/bot-protocol.md staan de details en een kleine bot om mee te beginnen.',
    ],
  },
  tournament: {
    summary: 'Laat bots veel spellen tegen elkaar spelen en toont welke bot het sterkst is.',
    flags: {
      game: 'Welk spel.',
      players: 'Hoeveel spelers: 2 tot 4 bij Sintra, 1 tot 4 bij Sagrada (standaard: 2).',
      bots: 'Welke bots er spelen: LEVELS, of exec:OPDRACHT voor een eigen programma. Bij minder namen dan plekken krijgt de laatste bot de overige plekken; bij meer namen komt elke combinatie aan bod.',
      games: 'Hoeveel spellen in totaal (standaard: 100).',
      seed: 'Een tekst naar keuze die al het toeval bepaalt (standaard: leadlight).',
      think:
        'Hoeveel milliseconden master over elke zet nadenkt, in plaats van een vaste hoeveelheid werk. Zulke spellen zijn niet exact te herhalen.',
      limit: 'Hoeveel milliseconden een programma over een zet mag doen (standaard: 10000).',
      until:
        'Stopt zodra het 95%-interval van het winstpercentage van de eerste bot helemaal boven of onder dit percentage ligt, vanaf 200 spellen.',
      workers: 'Hoeveel spellen er tegelijk worden gespeeld (standaard: het aantal processorkernen min één).',
      out: 'Slaat elk spel op in dit bestand, één JSON-object per regel, en speelt spellen die er al in staan niet opnieuw: met dezelfde opdracht ga je na een onderbreking verder.',
      markdown: 'Schrijft de tabel als Markdown.',
      json: 'Schrijft één JSON-object met alle getallen, voor programma’s.',
    },
    notes: [
      'Elke verdeling wordt zo vaak gespeeld dat elke bot één keer op elke plek zit: zo heeft niemand geluk met de verdeling of de plek.',
      'Een spel hangt alleen af van de seed en zijn nummer, hoeveel spellen er ook tegelijk worden gespeeld en hoe vaak het toernooi ook is onderbroken.',
      'Een programma dat een spelregel overtreedt, een ongeldig antwoord geeft, te traag is of stopt, verliest het spel reglementair: de anderen delen de overwinning, en de reden staat onder de tabel.',
      'Afsluitcode: 0 als alles goed ging, 1 als een spel reglementair is verloren, 2 als iets niet kan worden gelezen of geschreven. Meer in docs/tournaments.md.',
    ],
  },
  completion: {
    summary: 'Toont een script waarmee je shell opdrachten, opties en hun waardes aanvult.',
    flags: {},
    notes: [],
  },
  man: { summary: 'Toont de man-pagina, samengesteld uit deze helppagina’s.', flags: {}, notes: [] },
};
