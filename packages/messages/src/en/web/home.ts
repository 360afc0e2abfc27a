import type { HomeTexts } from '../../web/home.ts';

export const home: HomeTexts = {
  tagline: 'Two games of stained glass, at one bench.',
  play: 'Play',
  setUp: 'Set up',
  players: (least, most) => `${least} to ${most} players`,
  going: 'Games in progress',
  notAffiliated: 'Leadlight follows the rules of both games and has nothing to do with their publishers.',
};
