import type { RefusalTexts } from '../refusals.ts';
import { DICE_COLOURS, DIE_COLOURS, dieName, number, tokens } from './grammar.ts';
import { pattern, tool } from './quoted.ts';

export const reasons: RefusalTexts['sagrada'] = {
  over: 'La partie est terminée.',
  'not-due': ({ due }) =>
    ({
      setup: 'Il faut d’abord distribuer les cartes.',
      choose: 'Tous les joueurs doivent d’abord choisir un motif.',
      roll: 'Il faut d’abord lancer les dés de la manche.',
      turn: 'Un joueur doit d’abord jouer son tour.',
      rerolled: 'Il faut d’abord relancer les dés.',
      drawn: 'Il faut d’abord tirer un dé du sac.',
      settle: 'Il faut d’abord jouer le dé en main.',
      end: 'Toutes les manches ont été jouées : il ne reste que le décompte final.',
    })[due],
  'not-your-turn': ({ seat }) => `C’est au joueur ${seat + 1} de jouer.`,
  'already-chosen': 'Ce joueur a déjà choisi son motif.',
  'not-offered': ({ pattern: id }) => `${pattern(id)} ne fait pas partie des quatre motifs proposés.`,
  'pattern-missing': 'Choisissez l’un des quatre motifs proposés.',
  'card-taken': ({ pattern: id }) => `La carte Motif de vitrail ${pattern(id)} a été distribuée à un autre joueur.`,
  'already-drafted': 'On ne peut prendre qu’un seul dé par tour.',
  'not-in-pool': ({ die }) => `Il n’y a pas de ${dieName(die)} dans la pioche.`,
  occupied: ({ cell }) => `La case ${cell} est déjà occupée.`,
  'not-on-edge': ({ cell }) => `Le premier dé se place sur un bord ou dans un coin du vitrail, pas en ${cell}.`,
  'not-touching': ({ cell }) =>
    `Un dé doit en toucher un autre par un côté ou par un coin : en ${cell}, il n’en touche aucun.`,
  'printed-colour': ({ cell, printed, die }) =>
    `La case ${cell} n’accepte que les dés ${DICE_COLOURS[printed]}, pas le ${dieName(die)}.`,
  'printed-value': ({ cell, printed, die }) =>
    `La case ${cell} n’accepte que les dés de valeur ${printed}, pas le ${dieName(die)}.`,
  'same-colour': ({ cell, neighbour, colour }) =>
    `La case ${cell} ne peut pas accueillir de dé ${DIE_COLOURS[colour]} : il y en a déjà un à côté, en ${neighbour}.`,
  'same-value': ({ cell, neighbour, value }) =>
    `La case ${cell} ne peut pas accueillir de ${value} : il y en a déjà un à côté, en ${neighbour}.`,
  'tool-absent': ({ tool: id }) => `L’outil ${tool(id)} n’est pas en jeu dans cette partie.`,
  'tool-spent': ({ tool: id }) => `L’outil ${tool(id)} a déjà été utilisé : en solo, chaque outil ne sert qu’une fois.`,
  'tool-used': 'On ne peut utiliser qu’un seul outil par tour.',
  'too-few-tokens': ({ tool: id, price, tokens: left }) =>
    `L’outil ${tool(id)} coûte ${tokens(price)} (disponibles : ${number(left)}).`,
  'tool-after-draft': ({ tool: id }) =>
    `L’outil ${tool(id)} agit sur le dé choisi, or celui de ce tour est déjà placé.`,
  'pay-missing': ({ tool: id, colour }) =>
    `En solo, l’outil ${tool(id)} se paie avec un dé ${DIE_COLOURS[colour]} de la pioche.`,
  'pay-misplaced': 'Les outils ne se paient avec des dés qu’en solo.',
  'pay-colour': ({ tool: id, colour }) => `L’outil ${tool(id)} ne se paie qu’avec un dé ${DIE_COLOURS[colour]}.`,
  'pay-not-in-pool': ({ die }) => `Il n’y a pas de ${dieName(die)} dans la pioche pour payer.`,
  'grozing-step': ({ die, value }) =>
    `Le ${dieName(die)} ne peut que monter ou descendre de 1, sans passer de 6 à 1 ni de 1 à 6 : il ne peut pas devenir un ${value}.`,
  'no-die-there': ({ cell }) => `Il n’y a pas de dé en ${cell}.`,
  'own-space': ({ cell }) => `Le dé en ${cell} doit changer de case.`,
  'same-die': ({ cell }) => `Il faut déplacer deux dés différents, or le dé en ${cell} vient d’être déplacé.`,
  'colour-not-on-track': ({ colour }) =>
    `L’outil ${tool('tap-wheel')} ne déplace que des dés d’une couleur présente sur la piste de manches, or elle ne porte aucun dé ${DIE_COLOURS[colour]}.`,
  'two-colours': `Avec l’outil ${tool('tap-wheel')}, les deux dés doivent être de la même couleur.`,
  'track-empty': ({ tool: id }) => `L’outil ${tool(id)} est inutilisable tant que la piste de manches est vide.`,
  'not-on-track': ({ round, die }) => `Il n’y a pas de ${dieName(die)} sur la case ${round} de la piste de manches.`,
  'touches-a-die': ({ cell }) =>
    `L’outil ${tool('cork-backed-straightedge')} demande une case qui ne touche aucun dé, or ${cell} en touche un.`,
  'hammer-first-turn': `L’outil ${tool('glazing-hammer')} ne s’utilise qu’au second tour d’une manche.`,
  'hammer-after-draft': `L’outil ${tool('glazing-hammer')} ne s’utilise qu’avant de prendre un dé.`,
  'hammer-no-dice': 'Il n’y a aucun dé à relancer dans la pioche.',
  'pliers-second-turn': `L’outil ${tool('running-pliers')} ne s’utilise qu’au premier tour d’une manche.`,
  'pliers-before-draft': `L’outil ${tool('running-pliers')} ne s’utilise qu’après avoir pris un dé.`,
  'must-be-placed': ({ die }) => `Une case convient au ${dieName(die)} : il faut le placer.`,
  'value-missing': 'Choisissez une valeur pour le dé tiré du sac.',
  'value-misplaced': 'La valeur de ce dé ne se choisit pas.',
  'setup-start': ({ start }) => `Le joueur ${start + 1} ne peut pas commencer cette partie.`,
  'setup-seats': ({ seats, players }) => `Nombre de joueurs à qui distribuer des cartes : ${players}, et non ${seats}.`,
  'setup-private': ({ seat }) =>
    `Le joueur ${seat + 1} n’a pas le bon nombre d’objectifs privés, ou l’un d’eux a été distribué deux fois.`,
  'setup-public': ({ expected }) => `Objectifs publics différents à distribuer : ${expected}.`,
  'setup-tools': ({ expected }) => `Outils différents à distribuer : ${expected}.`,
  'setup-offers': ({ seat }) =>
    `Le joueur ${seat + 1} doit recevoir deux cartes Motif de vitrail que personne d’autre n’a, avec leurs deux faces.`,
  'roll-round': ({ round, expected }) => `La manche suivante est la ${expected}, et non la ${round}.`,
  'roll-count': ({ count, expected }) => `Dés à lancer : ${expected}, et non ${count}.`,
  'roll-bag': ({ colour }) => `Il n’y a pas autant de dés ${DICE_COLOURS[colour]} dans le sac.`,
  'reroll-count': ({ count, expected }) => `Dés à relancer : ${expected}, et non ${count}.`,
  'reroll-colour': ({ die }) => `Un dé relancé garde sa couleur : un ${dieName(die)} est impossible ici.`,
  'drawn-bag': ({ colour }) => `Il n’y a pas de dé ${DIE_COLOURS[colour]} dans le sac.`,
  'nothing-hidden': 'En solo, rien n’est caché.',
  'reveal-due': 'Les motifs proposés et choisis doivent d’abord être révélés.',
  'reveal-contradicts': 'Les informations révélées contredisent ce que l’on savait déjà.',
  'private-early': 'Les objectifs privés ne sont révélés qu’à la fin de la partie.',
};
