/** Events with nothing on them but what a record has: whatever else a sender wrote there is nobody's business. */
import { DOCUMENTED } from './documented.ts';
import type { AnyEvent } from './game.ts';

/** What changes nothing about an event: who played it for an absent seat, and how many choices there were. */
const REMARKS: ReadonlySet<string> = new Set(['by', 'legal']);

const isKept = (name: string): boolean => DOCUMENTED.has(name) && !REMARKS.has(name);

/** The event must have been parsed: then every name that the format knows is in its place. */
export const bareEvent = <Event extends AnyEvent>(event: Event): Event => bare(event) as Event;

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => isKept(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, bare(each)]));
}
