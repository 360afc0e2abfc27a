import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseRecord, verifyRecord, type AnyProblem } from '@leadlight/core';
import { sagrada, type Reason } from '../src/index.ts';

interface Json {
  events: Record<string, unknown>[];
  result?: Record<string, unknown>;
  [name: string]: unknown;
}

const example = (name: string): Json =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'examples', `sagrada-${name}.json`), 'utf8')) as Json;

function check(json: unknown): readonly AnyProblem<Reason>[] {
  const record = parseRecord(sagrada, json);
  return record.ok ? verifyRecord(sagrada, record.value).problems : record.problems;
}

const brief = (problems: readonly AnyProblem<Reason>[]): string[] =>
  problems.map(({ path, reason }) => `${path} ${reason.rule} ${reason.key}`);

describe('records of another implementation', () => {
  test.each(['2-players', '4-players', 'solo-5-tools'])('%s: every move, count and score is correct', (name) => {
    const record = parseRecord(sagrada, example(name));
    expect(record.ok && verifyRecord(sagrada, record.value)).toEqual({
      status: 'finished',
      chance: 'possible',
      sight: 'full',
      problems: [],
    });
  });
});

describe('the check of a record notices', () => {
  /** The 2-player example with a change to the event at this index. */
  const changed = (at: number, change: object): string[] => {
    const json = example('2-players');
    json.events[at] = { ...json.events[at], ...change };
    return brief(check(json));
  };

  test.each([
    ['pay with 2 players', 5, { pay: 'R1' }, ['events[5] G-30 pay-misplaced']],
    ['a field of another event', 4, { pattern: 'virtus' }, ['events[4].pattern G-20 field-misplaced']],
    ['a field of another tool', 5, { moves: [] }, ['events[5].moves G-40 field-misplaced']],
    ['legal on a chance event', 3, { legal: 3 }, ['events[3].legal G-11 field-misplaced']],
    ['a wrong count', 4, { legal: 44 }, ['events[4] record record-legal']],
    ['a die that does not exist', 4, { die: 'R7' }, ['events[4].die G-01 field-wrong']],
    ['a cell that does not exist', 4, { cell: 'E1' }, ['events[4].cell G-20 field-wrong']],
    ['a seat that does not exist', 4, { player: 2 }, ['events[4] G-12 not-your-turn']],
    ['an unknown tool', 5, { tool: 'saw' }, ['events[5].tool record event-unknown']],
    ['an unknown event', 4, { type: 'nap' }, ['events[4].type record event-unknown']],
    ['a die that is not in the pool', 4, { die: 'R1' }, ['events[4] G-20 not-in-pool']],
    ['an impossible roll', 3, { dice: ['G4'] }, ['events[3] G-11 roll-count']],
    ['nothing wrong: an unknown field', 4, { mood: 'merry' }, []],
    ['nothing wrong: played by a bot', 4, { by: 'bot:greedy' }, []],
  ])('%s', (_, at, change, problems) => {
    expect(changed(at, change)).toEqual(problems);
  });

  test('a missing field', () => {
    const json = example('2-players');
    delete json.events[4]['cell'];
    expect(brief(check(json))).toEqual(['events[4].cell G-20 field-missing']);
  });

  test('anything after the end', () => {
    const json = example('2-players');
    json.events.push({ type: 'end' });
    expect(brief(check(json))).toEqual([`events[${json.events.length - 1}] G-50 over`]);
  });

  test('a wrong score, ranking or target', () => {
    const json = example('solo-5-tools');
    json.result = { ...json.result, scores: [13], target: 1, won: true, ranking: [[1]] };
    expect(brief(check(json))).toEqual([
      'result.scores G-50 record-result',
      'result.ranking G-55 record-result',
      'result.target G-50 record-result',
      'result.won G-50 record-result',
    ]);
    delete json.result;
    expect(brief(check(json))).toEqual(['result G-50 record-result-missing']);
  });
});

describe('records of unfinished games', () => {
  const cut = (name: string, events: number): Json => {
    const json = example(name);
    delete json.result;
    return { ...json, events: json.events.slice(0, events) };
  };

  test('are checked as far as they go', () => {
    const record = parseRecord(sagrada, cut('4-players', 30));
    expect(record.ok && verifyRecord(sagrada, record.value)).toMatchObject({ status: 'running', problems: [] });
    expect(brief(check({ ...cut('4-players', 30), result: {} }))).toEqual(['result record record-result-early']);
    expect(brief(check({ ...cut('4-players', 30), seed: '00'.repeat(32) }))).toEqual([
      'commitment record record-commitment',
    ]);
  });

  test('may be abandoned', () => {
    const json = cut('4-players', 30);
    json.events.push({ type: 'abandoned' });
    const record = parseRecord(sagrada, json);
    expect(record.ok && verifyRecord(sagrada, record.value)).toMatchObject({ status: 'abandoned', problems: [] });
  });

  /** The record as the viewer was sent it, event by event. */
  function asSeenBy(viewer: number | null, events: number): Json {
    const json = cut('2-players', events);
    const position = sagrada.start({ tools: 3 }, 2);
    const seen = json.events.flatMap((each) => {
      const parsed = sagrada.parseEvent(each);
      if (!parsed.ok) return [];
      sagrada.play(position, parsed.value);
      return sagrada.see(position, parsed.value, viewer);
    });
    return { ...json, events: seen as unknown as Json['events'] };
  }

  test('are checked for one viewer as far as possible, and say so', () => {
    for (const viewer of [null, 0, 1]) {
      const record = parseRecord(sagrada, asSeenBy(viewer, 40));
      const verdict = record.ok && verifyRecord(sagrada, record.value);
      expect(verdict).toEqual({ status: 'running', chance: 'possible', sight: 'partial', problems: [] });
    }
  });

  test('may hide nothing once the game is over', () => {
    const json = { ...asSeenBy(0, 999), result: example('2-players').result };
    const last = json.events.length - 1;
    const hidden = ['events[0].private[1]', 'events[0].offers[1]', 'events[2].pattern', 'events[3]', `events[${last}]`];
    expect(brief(check(json))).toEqual(hidden.map((path) => `${path} record record-hidden`));
  });
});

