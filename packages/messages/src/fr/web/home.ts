import type { HomeTexts } from '../../web/home.ts';
import { list } from '../grammar.ts';

export const home: HomeTexts = {
  tagline: 'Deux jeux de vitrail, sur un même établi.',
  play: 'Jouer',
  setUp: 'Préparer',
  mend: 'Modifier la partie',
  players: (least, most) => `De ${least} à ${most} joueurs`,
  alone: 'En solo',
  going: 'Parties en cours',
  turnOf: (name) => `Prochain tour : ${name}`,
  remove: (game, names) => `Supprimer la partie de ${game} : ${list(names)}`,
  removeTitle: 'Supprimer cette partie ?',
  removeText: 'Elle disparaîtra pour de bon.',
  removeYes: 'Supprimer',
  more: 'Et aussi',
  notAffiliated: 'Leadlight suit les règles des deux jeux et n’a aucun lien avec leurs éditeurs.',
  strips: 'Jeux de planches',
};
