import type { HomeTexts } from '../../web/home.ts';

export const home: HomeTexts = {
  tagline: 'Twee spellen van glas in lood, aan één werkbank.',
  play: 'Spelen',
  setUp: 'Klaarzetten',
  players: (least, most) => `${least} tot ${most} spelers`,
  going: 'Lopende spellen',
  notAffiliated: 'Leadlight volgt de regels van beide spellen en heeft niets met hun uitgevers te maken.',
};
