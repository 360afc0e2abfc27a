import type { SagradaLogTexts } from '../log.ts';
import { colourOf, valueOf } from '../parts.ts';
import { DIE_COLOURS, dieName, number, plural, points, tokens as favorTokens } from './grammar.ts';
import { tool } from './quoted.ts';
import type { Die } from '@leadlight/sagrada';

const tokens = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'jeton', many: 'jetons', other: 'jetons' })}`;

/** « rouge 3 »: the word “dé” is understood here. */
const look = (die: Die): string => `${DIE_COLOURS[colourOf(die)]} ${valueOf(die)}`;

/** More dice than this are only counted. */
const FEW = 3;

export const log: SagradaLogTexts = {
  dealt: 'Cartes distribuées',
  windowsShown: 'Motifs révélés',
  privatesShown: 'Objectifs privés révélés',
  roundOver: (round) => `Fin de la manche ${round}`,
  leftOver: (dice) => (dice.length > FEW ? `${number(dice.length)} dés` : dice.map(look).join(', ')),
  track: 'piste de manches',
  chosen: 'motif choisi',
  tokens,
  die: look,
  value: (die) => number(valueOf(die)),
  tool: (name, count) => `${name} (${tokens(count)})`,
  toolForDie: (name, die) => `${name} (${look(die)})`,
  poolRolled: 'pioche relancée',
  drawn: (colour) => `dé ${DIE_COLOURS[colour]}`,
  passed: 'tour passé',
  skipped: 'second tour sauté',
  total: points,
  placed: (die, cell) => `Le ${dieName(die)} est placé en ${cell}.`,
  tokensPaid: (id, count) => `L’outil ${tool(id)} coûte ${favorTokens(count)}.`,
  diePaid: (id, die) => `L’outil ${tool(id)} coûte le ${dieName(die)}.`,
};