describe('a contradictory record', () => {
  /** The running 2-player example, as seat 0 was sent it: its reveal is at 3. */
  function seen(events = 40): Json {
    const json = example('2-players');
    delete json.result;
    const position = sagrada.start({ tools: 3 }, 2);
    const sent = json.events.slice(0, events).flatMap((each) => {
      const parsed = sagrada.parseEvent(each);
      if (!parsed.ok) return [];
      sagrada.play(position, parsed.value);
      return sagrada.see(position, parsed.value, 0);
    });
    return JSON.parse(JSON.stringify({ ...json, events: sent })) as Json;
  }

  const full = (events: number): Json => {
    const json = example('2-players');
    delete json.result;
    return { ...json, events: json.events.slice(0, events) };
  };

  const revealed = (json: Json, change: (reveal: { offers: string[][]; patterns: string[] }) => void): Json => {
    change(json.events[3] as unknown as { offers: string[][]; patterns: string[] });
    return json;
  };

  test('is fine as it was sent', () => {
    expect(brief(check(seen()))).toEqual([]);
  });

  test('is refused for a pattern that was never offered', () => {
    const revealing = revealed(seen(), ({ patterns }) => (patterns[1] = 'virtus'));
    expect(brief(check(revealing))).toEqual(['events[3] G-04 not-offered']);
    // Told before the offers are revealed, and repeated when they are.
    const told = revealed(seen(), ({ patterns }) => (patterns[1] = 'virtus'));
    for (const event of told.events)
      if (event['type'] === 'choose' && event['player'] === 1) event['pattern'] = 'virtus';
    expect(brief(check(told))).toEqual(['events[3] G-04 not-offered']);
    // Told, and never revealed.
    told.events.splice(3, 1);
    expect(brief(check(told))).toEqual(['events[3] G-99 reveal-due']);
  });

  test('is refused for a card at two seats', () => {
    const twice = revealed(seen(), ({ offers, patterns }) => {
      offers[1] = [...offers[0].slice(0, 2), ...offers[1].slice(2)];
      patterns[1] = offers[1][3];
    });
    expect(brief(check(twice))).toEqual(['events[3] G-04 setup-offers']);
    const told = seen();
    const at = told.events.findIndex(({ type, player }) => type === 'choose' && player === 1);
    told.events[at]['pattern'] = (told.events[0]['offers'] as string[][])[0][3];
    expect(brief(check(told))).toEqual([`events[${at}] G-04 card-taken`]);
    const dealtTwice = full(1);
    const { offers } = dealtTwice.events[0] as { offers?: string[][] };
    offers?.splice(1, 1, offers[0]);
    expect(brief(check(dealtTwice))).toEqual(['events[0] G-04 setup-offers']);
  });

  test('is refused for a private objective that is revealed after the end', () => {
    const json = example('2-players');
    json.events.push({ type: 'reveal', private: json.events[0]['private'] });
    expect(brief(check(json))).toEqual([`events[${json.events.length - 1}] record record-hidden`]);
    const hidden = example('2-players');
    hidden.events[0]['private'] = [['Y'], null];
    hidden.events.push({ type: 'reveal', private: [['Y'], ['B']] });
    expect(brief(check(hidden))).toEqual([
      'events[0].private[1] record record-hidden',
      `events[${hidden.events.length - 1}] record record-hidden`,
    ]);
    const abandoned = seen();
    abandoned.events.push({ type: 'abandoned' }, { type: 'reveal', private: [['Y'], ['B']] });
    expect(brief(check(abandoned))).toContain(`events[${abandoned.events.length - 1}] record record-hidden`);
  });

  test('is refused for an abandoned game without setup', () => {
    expect(brief(check({ ...full(0), events: [{ type: 'abandoned' }] }))).toEqual(['events[0] G-13 not-due']);
  });

  test('is refused for an abandoned game with hidden parts', () => {
    const json = full(1);
    json.events[0]['offers'] = [(json.events[0]['offers'] as unknown[])[0], null];
    expect(brief(check(json))).toEqual([]);
    json.events.push({ type: 'abandoned' });
    expect(brief(check(json))).toEqual(['events[0].offers[1] record record-hidden']);
  });

  test('is refused for fields of the other game, and of another number of players', () => {
    const changed = (change: object): string[] => brief(check({ ...example('2-players'), ...change }));
    const { result } = example('2-players');
    expect(changed({ options: { tools: 3, side: 'A' } })).toEqual(['options.side record field-misplaced']);
    expect(changed({ result: { ...result, target: 40, won: true } })).toEqual([
      'result.target record field-misplaced',
      'result.won record field-misplaced',
    ]);
    const [first, second] = (result?.['breakdown'] ?? []) as object[];
    expect(changed({ result: { ...result, breakdown: [first, { ...second, palace: 0 }] } })).toEqual([
      'result.breakdown[1].palace record field-misplaced',
    ]);
    expect(changed({ strips: [] })).toEqual(['strips record field-misplaced']);
    expect(changed({ options: {} })).toEqual(['options.tools record field-missing']);
  });
});
