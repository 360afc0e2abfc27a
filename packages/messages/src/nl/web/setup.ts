import type { SetupTexts } from '../../web/setup.ts';

export const setup: SetupTexts = {
  title: (game) => `Nieuw spel: ${game}`,
  players: 'Aantal spelers',
  seats: 'Wie speelt er mee?',
  you: 'Jij',
  player: (number) => `Speler ${number}`,
  person: 'Mens',
  name: (number) => `Naam van speler ${number}`,
  colour: (number) => `Kleur van speler ${number}`,
  colours: { blue: 'Blauwe cirkel', red: 'Rood vierkant', green: 'Groene driehoek', violet: 'Paarse ruit' },
  levels: {
    apprentice: 'Leerling (bot)',
    helper: 'Hulp (bot)',
    cutter: 'Glassnijder (bot)',
    painter: 'Schilder (bot)',
    journeyman: 'Gezel (bot)',
    artisan: 'Vakman (bot)',
    designer: 'Ontwerper (bot)',
    artist: 'Kunstenaar (bot)',
    master: 'Meester (bot)',
  },
  bots: {
    apprentice: 'Leerling',
    helper: 'Hulp',
    cutter: 'Glassnijder',
    painter: 'Schilder',
    journeyman: 'Gezel',
    artisan: 'Vakman',
    designer: 'Ontwerper',
    artist: 'Kunstenaar',
    master: 'Meester',
  },
  styles: {
    apprentice: 'Deze bot kijkt maar één zet vooruit: ideaal voor een eerste spel.',
    helper:
      'Deze bot ziet iets meer, maar mist de meeste combinaties. Hij wint ongeveer 2 van de 3 spellen tegen het niveau eronder.',
    cutter:
      'Deze bot plant zijn eigen ramen beter, maar let niet op jou. Hij wint ongeveer 2 van de 3 spellen tegen het niveau eronder.',
    painter:
      'Deze bot plant goed, maar ziet nog niet alles wat telt. Hij wint ongeveer 2 van de 3 spellen tegen het niveau eronder.',
    journeyman:
      'Deze bot weet wat telt, maar kijkt nauwelijks vooruit. Hij wint ongeveer 2 van de 3 spellen tegen het niveau eronder.',
    artisan: 'Deze bot denkt een paar zetten vooruit. Hij wint ongeveer 2 van de 3 spellen tegen het niveau eronder.',
    designer:
      'Deze bot denkt vooruit en vergelijkt meer zetten. Hij wint ongeveer 2 van de 3 spellen tegen het niveau eronder.',
    artist: 'Deze bot denkt ver vooruit. Hij wint ongeveer 2 van de 3 spellen tegen het niveau eronder.',
    master:
      'Deze bot denkt het verst vooruit: moeilijk te verslaan. Hij wint ongeveer 2 van de 3 spellen tegen het niveau eronder.',
  },
  sameNames: 'Twee spelers hebben dezelfde naam. Geef iedereen een eigen naam.',
  noStrips: 'De gekozen panelenset ontbreekt of is nog niet volledig. Kies een andere.',
  lostSet: 'Ontbrekende set',
  refused: (rule) => `De regels staan deze spelopzet niet toe (regel ${rule}). Pas hem aan en probeer het opnieuw.`,
  onlyBots: 'Er spelen alleen bots: jij kijkt toe.',
  side: 'Zijde van het paleis',
  sides: { A: 'A: ornamenten', B: 'B: ramen' },
  sideNotes: {
    A: 'Aan het einde levert elk ornament punten op voor de gevulde vakken eromheen.',
    B: 'Aan het einde scoor je het aantal voltooide ramen maal het aantal glasstukken in je beste kleur.',
  },
  more: 'Meer opties',
  strips: 'Panelenset',
  house: 'Leadlight-panelen',
  editStrips: 'Je eigen panelensets',
  scoreFloor: 'Geen score onder 0',
  tools: 'Gereedschapskaarten',
  toolCounts: ['1: zeer moeilijk', '2: moeilijk', '3: gemiddeld', '4: vrij makkelijk', '5: makkelijk'],
  starter: 'Startspeler',
  anybody: 'Willekeurig',
  begin: 'Spel starten',
};
