import type { HomeTexts } from '../../web/home.ts';
import { list, plural } from '../grammar.ts';

export const home: HomeTexts = {
  tagline: 'Des jeux de vitrail, un seul atelier.',
  play: 'Jouer',
  playGame: (game) => `Jouer à ${game}`,
  setUp: 'Personnaliser',
  setUpGame: (game) => `Personnaliser la partie de ${game}`,
  mend: 'Personnaliser la partie',
  players: (least, most) => `${least} à ${most} joueurs`,
  alone: 'en solo',
  playsWith: (who) => `Jouer : ${who}`,
  going: 'Parties en cours',
  moreGoing: (count) => plural(count, { one: `${count} autre`, many: `${count} autres`, other: `${count} autres` }),
  here: 'ici',
  online: 'en ligne',
  onlineGame: (game) => `Jouer en ligne : ${game}`,
  learn: 'Apprendre',
  learnGame: (game) => `Apprendre à jouer à ${game}`,
  turnOf: (names) => `Tour en cours : ${list(names)}`,
  remove: (game, names) => `Supprimer la partie de ${game} (${list(names)})`,
  removeTitle: 'Supprimer cette partie ?',
  removeText: 'Elle sera supprimée définitivement.',
  removeYes: 'Supprimer',
  more: 'Autres pages',
  notAffiliated: 'Leadlight suit les règles des deux jeux, mais n’a aucun lien avec leurs éditeurs.',
  strips: 'Jeux de planches',
};
