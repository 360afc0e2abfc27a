/** Writes a legal move of Sagrada as a line that chooses it. */
import {
  toolFields,
  type Chosen,
  type Die,
  type FieldKind,
  type Move,
  type PatternId,
  type ToolId,
  type Use,
} from '@leadlight/sagrada';
import type { TextsWith } from '@leadlight/messages';
import type { Lexicon } from '../../../typing/lexicon.ts';
import { isColour, type Term } from './things.ts';

export interface Writing {
  readonly words: Lexicon<Term>;
  readonly texts: TextsWith<'sagrada'>;
}

export function writeDie(die: Die, { words }: Writing): string {
  const [letter = '', value = ''] = die;
  return isColour(letter) ? `${words.say(letter)} ${value}` : die;
}

/** Each kind of field in words. */
const FIELDS: { readonly [Kind in FieldKind]: (chosen: Chosen[Kind], writing: Writing) => string } = {
  die: ({ die }, writing) => writeDie(die, writing),
  value: ({ value }, { words }) => `${words.say('value')} ${value}`,
  swap: ({ round, track }, writing) => `${writing.words.say('round')} ${round} ${writeDie(track, writing)}`,
  cell: ({ cell }) => cell,
  moves: ({ moves }) => moves.map(({ from, to }) => `${from} ${to}`).join(', '),
};

const toolName = (tool: ToolId, { texts }: Writing): string => texts.names.sagrada.tools[tool].name;
const patternName = (pattern: PatternId, { texts }: Writing): string => texts.names.sagrada.patterns[pattern];

const writeUse = (use: Use, writing: Writing): string =>
  [
    toolName(use.tool, writing),
    ...(use.pay === undefined ? [] : [`${writing.words.say('pay')} ${writeDie(use.pay, writing)}`]),
    ...toolFields(use.tool).map(({ kind }) => FIELDS[kind](use as never, writing)),
  ].join(' ');

export function writeSagrada(move: Move, writing: Writing): string {
  const { words } = writing;
  switch (move.type) {
    case 'choose':
      return move.pattern === null ? '' : patternName(move.pattern, writing);
    case 'place':
      return `${writeDie(move.die, writing)} ${move.cell}`;
    case 'tool':
      return writeUse(move, writing);
    case 'settle':
      return [
        ...(move.value === undefined ? [] : [`${words.say('value')} ${move.value}`]),
        move.cell ?? words.say('pool'),
      ].join(' ');
    case 'done':
      return words.say('done');
  }
}
