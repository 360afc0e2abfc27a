import type { SintraExplanations } from '../explain-sintra.ts';
import { filledSpaces, number, plural, points } from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

export const explanations: SintraExplanations = {
  window: (slot, worth, right) =>
    right === 0
      ? `Quand la planche au-dessus est complète, la fenêtre ${slot + 1} reçoit une pièce et rapporte ${points(worth)}. Toute fenêtre occupée à sa droite y ajouterait sa valeur.`
      : `Quand la planche au-dessus est complète, la fenêtre ${slot + 1} reçoit une pièce. Elle rapporterait ${points(worth)} maintenant : ${number(worth - right)} pour elle-même et ${number(right)} pour les fenêtres occupées à sa droite.`,
  windowComplete: (slot, value) =>
    `La fenêtre ${slot + 1} est achevée. Sa valeur (${number(value)}) compte encore chaque fois qu’une fenêtre à sa gauche rapporte des points.`,
  ornament: (filled, [two, three, four]) =>
    `À la fin, un ornement rapporte des points selon le nombre de cases de fenêtre occupées qui l’entourent : ${points(two)} pour 2 cases, ${number(three)} pour 3, ${number(four)} pour 4. Ici : ${filledSpaces(filled)} sur 4.`,
  glass: (lost, steps, last) =>
    plural(steps, {
      one: `Chaque pièce brisée fait descendre le marqueur de 1 case. Sur sa case actuelle, il coûte ${points(lost)} en fin de partie. La case suivante coûte aussitôt ${points(last)}.`,
      many: `Chaque pièce brisée fait descendre le marqueur de 1 case. Sur sa case actuelle, il coûte ${points(lost)} en fin de partie. La dernière case, ${number(steps)} cases plus bas, coûte aussitôt ${points(last)}.`,
      other: `Chaque pièce brisée fait descendre le marqueur de 1 case. Sur sa case actuelle, il coûte ${points(lost)} en fin de partie. La dernière case, ${number(steps)} cases plus bas, coûte aussitôt ${points(last)}.`,
    }),
  bonus: (colour) =>
    `Couleur bonus de cette manche : ${colours[colour]}. Une planche complétée rapporte 1 point par pièce de cette couleur.`,
  roundsOver: 'Les six manches sont terminées.',
  supply:
    'Les cercles Fabrique sont remplis avec les pièces du sac. Les pièces brisées et les 4 pièces d’une planche complète que vous ne gardez pas vont dans la tour de rangement. Elles retournent dans le sac quand il est vide.',
  display: (display) =>
    `Sur la Fabrique ${display + 1}, vous prenez toutes les pièces d’une même couleur ; les autres vont au centre.`,
  emptyDisplay: (display) => `La Fabrique ${display + 1} reste vide jusqu’à la fin de la manche.`,
  centre: 'Au centre, vous prenez toutes les pièces d’une même couleur.',
  centreWithTile:
    'Au centre, vous prenez toutes les pièces d’une même couleur. Le premier à le faire pendant cette manche prend aussi la tuile Premier joueur et descend de 1 case sur la piste de verre brisé.',
  tile: 'Le joueur qui a la tuile Premier joueur commence la manche suivante.',
  strip: (slot) =>
    `Planche ${slot + 1} : quand ses 5 cases sont remplies, une de ses pièces va dans la fenêtre en dessous. Les petites icônes du haut montrent son autre face.`,
  panesFirst: (slot) =>
    `Choisissez d’abord des pièces. Sur la planche ${slot + 1}, chacune va sur une case vide de sa couleur ou sur une case Joker vide.`,
  stripLeft: (slot) =>
    `La planche ${slot + 1} est à gauche du vitrier : elle est hors de portée tant qu’il n’est pas revenu à gauche.`,
  stripGone: (slot) => `La fenêtre ${slot + 1} est achevée : sa planche a été retirée du jeu.`,
  glazier:
    'Seules la planche sous le vitrier et celles à sa droite sont à portée. Ramener le vitrier vers la gauche prend un tour entier.',
  palace: 'Sélectionnez n’importe quel élément pour en savoir plus.',
};
