import type { SintraFirsts } from '../firsts-sintra.ts';

export const firsts: SintraFirsts = {
  lost: 'Le marqueur a dépassé la dernière case : 18 points sont perdus, et il repart de 0.',
  near: 'Votre marqueur approche de la dernière case, qui coûte aussitôt 18 points.',
  forced: 'Quoi que vous preniez, du verre va se briser : cherchez la plus petite perte.',
  complete: 'Une fenêtre est achevée et sa planche est retirée : il reste moins de place pour vos pièces.',
  flipped: 'Votre planche montre son autre face : complétez-la encore une fois pour achever la fenêtre.',
  broke: 'Les pièces excédentaires se brisent : chacune fait descendre votre marqueur de 1 case.',
  tile: 'Vous avez la tuile Premier joueur : vous commencerez la prochaine manche, mais elle vous a coûté une case.',
  round: 'Une manche s’achève : les cercles Fabrique sont de nouveau remplis, et la couleur bonus change.',
  behind:
    'La plupart de vos planches sont hors de portée : ramener le vitrier prend un tour, mais c’est souvent payant.',
};
