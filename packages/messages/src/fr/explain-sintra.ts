import type { SintraExplanations } from '../explain-sintra.ts';
import { number, plural, points } from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

export const explanations: SintraExplanations = {
  window: (slot, worth, right) =>
    right === 0
      ? `La fenêtre ${slot + 1} reçoit une pièce quand la planche au-dessus est complète, et rapporte ${points(worth)}. Chaque fenêtre garnie à sa droite ajouterait sa valeur.`
      : `La fenêtre ${slot + 1} reçoit une pièce quand la planche au-dessus est complète, et rapporte ${points(worth)} maintenant : ${number(worth - right)} pour elle-même et ${number(right)} pour les fenêtres garnies à sa droite.`,
  windowComplete: (slot, value) =>
    `La fenêtre ${slot + 1} est achevée. Sa valeur, ${number(value)}, s’ajoute encore à chaque fenêtre à sa gauche.`,
  ornament: (filled, [two, three, four]) =>
    `À la fin, un ornement rapporte des points pour les cases de fenêtre occupées autour de lui : ${two} pour 2, ${three} pour 3, ${four} pour 4. Ici, cases occupées : ${filled} sur 4.`,
  glass: (lost, steps, last) =>
    plural(steps, {
      one: `Chaque pièce brisée fait descendre le marqueur. À la fin, il coûte ${points(lost)} ici. La case suivante coûte aussitôt ${points(last)}.`,
      many: `Chaque pièce brisée fait descendre le marqueur. À la fin, il coûte ${points(lost)} ici. La dernière case, ${number(steps)} cases plus bas, coûte aussitôt ${points(last)}.`,
      other: `Chaque pièce brisée fait descendre le marqueur. À la fin, il coûte ${points(lost)} ici. La dernière case, ${number(steps)} cases plus bas, coûte aussitôt ${points(last)}.`,
    }),
  bonus: (colour) =>
    `Couleur bonus de cette manche : ${colours[colour]}. Une planche complétée rapporte 1 point pour chacune de ses pièces de cette couleur.`,
  roundsOver: 'Les six manches sont terminées.',
  supply:
    'Le sac garnit les cercles Fabrique. Les pièces brisées ou retirées d’une planche vont dans la tour de rangement, et reviennent quand le sac est vide.',
  display: (display) =>
    `Fabrique ${display + 1} : on y prend toutes les pièces d’une couleur, et les autres vont au centre.`,
  emptyDisplay: (display) => `La Fabrique ${display + 1} est vide jusqu’à la prochaine manche.`,
  centre: 'Au centre, on prend toutes les pièces d’une couleur.',
  centreWithTile:
    'Au centre, on prend toutes les pièces d’une couleur. Le premier à le faire pendant cette manche prend aussi la tuile Premier joueur et descend de 1 case sur la piste de verre brisé.',
  tile: 'Le joueur qui a la tuile Premier joueur commence la prochaine manche.',
  strip: (slot) =>
    `Planche ${slot + 1} : quand ses 5 cases sont remplies, une de ses pièces va dans la fenêtre en dessous. Le haut montre son autre face.`,
  panesFirst: (slot) =>
    `Choisissez d’abord des pièces. Elles vont sur les cases de leur couleur de la planche ${slot + 1}.`,
  stripLeft: (slot) =>
    `La planche ${slot + 1} est à gauche du vitrier, donc hors de portée jusqu’à ce qu’il soit ramené.`,
  stripGone: (slot) => `La fenêtre ${slot + 1} est achevée, donc sa planche a été retirée du jeu.`,
  glazier:
    'Le vitrier garnit la planche sous lui et celles à sa droite. Le ramener vers la gauche prend un tour entier.',
  palace: 'Touchez n’importe quel élément pour savoir ce que c’est.',
};
