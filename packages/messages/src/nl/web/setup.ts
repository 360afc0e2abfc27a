import type { SetupTexts } from '../../web/setup.ts';

export const setup: SetupTexts = {
  title: (game) => `Een spel ${game}`,
  seats: 'Wie speelt',
  seat: (number) => `Plaats ${number}`,
  you: 'Jij',
  player: (number) => `Speler ${number}`,
  somebodyHere: 'Iemand hier',
  name: 'Naam',
  levels: { apprentice: 'Leerling (bot)', journeyman: 'Gezel (bot)', master: 'Meester (bot)' },
  addSeat: 'Plaats toevoegen',
  removeSeat: 'Laatste plaats weghalen',
  options: 'Opties',
  side: 'Zijde van het paleis',
  sides: { A: 'A: ornamenten', B: 'B: kleur en voltooide ramen' },
  scoreFloor: 'Geen score onder 0',
  tools: 'Gereedschappen',
  toolCounts: ['1: extreem', '2: moeilijk', '3: gemiddeld', '4: mild', '5: makkelijk'],
  starter: 'Wie begint',
  anybody: 'Het toeval beslist',
  begin: 'Beginnen',
};
