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
import { ROUNDS } from './components.ts';
import { DICE } from './dice.ts';
import type { Event, Use, WindowMove } from './events.ts';
import { CELLS } from './grid.ts';
import { COLOURS, OBJECTIVE_IDS, PATTERN_IDS, TOOL_IDS, VALUES, type ToolId } from './vocabulary.ts';

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
type OfTool<Id extends ToolId, Each = Use> = Each extends { tool: infer Ids } ? (Id extends Ids ? Each : never) : never;

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
      tools: required(listOf('G-06', oneOf('G-06', TOOL_IDS), 1, 5)),
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
const placing = { ...use, die: required(die), cell: required(cell) };
const flux = { ...use, die: required(die) };

const windowMove = recordObject('G-32', { from: required(cell), to: required(cell) } satisfies FieldsOf<WindowMove>);
const moving = (rule: string, least: number, most: number) => ({
  ...use,
  moves: required(listOf(rule, windowMove, least, most)),
});

const TOOL_FIELDS: { readonly [Id in ToolId]: EventShape & { fields: Fields<OfTool<Id>> } } = {
  'grozing-pliers': { rule: 'G-33', fields: { ...placing, value: required(value) } },
  'eglomise-brush': { rule: 'G-34', fields: moving('G-34', 1, 1) },
  'copper-foil-burnisher': { rule: 'G-35', fields: moving('G-35', 1, 1) },
  lathekin: { rule: 'G-36', fields: moving('G-36', 2, 2) },
  'lens-cutter': { rule: 'G-37', fields: { ...placing, round: required(round), track: required(die) } },
  'flux-brush': { rule: 'G-38', fields: flux },
  'glazing-hammer': { rule: 'G-39', fields: use },
  'running-pliers': { rule: 'G-40', fields: placing },
  'cork-backed-straightedge': { rule: 'G-41', fields: placing },
  'grinding-stone': { rule: 'G-42', fields: placing },
  'flux-remover': { rule: 'G-43', fields: flux },
  'tap-wheel': { rule: 'G-44', fields: moving('G-44', 1, 2) },
};

const byType = eventShape('record', EVENT_FIELDS);
const byTool = eventShape('record', TOOL_FIELDS, 'tool');

/** Events of type `tool` differ by tool, all others by type: a tool is not a type, and a type is not a tool. */
export const EVENT_SHAPE: Shape = (event, path) =>
  isObject(event) && event['type'] === 'tool' ? byTool(event, path) : byType(event, path);

/** G-06, G-61: 3 tools, or 1 to 5 in solo. */
export const optionsShape = (players: number) =>
  recordObject('record', {
    tools: optional(players === 1 ? integer('G-61', 1, 5) : integer('G-06', 3, 3)),
    start: optional(integer('G-07', 0, players - 1)),
  });
