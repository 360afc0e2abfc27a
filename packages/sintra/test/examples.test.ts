import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseRecord, verifyRecord } from '@leadlight/core';
import { sintra } from '../src/index.ts';

type Json = Record<string, unknown> & { events: Record<string, unknown>[]; result: { scores: number[] } };

const EXAMPLES = ['sintra-2-players-side-A', 'sintra-4-players-side-B'] as const;

const load = (name: string): Json =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'examples', `${name}.json`), 'utf8')) as Json;

/** The problems of a record: path, rule and key. */
function problems(json: unknown): string[] {
  const record = parseRecord(sintra, json);
  const found = record.ok ? verifyRecord(sintra, record.value).problems : record.problems;
  return found.map(({ path, reason }) => `${path} ${reason.rule} ${reason.key}`);
}

describe('records of another implementation', () => {
  test.each(EXAMPLES)('%s replays, with every count of legal moves and every point', (name) => {
    const record = parseRecord(sintra, load(name));
    expect(record.ok && verifyRecord(sintra, record.value)).toEqual({
      status: 'finished',
      chance: 'possible',
      sight: 'full',
      problems: [],
    });
    const counts = load(name).events.filter((event) => 'legal' in event);
    expect(counts.length).toBeGreaterThan(60);
  });

  test.each(EXAMPLES)('%s: the check notices each missing move', (name) => {
    const json = load(name);
    for (const index of [0, 1, 2, 40, json.events.length - 1]) {
      const events = json.events.toSpliced(index, 1);
      expect(problems({ ...json, events }).length, `without event ${index}`).toBeGreaterThan(0);
    }
  });

  test('a wrong count, score, place or part of a score is noticed', () => {
    const json = load(EXAMPLES[0]);
    const wrong = json.events.with(2, { ...json.events[2], legal: 80 });
    expect(problems({ ...json, events: wrong })).toEqual(['events[2] record record-legal']);
    const scores = json.result.scores.map((score) => score + 1);
    expect(problems({ ...json, result: { ...json.result, scores } })).toEqual(['result.scores R-50 record-result']);
    const ranking = [[0, 1]];
    expect(problems({ ...json, result: { ...json.result, ranking } })).toEqual(['result.ranking R-56 record-result']);
    expect(problems({ ...json, result: { ...json.result, breakdown: [] } })).toEqual([
      'result.breakdown R-50 record-result',
    ]);
  });
});
