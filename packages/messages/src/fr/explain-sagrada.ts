import type { Colour, Printed, Value } from '@leadlight/sagrada';
import type { SagradaExplanations } from '../explain-sagrada.ts';
import {
  DICE_COLOURS,
  DIE_COLOURS,
  dieName,
  list,
  listDice,
  number,
  plural,
  points,
  spaces,
  tokens,
} from './grammar.ts';
import { pattern } from './quoted.ts';

const marks = (barred: readonly (Colour | Value)[]): string =>
  list(barred.map((mark) => `les ${typeof mark === 'number' ? mark : DICE_COLOURS[mark]}`));

function takes(printed: Printed): string {
  if (printed === null) return 'accepte tous les dés';
  return typeof printed === 'number'
    ? `n’accepte que les dés de valeur ${printed}`
    : `n’accepte que les dés ${DICE_COLOURS[printed]}`;
}

/** Before exceptions, which « ne … que » would contradict. */
function takesAny(printed: Printed): string {
  if (printed === null) return 'accepte tous les dés';
  return typeof printed === 'number'
    ? `accepte tous les dés de valeur ${printed}`
    : `accepte tous les dés ${DICE_COLOURS[printed]}`;
}

export const explanations: SagradaExplanations = {
  space: (cell, printed, barred) =>
    barred.length === 0
      ? `La case ${cell} ${takes(printed)}.`
      : `La case ${cell} ${takesAny(printed)}, sauf ${marks(barred)}, à cause des dés voisins.`,
  dead: (cell, cost) =>
    `Plus aucun dé ne convient à la case ${cell}, à cause des dés voisins. Si elle reste vide, elle coûte ${points(cost)}.`,
  edgeFirst: 'Le premier dé se place sur un bord ou dans un coin.',
  mustTouch: 'Aucun dé ne peut encore y aller : tout dé doit en toucher un autre par un côté ou par un coin.',
  fitting: (dice) =>
    plural(dice.length, {
      one: `Dé de la pioche qui convient : ${listDice(dice)}.`,
      many: `Dés de la pioche qui conviennent : ${listDice(dice)}.`,
      other: `Dés de la pioche qui conviennent : ${listDice(dice)}.`,
    }),
  noneFits: 'Aucun dé de la pioche ne convient pour l’instant.',
  die: (die, cell) =>
    `À côté du ${dieName(die)} en ${cell}, pas de dé ${DIE_COLOURS[die.slice(0, 1) as Colour]} ni de ${die.slice(1)}. Les diagonales ne comptent pas.`,
  poolDie: (die, count) =>
    count === 0
      ? `Le ${dieName(die)} ne convient à aucune case de votre vitrail pour l’instant.`
      : `Le ${dieName(die)} convient à ${spaces(count)} de votre vitrail.`,
  onYourTurn: 'À votre tour, prenez un dé et placez-le.',
  drafted: 'Vous avez déjà pris un dé pendant ce tour.',
  notDrafted: 'Seul un outil vous permettrait de le prendre.',
  pool: (dice) =>
    `À chaque manche, on lance ${number(dice)} dés. Ceux qui restent à la fin vont sur la piste de manches.`,
  hand: 'Ce dé a été pris avec un outil : il se place dans le vitrail ou, si l’outil le permet, retourne dans la pioche.',
  turns:
    'On joue dans le sens horaire, puis dans l’autre sens : chacun a deux tours par manche. Le joueur suivant commence la prochaine manche.',
  turnsSolo: 'En solo, vous jouez deux tours de suite à chaque manche.',
  trackOver: (round) => `Ces dés restaient à la fin de la manche ${round}.`,
  trackUse: 'Certains outils utilisent les dés de la piste de manches.',
  trackTarget: 'Chaque dé de la piste de manches augmente votre score cible.',
  trackNone: (round) => `Il ne restait aucun dé à la fin de la manche ${round}.`,
  trackNow: (round) => `La manche ${round} est en cours. Les dés qui resteront à la fin viendront ici.`,
  trackAhead: (round, rounds) =>
    `La partie dure ${number(rounds)} manches. Les dés qui resteront à la fin de la manche ${round} viendront ici.`,
  tokens: 'Un outil coûte 1 jeton Faveur, ou 2 s’il a déjà servi. Chaque jeton restant à la fin rapporte 1 point.',
  pattern: (id, difficulty) =>
    `Le motif ${pattern(id)} est de difficulté ${difficulty} : il donne ${tokens(difficulty)}.`,
  patternSolo: (id, difficulty) =>
    `Le motif ${pattern(id)} est de difficulté ${difficulty}. En solo, il n’y a pas de jetons Faveur.`,
  offers: 'Choisissez l’un de ces motifs pour toute la partie. Plus il est difficile, plus il donne de jetons Faveur.',
  offersSolo: 'Choisissez l’un de ces motifs pour toute la partie.',
  objective: (each) => `Rapporte ${points(each)} chaque fois qu’un vitrail l’atteint.`,
  objectiveNow: (each, now) =>
    `Rapporte ${points(each)} chaque fois que vous l’atteignez : ${points(now)} pour l’instant.`,
  private: (colour, now) =>
    `Rapporte la somme des dés ${DICE_COLOURS[colour]} de votre vitrail : ${points(now)} pour l’instant. Les autres ne verront la carte qu’à la fin.`,
  privateSolo: (now) =>
    `Rapporterait ${points(now)} si la partie s’arrêtait là. Seul le meilleur de vos deux objectifs privés compte.`,
  toolFirst: (price) => `Coûte ${tokens(price)} la première fois, puis 2.`,
  toolAgain: (price) => `Coûte ${tokens(price)}, car cet outil a déjà servi.`,
  toolDie: (colour) => `Coûte un dé ${DIE_COLOURS[colour]} de la pioche et ne sert qu’une fois.`,
  toolSpent: 'Cet outil a déjà servi : en solo, chaque outil ne sert qu’une fois.',
  toolIdle: 'Cet outil n’aurait aucun effet pour l’instant : vous ne pouvez pas l’utiliser.',
  target: (total) =>
    `Le score cible est la somme des dés de la piste de manches : ${number(total)} pour l’instant. Pour gagner, il faut le dépasser.`,
  score: (cost) =>
    `Les objectifs et les jetons Faveur restants rapportent des points. Chaque case vide coûte ${points(cost)}.`,
  scoreSolo: (cost) => `Les objectifs rapportent des points. Chaque case vide coûte ${points(cost)}.`,
};
