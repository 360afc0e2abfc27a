/** Converts between the moves of a record and their codes. */
import type { Code } from '@leadlight/core';
import {
  FIELD_NONE,
  firstField,
  firstOf,
  fourthField,
  fourthOf,
  isTool,
  KIND,
  kindOf,
  payField,
  payOf,
  secondField,
  secondOf,
  thirdField,
  thirdOf,
} from './codes.ts';
import { TOOL_COLOURS } from './components.ts';
import { DICE, dieIndex, valueOf } from './dice.ts';
import type { Choose, Move, Settle, Use } from './events.ts';
import { cellIndex, CELLS } from './grid.ts';
import { patternIndex, PATTERNS } from './patterns.ts';
import type { Position } from './position.ts';
import type { Chosen, FieldKind, WindowMove } from './tools/fields.ts';
import { toolFields } from './tools/index.ts';
import { TOOL_IDS, VALUES, type Cell, type Die } from './vocabulary.ts';

const die = (name: Die): number => firstField(dieIndex(name));
const cell = (name: Cell): number => secondField(cellIndex(name));

/** The code of a move whose shape was checked; `choose` has a pattern. Whether it is legal is another question. */
export function encode(move: Move): Code {
  return encodeFields(move) as Code;
}

function encodeFields(move: Move): number {
  switch (move.type) {
    case 'choose':
      return encodeChoice(move);
    case 'place':
      return KIND.place | die(move.die) | cell(move.cell);
    case 'tool':
      return TOOL_IDS.indexOf(move.tool) | encodePay(move.pay) | encodeUse(move);
    case 'settle':
      return encodeSettlement(move);
    case 'done':
      return KIND.done;
  }
}

const encodeChoice = (move: Choose): number =>
  KIND.choose | firstField(move.pattern === null ? FIELD_NONE : patternIndex(move.pattern)) | thirdField(move.player);

const encodePay = (pay: Die | undefined): number => (pay === undefined ? 0 : payField(valueOf(dieIndex(pay))));

function encodeSettlement({ cell: to, value }: Settle): number {
  return KIND.settle | secondField(to === undefined ? FIELD_NONE : cellIndex(to)) | thirdField(value ?? 0);
}

type Writable<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

/** How each kind of field is kept in a code: read into an event, since lists of moves are long. */
const FIELD_CODES: {
  readonly [Kind in FieldKind]: {
    readonly encode: (chosen: Chosen[Kind]) => number;
    readonly read: (code: number, into: Writable<Chosen[Kind]>) => void;
  };
} = {
  die: {
    encode: (chosen) => die(chosen.die),
    read: (code, into) => {
      into.die = DICE[firstOf(code)];
    },
  },
  value: {
    encode: ({ value }) => thirdField(value),
    read: (code, into) => {
      into.value = VALUES[thirdOf(code) - 1];
    },
  },
  swap: {
    encode: ({ round, track }) => thirdField(round) | fourthField(dieIndex(track)),
    read: (code, into) => {
      into.round = thirdOf(code);
      into.track = DICE[fourthOf(code)];
    },
  },
  cell: {
    encode: (chosen) => cell(chosen.cell),
    read: (code, into) => {
      into.cell = CELLS[secondOf(code)];
    },
  },
  moves: {
    encode: ({ moves }) => encodeMoves(moves),
    read: (code, into) => {
      into.moves = decodeMoves(code);
    },
  },
};

function encodeUse(move: Use): number {
  let code = 0;
  for (const { kind } of toolFields(move.tool)) code |= FIELD_CODES[kind].encode(move as never);
  return code;
}

function encodeMoves([first, second]: readonly WindowMove[]): number {
  const one = firstField(cellIndex(first.from)) | cell(first.to);
  if (second === undefined) return one | thirdField(FIELD_NONE) | fourthField(FIELD_NONE);
  return one | thirdField(cellIndex(second.from)) | fourthField(cellIndex(second.to));
}

/** The move behind a code, in the form of a record. */
export function decode(position: Position, code: number): Move {
  if (kindOf(code) === KIND.choose) return decodeChoice(code);
  const player = position.seat;
  if (kindOf(code) === KIND.done) return { type: 'done', player };
  if (kindOf(code) === KIND.settle) return decodeSettlement(player, code);
  if (isTool(code)) return decodeUse(player, code);
  return { type: 'place', player, die: DICE[firstOf(code)], cell: CELLS[secondOf(code)] };
}

const decodeChoice = (code: number): Choose => ({
  type: 'choose',
  player: thirdOf(code),
  pattern: firstOf(code) === FIELD_NONE ? null : PATTERNS[firstOf(code)].id,
});

function decodeSettlement(player: number, code: number): Settle {
  const to = secondOf(code) === FIELD_NONE ? {} : { cell: CELLS[secondOf(code)] };
  const value = thirdOf(code) === 0 ? {} : { value: VALUES[thirdOf(code) - 1] };
  return { type: 'settle', player, ...to, ...value };
}

function decodePay(code: number): { pay?: Die } {
  if (payOf(code) === 0) return {};
  return { pay: `${TOOL_COLOURS[TOOL_IDS[kindOf(code)]]}${VALUES[payOf(code) - 1]}` };
}

function decodeUse(player: number, code: number): Use {
  const tool = TOOL_IDS[kindOf(code)];
  const use = { type: 'tool', player, ...decodePay(code), tool };
  for (const { kind } of toolFields(tool)) FIELD_CODES[kind].read(code, use as never);
  return use as Use;
}

function decodeMoves(code: number): WindowMove[] {
  const first = { from: CELLS[firstOf(code)], to: CELLS[secondOf(code)] };
  if (thirdOf(code) === FIELD_NONE) return [first];
  return [first, { from: CELLS[thirdOf(code)], to: CELLS[fourthOf(code)] }];
}
