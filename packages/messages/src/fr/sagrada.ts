import type { SagradaTexts } from '../texts.ts';
import { isYou } from '../parts.ts';
import { board } from './board-sagrada.ts';
import { log } from './log-sagrada.ts';
import { outlook } from './outlook-sagrada.ts';
import { preview } from './preview-sagrada.ts';
import {
  DIE_COLOURS,
  dieName,
  does,
  doesThen,
  emptySpaces,
  list,
  listDice,
  number,
  points,
  ranked,
  tokens,
} from './grammar.ts';
import { names } from './names.ts';
import { objective, pattern, tool } from './quoted.ts';

const { privateObjectives } = names.sagrada;

/** How often an objective was met. */
function achieved(times: number): string {
  if (times === 0) return 'jamais atteint';
  return times === 1 ? 'atteint une fois' : `atteint ${number(times)} fois`;
}

const consequences: SagradaTexts['consequences'] = {
  dealt: ({ seat, tools: dealt, public: shared }, context) =>
    `Les cartes sont distribuées. ${does(context, seat, 'commencez', 'commence')}. Outils : ${list(dealt.map(tool))}. Objectifs publics : ${list(shared.map(objective))}.`,
  chosen: ({ seat, pattern: id }, context) =>
    id === null
      ? `${does(context, seat, 'avez choisi', 'a choisi')} un motif.`
      : `${does(context, seat, 'choisissez', 'choisit')} le motif ${pattern(id)}.`,
  'tokens-received': ({ tokens: count }) => `Ce motif donne droit à ${tokens(count)}.`,
  'windows-shown': ({ patterns: chosen }, { name }) =>
    `Tous les motifs sont révélés. ${chosen.map((id, seat) => `${name(seat)} : ${id === null ? 'aucun motif' : pattern(id)}`).join(' ; ')}.`,
  'privates-shown': ({ private: shown }, { name }) =>
    `Les objectifs privés sont révélés. ${shown.map((colours, seat) => `${name(seat)} : ${list(colours.map((colour) => `« ${privateObjectives[colour].name} »`))}`).join(' ; ')}.`,
  rolled: ({ round, seat, dice }, context) =>
    `Manche ${round} : ${doesThen(context, seat, 'lancez', 'lance')} les dés. Pioche : ${listDice(dice)}.`,
  taken: ({ seat, die }, context) => `${does(context, seat, 'prenez', 'prend')} le ${dieName(die)} dans la pioche.`,
  placed: ({ seat, die, cell }, context) => `${does(context, seat, 'placez', 'place')} le ${dieName(die)} en ${cell}.`,
  'tokens-paid': ({ seat, tool: id, tokens: count }, context) =>
    `${does(context, seat, 'dépensez', 'dépense')} ${tokens(count)} pour utiliser l’outil ${tool(id)}.`,
  'die-paid': ({ seat, tool: id, die }, context) =>
    `${does(context, seat, 'dépensez', 'dépense')} le ${dieName(die)} pour utiliser l’outil ${tool(id)}.`,
  turned: ({ from, to }) => `Le ${dieName(from)} devient un ${dieName(to)}.`,
  swapped: ({ round, from, to }) =>
    `Le ${dieName(from)} est échangé contre le ${dieName(to)} de la case ${round} de la piste de manches.`,
  moved: ({ die, from, to }) => `Le ${dieName(die)} passe de ${from} à ${to}.`,
  rerolled: ({ from, to }) =>
    `${from.length > 1 ? 'Les dés sont relancés' : 'Le dé est relancé'}. Avant : ${listDice(from)}. Après : ${listDice(to)}.`,
  bagged: ({ die }) => `Le ${dieName(die)} retourne dans le sac.`,
  drawn: ({ colour }) => `Un dé ${DIE_COLOURS[colour]} est tiré du sac.`,
  pooled: ({ die }) => `Le ${dieName(die)} rejoint la pioche.`,
  'turn-ended': ({ seat, passed }, context) =>
    passed
      ? `${does(context, seat, 'passez', 'passe')}.`
      : `${does(context, seat, 'terminez votre tour', 'termine son tour')}.`,
  'turn-forfeited': ({ seat }, context) =>
    `${does(context, seat, 'renoncez à votre', 'renonce à son')} second tour de la manche.`,
  'turn-skipped': ({ seat }, context) =>
    `${does(context, seat, 'sautez votre', 'saute son')} second tour de la manche.`,
  'round-ended': ({ round, dice }) =>
    dice.length === 0
      ? `La manche ${round} est terminée ; il ne reste aucun dé pour la piste de manches.`
      : `La manche ${round} est terminée. Sur la piste de manches : ${listDice(dice)}.`,
  'objective-scored': ({ seat, objective: id, times, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour l’objectif ${objective(id)}, ${achieved(times)}.`,
  'private-scored': ({ seat, colour, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour l’objectif privé « ${privateObjectives[colour].name} ».`,
  'tokens-scored': ({ seat, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour les jetons Faveur restants.`,
  'empty-scored': ({ seat, spaces, points: lost }, context) =>
    spaces === 0
      ? `${does(context, seat, 'n’avez', 'n’a')} aucune case vide.`
      : `${does(context, seat, 'perdez', 'perd')} ${points(Math.abs(lost))} pour ${emptySpaces(spaces)}.`,
  ranked,
  'target-met': ({ seat, score, target }, context) =>
    `${does(context, seat, 'gagnez', 'gagne')} ! ${points(score)} pour un score cible de ${number(target)}.`,
  'target-missed': ({ seat, score, target }, context) =>
    `${isYou(context, seat) ? 'Perdu' : `${context.name(seat)} perd`} : ${points(score)} pour un score cible de ${number(target)}.`,
  abandoned: 'La partie a été abandonnée, sans résultat.',
};

export const sagrada: SagradaTexts = { consequences, board, preview, outlook, log };
