import type { SetupTexts } from '../../web/setup.ts';

export const setup: SetupTexts = {
  title: (game) => `A game of ${game}`,
  seats: 'Who plays',
  seat: (number) => `Seat ${number}`,
  you: 'You',
  player: (number) => `Player ${number}`,
  somebodyHere: 'Somebody here',
  name: 'Name',
  levels: { apprentice: 'Apprentice (bot)', journeyman: 'Journeyman (bot)', master: 'Master (bot)' },
  addSeat: 'Add a seat',
  removeSeat: 'Remove the last seat',
  options: 'Options',
  side: 'Palace side',
  sides: { A: 'A: ornaments', B: 'B: colour and complete windows' },
  scoreFloor: 'No score below 0',
  tools: 'Tools',
  toolCounts: ['1: extreme', '2: hard', '3: medium', '4: gentle', '5: easy'],
  starter: 'Who starts',
  anybody: 'Chance decides',
  begin: 'Begin',
};
