/** The shape of everything that comes from outside, field by field, with the rule that a wrong one breaks. */
import {
  eventShape,
  integer,
  isObject,
  listOf,
  nullable,
  oneOf,
  optional,
  recordObject,
  required,
  type EventShape,
  type FieldsOf,
  type Shape,
} from '@leadlight/core';
import { ROUNDS, SOLO_TOOLS, TOOLS_DEALT } from './components.ts';
import { DICE } from './dice.ts';
import type { Event } from './events.ts';
import { CELLS } from './grid.ts';
import type { Chosen, FieldKind, FieldOfKind, WindowMove } from './tools/fields.ts';
import { TOOLS } from './tools/index.ts';
import type { Tool } from './tools/tool.ts';
import { COLOURS, OBJECTIVE_IDS, PATTERN_IDS, TOOL_IDS, VALUES } from './vocabulary.ts';

const MOST_PLAYERS = 4;

const seat = integer('G-12', 0, MOST_PLAYERS - 1);
const die = oneOf('G-01', DICE);
const colour = oneOf('G-01', COLOURS);
const value = oneOf('G-01', VALUES);
const cell = oneOf('G-20', CELLS);
const pattern = oneOf('G-04', PATTERN_IDS);
const round = integer('G-10', 1, ROUNDS);
const dice = listOf('G-11', die, 0, 2 * MOST_PLAYERS + 1);

const type = required(() => []);
const player = required(seat);

const perSeat = (rule: string, item: Parameters<typeof listOf>[1]) => listOf(rule, item, 1, MOST_PLAYERS);
const offer = listOf('G-04', pattern, 4);
const privates = listOf('G-03', colour, 1, 2);

/** The core checks the annotations that any event may carry. */
type Fields<E> = Omit<FieldsOf<E>, 'by' | 'legal'>;
type OfType<Type extends Event['type']> = Extract<Event, { type: Type }>;

const EVENT_FIELDS: {
  readonly [Type in Exclude<Event['type'], 'tool'>]: EventShape & { fields: Fields<OfType<Type>> };
} = {
  setup: {
    rule: 'G-06',
    fields: {
      type,
      start: required(seat),
      private: required(perSeat('G-03', nullable(privates))),
      public: required(listOf('G-06', oneOf('G-06', OBJECTIVE_IDS), 2, 3)),
      tools: required(listOf('G-06', oneOf('G-06', TOOL_IDS), SOLO_TOOLS.least, SOLO_TOOLS.most)),
      offers: required(perSeat('G-04', nullable(offer))),
    },
  },
  choose: { rule: 'G-04', fields: { type, player, pattern: required(nullable(pattern)) } },
  roll: { rule: 'G-11', fields: { type, round: required(round), dice: required(dice) } },
  place: { rule: 'G-20', fields: { type, player, die: required(die), cell: required(cell) } },
  rerolled: { rule: 'G-39', fields: { type, dice: required(dice) } },
  drawn: { rule: 'G-43', fields: { type, colour: required(colour) } },
  settle: { rule: 'G-43', fields: { type, player, cell: optional(cell), value: optional(value) } },
  done: { rule: 'G-13', fields: { type, player } },
  end: { rule: 'G-50', fields: { type } },
  abandoned: { rule: 'record', fields: { type } },
  reveal: {
    rule: 'G-99',
    fields: {
      type,
      offers: optional(perSeat('G-04', offer)),
      patterns: optional(perSeat('G-04', nullable(pattern))),
      private: optional(perSeat('G-03', privates)),
    },
  },
};

const use = { type, player, tool: required(() => []), pay: optional(oneOf('G-64', DICE)) };
const windowMove = recordObject('G-32', { from: required(cell), to: required(cell) } satisfies FieldsOf<WindowMove>);

/** The shape of each kind of field; `rule` is the tool's. */
const FIELD_SHAPES: {
  readonly [Kind in FieldKind]: (rule: string, field: FieldOfKind<Kind>) => FieldsOf<Chosen[Kind]>;
} = {
  die: () => ({ die: required(die) }),
  value: () => ({ value: required(value) }),
  swap: () => ({ round: required(round), track: required(die) }),
  cell: () => ({ cell: required(cell) }),
  moves: (rule, { least, most }) => ({ moves: required(listOf(rule, windowMove, least, most)) }),
};

function useShape({ rule, fields }: Tool): EventShape {
  const shapes = fields.map((field): EventShape['fields'] => FIELD_SHAPES[field.kind](rule, field as never));
  return { rule, fields: Object.fromEntries([use, ...shapes].flatMap((shape) => Object.entries(shape))) };
}

const byType = eventShape('record', EVENT_FIELDS);
const byTool = eventShape('record', Object.fromEntries(TOOL_IDS.map((id, at) => [id, useShape(TOOLS[at])])), 'tool');

/** Events of type `tool` differ by tool, all others by type: a tool is not a type, and a type is not a tool. */
export const EVENT_SHAPE: Shape = (event, path) =>
  isObject(event) && event['type'] === 'tool' ? byTool(event, path) : byType(event, path);

const soloTools = integer('G-61', SOLO_TOOLS.least, SOLO_TOOLS.most);

export const optionsShape = (players: number) =>
  recordObject('record', {
    tools: optional(players === 1 ? soloTools : integer('G-06', TOOLS_DEALT, TOOLS_DEALT)),
    start: optional(integer('G-07', 0, players - 1)),
  });
