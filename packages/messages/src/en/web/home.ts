import type { HomeTexts } from '../../web/home.ts';
import { list } from '../grammar.ts';

export const home: HomeTexts = {
  tagline: 'Stained-glass games on one workbench.',
  play: 'Play',
  playGame: (game) => `Play ${game}`,
  setUp: 'Customise',
  setUpGame: (game) => `Customise ${game}`,
  mend: 'Customise the game',
  players: (least, most) => `${least} to ${most} players`,
  alone: 'Solo',
  playsWith: (who) => `Play: ${who}`,
  going: 'Games in progress',
  moreGoing: (count) => `${count} more`,
  here: 'here',
  online: 'online',
  onlineGame: (game) => `Play online: ${game}`,
  learn: 'Learn',
  learnGame: (game) => `Learn ${game}`,
  turnOf: (names) => `To move: ${list(names)}`,
  remove: (game, names) => `Delete ${game} game (${list(names)})`,
  removeTitle: 'Delete this game?',
  removeText: 'You won’t be able to get it back.',
  removeYes: 'Delete',
  more: 'More',
  notAffiliated: 'Leadlight follows the rules of both games but isn’t affiliated with their publishers.',
  strips: 'Strip sets',
};
