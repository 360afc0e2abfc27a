import type { HomeTexts } from '../../web/home.ts';

export const home: HomeTexts = {
  tagline: 'Dwie gry o witrażach, przy jednym warsztacie.',
  play: 'Graj',
  setUp: 'Przygotuj',
  players: (least, most) => `Gracze: ${least}–${most}`,
  going: 'Gry w toku',
  notAffiliated: 'Leadlight stosuje zasady obu gier i nie jest związany z ich wydawcami.',
};
