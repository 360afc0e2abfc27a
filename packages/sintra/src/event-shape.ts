/** The form of each event in a record, and the rule that a misshapen one breaks. */
import {
  either,
  eventShape,
  fail,
  integer,
  listOf,
  nullable,
  ok,
  oneOf,
  optional,
  recordObject,
  required,
  type EventShape,
  type Problem,
  type Result,
} from '@leadlight/core';
import { DISPLAYS, JOKERS, PANES_PER_DISPLAY, ROUNDS, SLOTS } from './components.ts';
import type { Event } from './events.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from './options.ts';
import type { Reason } from './reasons.ts';
import { COLOURS, STRIP_SIDES } from './vocabulary.ts';

const seat = required(integer('R-03', 0, MOST_PLAYERS - 1));
const MOST_DISPLAYS = DISPLAYS[MOST_PLAYERS];

const strip = recordObject('R-05', {
  id: required(integer('R-05', 1, SLOTS)),
  side: required(oneOf('R-05', STRIP_SIDES)),
});

const SHAPES = {
  setup: {
    rule: 'R-05',
    fields: {
      start: required(integer('R-09', 0, MOST_PLAYERS - 1)),
      strips: required(listOf('R-05', listOf('R-05', strip, SLOTS), LEAST_PLAYERS, MOST_PLAYERS)),
      indicator: required(listOf('R-08', oneOf('R-08', COLOURS), ROUNDS)),
    },
  },
  fill: {
    rule: 'R-44',
    fields: {
      round: required(integer('R-11', 1, ROUNDS)),
      displays: required(
        listOf(
          'R-02',
          listOf('R-44', oneOf('R-44', COLOURS), 0, PANES_PER_DISPLAY),
          DISPLAYS[LEAST_PLAYERS],
          MOST_DISPLAYS,
        ),
      ),
    },
  },
  pick: {
    rule: 'R-12',
    fields: {
      player: seat,
      from: required(either(oneOf('R-14', ['centre']), integer('R-13', 0, MOST_DISPLAYS - 1))),
      colour: required(oneOf('R-13', COLOURS)),
      strip: required(nullable(integer('R-16', 0, SLOTS - 1))),
      jokers: optional(integer('R-21', 1, JOKERS)),
      keep: optional(oneOf('R-24', COLOURS)),
    },
  },
  back: { rule: 'R-40', fields: { player: seat } },
  end: { rule: 'R-50', fields: {} },
  abandoned: { rule: 'record', fields: {} },
} as const satisfies Record<Event['type'], EventShape>;

const anyEvent = eventShape('R-12', SHAPES);

/** The problems with the form of an event, which may be anything. */
export const formProblems = (json: unknown): readonly Problem<Reason>[] =>
  anyEvent(json, '') as readonly Problem<Reason>[];

export function parseEvent(json: unknown): Result<Event, Problem<Reason>> {
  const problems = formProblems(json);
  return problems.length > 0 ? fail(problems) : ok(json as Event);
}
