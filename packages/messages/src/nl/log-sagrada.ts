import type { SagradaLogTexts } from '../log.ts';
import { valueOf } from '../parts.ts';
import { DIE_COLOURS, dieName, number, points, tokens } from './grammar.ts';
import { theTool } from './quoted.ts';

/** More dice than this are only counted. */
const FEW = 3;

export const log: SagradaLogTexts = {
  dealt: 'Kaarten uitgedeeld',
  windowsShown: 'Alle patronen liggen open',
  privatesShown: 'De persoonlijke doelen liggen open',
  roundOver: (round) => `Ronde ${round} voorbij`,
  leftOver: (dice) => (dice.length > FEW ? `${number(dice.length)} dobbelstenen` : dice.map(dieName).join(', ')),
  track: 'rondespoor',
  chosen: 'patroon gekozen',
  tokens,
  die: dieName,
  value: (die) => number(valueOf(die)),
  tool: (name, count) => `${name} (${tokens(count)})`,
  toolForDie: (name, die) => `${name} (${dieName(die)})`,
  poolRolled: 'aanbod opnieuw geworpen',
  drawn: (colour) => `${DIE_COLOURS[colour]} dobbelsteen`,
  passed: 'gepast',
  skipped: 'tweede beurt overgeslagen',
  total: points,
  placed: (die, cell) => `De ${dieName(die)} komt op ${cell}.`,
  tokensPaid: (id, count) => `Het gebruik van ${theTool(id)} kost ${tokens(count)}.`,
  diePaid: (id, die) => `Het gebruik van ${theTool(id)} kost de ${dieName(die)}.`,
};
