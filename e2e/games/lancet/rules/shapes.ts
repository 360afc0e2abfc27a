/** The border to the outside: options and events of the right shape. */
import {
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
  type Problem,
  type Result,
} from '@leadlight/core';
import { FIELDS, type Event } from './events.ts';
import type { Reason } from './reasons.ts';
import { COLOURS, HAND, LEAST_PLAYERS, LENGTHS, MOST_PLAYERS, type Options } from './vocabulary.ts';

const OPTIONS = recordObject('record', { rounds: optional(oneOf('L-03', LENGTHS)) }, FIELDS);

export function optionProblems(json: unknown, players: number): readonly Problem<Reason>[] {
  const problems = [...integer('L-01', LEAST_PLAYERS, MOST_PLAYERS)(players, 'players'), ...OPTIONS(json, '')];
  return problems as readonly Problem<Reason>[];
}

/** By default the game is short. */
export const completed = ({ rounds = 4 }: Partial<Options>): Options => ({ rounds });

export function parseOptions(json: unknown, players: number): Result<Options, Problem<Reason>> {
  const problems = optionProblems(json, players);
  return problems.length > 0 ? fail(problems) : ok(completed(json as Partial<Options>));
}

const type = required(() => []);
const colour = (rule: string) => oneOf(rule, COLOURS);
const perSeat = (rule: string, item: ReturnType<typeof colour>) => listOf(rule, item, LEAST_PLAYERS, MOST_PLAYERS);
const hand = listOf('L-02', colour('L-02'), 0, HAND);

export const EVENT_SHAPE = eventShape(
  'record',
  {
    deal: {
      rule: 'L-02',
      fields: { type, hands: required(perSeat('L-02', nullable(listOf('L-02', colour('L-02'), HAND)))) },
    },
    choose: {
      rule: 'L-04',
      fields: {
        type,
        player: required(integer('L-04', 0, MOST_PLAYERS - 1)),
        colour: required(nullable(colour('L-04'))),
      },
    },
    draw: { rule: 'L-07', fields: { type, shards: required(perSeat('L-07', nullable(colour('L-07')))) } },
    end: { rule: 'L-08', fields: { type } },
    abandoned: { rule: 'record', fields: { type } },
    reveal: {
      rule: 'L-05',
      fields: {
        type,
        chosen: optional(perSeat('L-05', nullable(colour('L-05')))),
        hands: optional(perSeat('L-08', hand)),
      },
    },
  },
  'type',
  FIELDS,
);

export function parseEvent(json: unknown): Result<Event, Problem<Reason>> {
  const problems = EVENT_SHAPE(json, '') as readonly Problem<Reason>[];
  return problems.length > 0 ? fail(problems) : ok(json as Event);
}
