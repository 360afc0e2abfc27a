import type { SagradaLogTexts } from '../log.ts';
import { valueOf } from '../parts.ts';
import { DIE_COLOURS, dieName, number, plural, points, tokens as favorTokens } from './grammar.ts';
import { tool } from './quoted.ts';

const tokens = (count: number): string =>
  plural(count, { one: `${number(count)} token`, other: `${number(count)} tokens` });

/** More dice than this are only counted. */
const FEW = 3;

export const log: SagradaLogTexts = {
  dealt: 'Cards dealt',
  windowsShown: 'All windows revealed',
  privatesShown: 'Private objectives revealed',
  roundOver: (round) => `Round ${round} over`,
  leftOver: (dice) => (dice.length > FEW ? `${number(dice.length)} dice` : dice.map(dieName).join(', ')),
  track: 'round track',
  chosen: 'window chosen',
  tokens,
  die: dieName,
  value: (die) => number(valueOf(die)),
  tool: (name, count) => `${name} (${tokens(count)})`,
  toolForDie: (name, die) => `${name} (${dieName(die)})`,
  poolRolled: 'draft pool re-rolled',
  drawn: (colour) => `${DIE_COLOURS[colour]} die`,
  passed: 'passed',
  skipped: 'second turn skipped',
  total: points,
  placed: (die, cell) => `The ${dieName(die)} goes on ${cell}.`,
  tokensPaid: (id, count) => `${tool(id)} costs ${favorTokens(count)}.`,
  diePaid: (id, die) => `${tool(id)} costs the ${dieName(die)}.`,
};
