/**
 * Events and records assembled from the vocabulary of a game: any kind of event with any fields, any value in any field.
 * Random changes of good records hardly ever find such events, but people who write to a border by hand do.
 */
import { expect } from 'vitest';
import { FastRandom, parseRecord, verifyRecord, type GameTypes, type Random } from '../src/index.ts';
import { DOCUMENTED } from '../src/documented.ts';
import { INHERITED_NAMES } from './odd-names.ts';
import { randomGame, type WrittenTable } from './properties.ts';
import { sampleRecords, type Loose } from './sample-records.ts';
import { pick } from './statements.ts';

/** The parts that events are assembled from. */
interface Vocabulary {
  /** Names that tell kinds of events apart, whatever field they belong in. */
  readonly kinds: readonly string[];
  /** The fields of events that happened. */
  readonly forms: readonly (readonly string[])[];
  /** The values that each field had, in any event; and those of all fields. */
  readonly values: ReadonlyMap<string, readonly unknown[]>;
  readonly all: readonly unknown[];
}

const FIELDS: readonly string[] = [...DOCUMENTED, ...INHERITED_NAMES];

const ODD_VALUES: readonly unknown[] = [null, 0, -1, 99, 1.5, true, '', [], [null], [[]], {}, ...INHERITED_NAMES];

/** The fields and values of these events, and kinds of events from anywhere. */
function vocabularyOf(events: readonly Loose[], kinds: readonly string[]): Vocabulary {
  const fields = events.flatMap((event) => Object.entries(event));
  const named = Map.groupBy(fields, ([name]) => name);
  return {
    kinds: [...kinds, ...INHERITED_NAMES],
    forms: events.map((event) => Object.keys(event)),
    values: new Map([...named].map(([name, group]) => [name, group.map(([, value]) => value)])),
    all: [...fields.map(([, value]) => value), ...ODD_VALUES],
  };
}

function aValue({ kinds, values, all }: Vocabulary, name: string, random: Random): unknown {
  const own = values.get(name);
  if (name === 'type' || name === 'tool') return pick(random, kinds);
  if (own !== undefined && random.below(8) > 0) return pick(random, own);
  return pick(random, random.below(2) === 0 ? ODD_VALUES : all);
}

/** The fields of a real event, now and then with one more or one less, each with some value. */
function anAssembledEvent(words: Vocabulary, random: Random): Loose {
  const form = pick(random, words.forms);
  const more = random.below(4) === 0 ? [pick(random, FIELDS)] : [];
  const names = [...form, ...more].filter((name) => name === 'type' || random.below(16) > 0);
  // Through text, as from outside: `__proto__` is a field like any other there.
  const fields = names.map((name) => `${JSON.stringify(name)}:${JSON.stringify(aValue(words, name, random))}`);
  return JSON.parse(`{${fields.join(',')}}`) as Loose;
}

/** An assembled event is refused or played; a refused one changes nothing, as the text of the position shows. */
function expectTotalPlay<T extends GameTypes>(
  { game, notation }: WrittenTable<T>,
  position: T['position'],
  text: string,
  event: Loose,
): void {
  const parsed = game.parseEvent(event);
  const copy = game.copy(position);
  const reasons = game.play(copy, event as unknown as T['event']);
  if (reasons.length === 0) return;
  const told = parsed.ok ? game.why(position, parsed.value) : parsed.problems.map(({ reason }) => reason);
  expect([event, ...reasons]).toEqual([event, ...told]);
  expect(notation.writePosition(copy), JSON.stringify(event)).toBe(text);
}

/** No assembled event makes anything throw: not by itself, not at any moment of a game, and not in a record. */
export function expectNoThrowsAtAssembled<T extends GameTypes>(
  table: WrittenTable<T>,
  kinds: readonly string[],
  seedText: string,
  rounds: number,
): void {
  const { game, notation } = table;
  const random = new FastRandom(`${seedText} assembled`);
  const records = sampleRecords(table, seedText).map(({ record }) => record);
  const words = vocabularyOf(
    records.flatMap(({ events }) => events),
    kinds,
  );
  randomGame(table, seedText, (before) => {
    const text = notation.writePosition(before);
    for (let i = 0; i < rounds; i++) expectTotalPlay(table, before, text, anAssembledEvent(words, random));
  });
  for (let i = 0; i < 10 * rounds; i++) {
    const record = pick(random, records);
    const events = record.events.with(random.below(record.events.length), anAssembledEvent(words, random));
    const parsed = parseRecord(game, { ...record, events });
    if (parsed.ok) verifyRecord(game, parsed.value);
  }
}
