/** Strips events down to the fields of a record: any other fields from the sender are dropped. */
import { DOCUMENTED } from './documented.ts';
import type { AnyEvent } from './game.ts';

/** Fields that do not change an event: the stand-in for an absent seat, and the number of choices. */
const REMARKS: ReadonlySet<string> = new Set(['by', 'legal']);

const isKept = (name: string): boolean => DOCUMENTED.has(name) && !REMARKS.has(name);

/** The event must have been parsed, so that every known name is in its place. */
export const bareEvent = <Event extends AnyEvent>(event: Event): Event => bare(event) as Event;

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => isKept(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, bare(each)]));
}
