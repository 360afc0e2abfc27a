import type { HomeTexts } from '../../web/home.ts';
import { list } from '../grammar.ts';

export const home: HomeTexts = {
  tagline: 'Two games of stained glass, at one bench.',
  play: 'Play',
  setUp: 'Set up',
  mend: 'Change the set-up',
  players: (least, most) => `${least} to ${most} players`,
  alone: 'Alone',
  going: 'Games in progress',
  turnOf: (name) => `Next: ${name}`,
  remove: (game, names) => `Delete the game of ${game} with ${list(names)}`,
  removeTitle: 'Delete this game?',
  removeText: 'It will be gone for good.',
  removeYes: 'Delete',
  more: 'More',
  notAffiliated: 'Leadlight follows the rules of both games and has nothing to do with their publishers.',
  strips: 'Strip sets',
};
