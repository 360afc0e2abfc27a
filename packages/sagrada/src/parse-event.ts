import { fail, ok, type Problem, type Result } from '@leadlight/core';
import type { Event } from './events.ts';
import type { Reason } from './reasons.ts';
import { EVENT_SHAPE } from './shapes.ts';

/** An event from outside, if it has the right shape. Whether it can be played is another question. */
export function parseEvent(json: unknown): Result<Event, Problem<Reason>> {
  const problems = EVENT_SHAPE(json, '');
  return problems.length === 0 ? ok(json as Event) : fail(problems as readonly Problem<Reason>[]);
}
