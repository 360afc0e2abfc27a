import type { HomeTexts } from '../../web/home.ts';

export const home: HomeTexts = {
  tagline: 'Deux jeux de vitrail, sur un même établi.',
  play: 'Jouer',
  setUp: 'Préparer',
  players: (least, most) => `De ${least} à ${most} joueurs`,
  going: 'Parties en cours',
  notAffiliated: 'Leadlight suit les règles des deux jeux et n’a aucun lien avec leurs éditeurs.',
};
