/** Strips events down to the fields of a record: any other fields from the sender are dropped. */
import { DOCUMENTED } from './documented.ts';
import type { Game, GameTypes } from './game.ts';

/** Fields that do not change an event: the stand-in for an absent seat, and the number of choices. */
const REMARKS: ReadonlySet<string> = new Set(['by', 'legal']);

type IsKept = (name: string) => boolean;

const keptBy =
  ({ fields = [] }: Pick<Game, 'fields'>): IsKept =>
  (name) =>
    (DOCUMENTED.has(name) && !REMARKS.has(name)) || fields.includes(name);

/** The event must have been parsed by its game, so that every known name is in its place. */
export const bareEvent = <T extends GameTypes>(game: Pick<Game<T>, 'fields'>, event: T['event']): T['event'] =>
  bare(event, keptBy(game)) as T['event'];

function bare(value: unknown, isKept: IsKept): unknown {
  if (isBare(value, isKept)) return value;
  if (Array.isArray(value)) return value.map((each) => bare(each, isKept));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => isKept(name));
  return Object.fromEntries(kept.map(([name, each]) => [name, bare(each, isKept)]));
}

/** Whether there is nothing to drop: the event is kept as it is. */
function isBare(value: unknown, isKept: IsKept): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every((each) => isBare(each, isKept));
  return Object.keys(value).every((name) => isKept(name) && isBare(value[name as keyof typeof value], isKept));
}
