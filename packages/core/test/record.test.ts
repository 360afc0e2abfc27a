import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOCUMENTED } from '../src/documented.ts';
import {
  commitmentOf,
  fairLuck,
  gameOf,
  parseJson,
  parseRecord,
  replayEvents,
  saltCommitmentOf,
  seedFromText,
  verifyRecord,
  writeRecord,
} from '../src/index.ts';
import { coin } from './coin.ts';
import { present } from './present.ts';

const SEED = seedFromText('record');
const SALTS = ['ada', ''];

/** A finished game for two, with chance that follows from the seed. */
function finished(): Record<string, unknown> & { events: Record<string, unknown>[] } {
  const position = coin.start({}, 2);
  const luck = fairLuck('coin', SEED, SALTS);
  const events: Record<string, unknown>[] = [];
  const play = (event: ReturnType<typeof coin.draw>, more: object = {}): void => {
    if (event === undefined) return;
    coin.play(position, event);
    events.push({ ...event, ...more });
  };
  play({ type: 'guess', player: 1, side: 'heads' }, { legal: 2 });
  play({ type: 'guess', player: 0, side: 'heads' }, { by: 'bot:x' });
  play(coin.draw(position, luck));
  play(coin.draw(position, luck));
  return {
    format: 'leadlight-record/1',
    game: 'coin',
    rules: '1',
    options: {},
    players: [{ name: 'Ada' }, { name: 'Bo' }],
    commitment: commitmentOf(SEED),
    salts: SALTS,
    seed: SEED,
    events,
    result: coin.result(position),
  };
}

function check(json: unknown): string[] {
  const record = parseRecord(coin, json);
  const problems = record.ok ? verifyRecord(coin, record.value).problems : record.problems;
  return problems.map(({ path, reason }) => `${path}: ${reason.rule} ${reason.key}`);
}

const changed = (change: object): string[] => check({ ...finished(), ...change });
const NONCES = ['11'.repeat(32), '22'.repeat(32)];
const COMMITMENTS = NONCES.map((nonce, seat) => saltCommitmentOf(seat, nonce, present(SALTS[seat])));

describe('a record', () => {
  test('verifies as played, and reports how far it was checked', () => {
    expect(changed({})).toEqual([]);
    const record = parseRecord(coin, finished());
    expect(record.ok && verifyRecord(coin, record.value)).toEqual({
      status: 'finished',
      chance: 'proved',
      sight: 'full',
      problems: [],
    });
  });

  test('without its seed is only possible', () => {
    const record = parseRecord(coin, { ...finished(), seed: undefined });
    expect(record.ok && verifyRecord(coin, record.value)).toMatchObject({ chance: 'possible', problems: [] });
  });

  test('is written as one line, with its fields in order, and read back', () => {
    const record = parseRecord(coin, finished());
    const line = record.ok ? writeRecord(record.value) : '';
    expect(line).not.toContain('\n');
    expect(Object.keys(JSON.parse(line) as object)).toEqual([
      'format',
      'game',
      'rules',
      'options',
      'players',
      'commitment',
      'salts',
      'seed',
      'events',
      'result',
    ]);
    expect(check(JSON.parse(line))).toEqual([]);
  });

  test('may have unknown fields', () => {
    expect(changed({ mood: 'merry' })).toEqual([]);
  });

  test.each([
    [{ format: 'leadlight-record/2' }, 'format: record field-wrong'],
    [{ game: 'chess' }, 'game: record field-wrong'],
    [{ rules: '2' }, 'rules: record field-wrong'],
    [{ rules: undefined }, 'rules: record field-missing'],
    [{ options: { stake: 10 } }, 'options.stake: C-05 field-wrong'],
    [{ options: undefined }, 'options: record field-missing'],
    [{ players: [] }, 'players.length: record field-wrong'],
    [{ players: [{ name: 'a' }, { name: 'b\u0000' }] }, 'players[1].name: record field-wrong'],
    [{ players: 'two' }, 'players: record field-wrong'],
    [{ commitment: 'abc' }, 'commitment: record field-wrong'],
    [{ salts: ['a'] }, 'salts: record field-wrong'],
    [{ salts: ['a b', ''] }, 'salts[0]: record field-wrong'],
    [{ seed: SEED.toUpperCase() }, 'seed: record field-wrong'],
    [{ events: 'none' }, 'events: record field-wrong'],
    [{ events: Array.from({ length: 10_001 }, () => ({})) }, 'events: record field-wrong'],
    [{ events: [{ type: 'guess', player: 0, side: 'edge' }] }, 'events[0].side: C-01 field-wrong'],
    [{ events: [{ type: 'guess', player: 0 }] }, 'events[0].side: C-01 field-missing'],
    [{ events: [{ type: 'end', side: 'heads' }] }, 'events[0].side: C-03 field-misplaced'],
    [{ events: [{ type: 'end', legal: 1 }] }, 'events[0].legal: C-03 field-misplaced'],
    [{ events: [{ type: 'nap' }] }, 'events[0].type: record event-unknown'],
    [{ events: [{ type: 'end', by: 'Ada' }] }, 'events[0].by: record field-wrong'],
    [{ events: [{ type: 'end', by: `bot:${'x'.repeat(77)}` }] }, 'events[0].by: record field-wrong'],
    [{ events: [{ type: 'end', indicator: [] }] }, 'events[0].indicator: C-03 field-misplaced'],
    [{ scores: [1, 1] }, 'scores: record field-misplaced'],
    [{ options: { stake: 2, side: 'A' } }, 'options.side: record field-misplaced'],
    [{ players: [{ name: 'Ada', player: 0 }, { name: 'Bo' }] }, 'players[0].player: record field-misplaced'],
    [{ events: [7] }, 'events[0]: record field-wrong'],
  ])('%j is misshapen', (change, problem) => {
    expect(changed(change)).toContain(problem);
  });

  test.each([
    [{ rules: 1 }, 'rules: record field-wrong'],
    [{ rules: '' }, 'rules: record field-wrong'],
    [{ rules: undefined }, 'rules: record field-missing'],
    [{ game: 7 }, 'game: record field-wrong'],
    [{ game: 'chess' }, 'game: record field-wrong'],
    [{ game: undefined }, 'game: record field-missing'],
    [{ players: 'two' }, 'players: record field-wrong'],
    [{ players: undefined }, 'players: record field-missing'],
    [{ players: [] }, 'players.length: record field-wrong'],
    [{ players: [], salts: 'none' }, 'players.length: record field-wrong', 'salts: record field-wrong'],
    [{ players: [{ name: 'Ada' }] }, 'salts: record field-wrong'],
    [{ salts: ['ada', '', ''] }, 'salts: record field-wrong'],
  ])('%j is reported once', (change, ...problems) => {
    expect(changed(change).toSorted()).toEqual(problems);
  });

  test.each([null, 7, 'record', [], [finished()]])('%j is not a record', (json) => {
    expect(check(json)[0]).toMatch(/^(?:players\.length)?: record|^: record field-wrong/);
  });

  test('names its game', () => {
    expect(gameOf({ game: 'coin' })).toBe('coin');
    expect(gameOf('coin')).toBeUndefined();
    expect(parseJson('{"a":1}')).toEqual({ ok: true, value: { a: 1 } });
    expect(parseJson('{')).toMatchObject({ ok: false, problems: [{ reason: { key: 'record-json' } }] });
  });
});

describe('the claims of a record', () => {
  const { events, result } = finished();
  const flipped = present(events[2])['side'] === 'heads' ? 'tails' : 'heads';

  test.each([
    [{ commitment: commitmentOf(seedFromText('other')) }, 'commitment: record record-commitment'],
    [{ events: events.slice(0, 3), result: undefined }, 'seed: record record-seed-early'],
    [{ events: events.slice(0, 3), seed: undefined }, 'result: record record-result-early'],
    [{ events: events.toSpliced(2, 1, { type: 'flip', side: flipped }) }, 'events[2]: record record-chance'],
    [{ salts: ['eve', ''] }, 'events[2]: record record-chance'],
    [{ events: [{ ...events[0], legal: 3 }, ...events.slice(1)] }, 'events[0]: record record-legal'],
    [{ events: [...events, { type: 'end' }] }, 'events[4]: C-01 not-due'],
    [{ result: undefined }, 'result: C-03 record-result-missing'],
    [{ result: { ...(result as object), scores: [5, 5] } }, 'result.scores: C-03 record-result'],
    [{ result: { ...(result as object), ranking: [[0], [1]] } }, 'result.ranking: C-04 record-result'],
    [{ result: { ...(result as object), ranking: 7 } }, 'result.ranking: C-04 record-result'],
    [{ result: { ...(result as object), breakdown: [{}, {}] } }, 'result.breakdown: C-03 record-result'],
    [{ events: [...events.slice(0, 3), { type: 'abandoned' }] }, 'result: record record-result-early'],
  ])('are checked: %#', (change, problem) => {
    expect(changed(change)).toEqual([problem]);
  });

  test('may list tied seats in any order', () => {
    expect(changed({ result: { ...(result as object), ranking: [[1, 0]] } })).toEqual([]);
  });

  test('include no result for an abandoned game, but may include its seed', () => {
    const abandoned = { events: [events[0], { type: 'abandoned' }], result: undefined };
    const record = parseRecord(coin, { ...finished(), ...abandoned });
    expect(record.ok && verifyRecord(coin, record.value)).toMatchObject({ status: 'abandoned', problems: [] });
  });

  test('are checked for a running game as far as it goes', () => {
    const running = { events: events.slice(0, 1), result: undefined, seed: undefined };
    const record = parseRecord(coin, { ...finished(), ...running });
    expect(record.ok && verifyRecord(coin, record.value)).toMatchObject({ status: 'running', problems: [] });
  });

  test('a record without events is refused: it must start with the setup', () => {
    const empty = { events: [], result: undefined, seed: undefined };
    expect(changed(empty)).toEqual(['events[0]: record record-empty']);
    expect(changed({ events: [] })).toEqual(['events[0]: record record-empty']);
    expect(replayEvents(coin, { options: {}, players: 2, events: [] }).problems).toHaveLength(1);
  });
});

describe('a result', () => {
  const { result } = finished();
  const withResult = (change: object): string[] => changed({ result: { ...(result as object), ...change } });

  test('contains what the game gives, and nothing that belongs elsewhere', () => {
    expect(withResult({ target: 3 })).toEqual(['result.target: record field-misplaced']);
    expect(withResult({ breakdown: [{ total: 1 }, { total: 1, tokens: 0 }] })).toContain(
      'result.breakdown[1].tokens: record field-misplaced',
    );
  });

  test('may have unknown fields', () => {
    const { breakdown } = result as { breakdown: readonly object[] };
    expect(withResult({ mood: 1, breakdown: breakdown.map((part) => ({ ...part, mood: 1 })) })).toEqual([]);
  });
});

describe('options', () => {
  test('are all in the record', () => {
    const complete = { ...coin, parseOptions: () => ({ ok: true, value: { stake: 1 } }) as const };
    const parsed = parseRecord(complete, finished());
    expect(parsed).toMatchObject({
      ok: false,
      problems: [{ path: 'options.stake', reason: { rule: 'record', key: 'field-missing' } }],
    });
    expect(parseRecord(complete, { ...finished(), options: { stake: 1 } }).ok).toBe(true);
  });
});

describe('a hidden field', () => {
  /** A coin that hides guesses of heads, and calls each flip a reveal. */
  const shy: typeof coin = {
    ...coin,
    hidden: (event) => (event.type === 'guess' ? [`side`] : event.type === 'flip' ? [''] : []),
  };
  const verdict = (change: object) => {
    const record = parseRecord(shy, { ...finished(), ...change });
    return record.ok ? verifyRecord(shy, record.value).problems.map(({ path, reason }) => [path, reason.key]) : [];
  };

  test('is refused once the game is over, before anything is played', () => {
    const { events } = finished();
    const hidden = ['events[0].side', 'events[1].side', 'events[2]'].map((path) => [path, 'record-hidden']);
    expect(verdict({})).toEqual(hidden);
    expect(verdict({ events: [events[0], { type: 'abandoned' }], result: undefined })).toEqual([hidden[0]]);
    expect(verdict({ events: [...events.slice(0, 3), events[0], ...events.slice(3)] })).toContainEqual(hidden[2]);
  });

  test('is allowed while the game is running', () => {
    expect(verdict({ events: finished().events.slice(0, 3), result: undefined, seed: undefined })).toEqual([]);
  });
});

describe('a seed shown too early', () => {
  test('is refused for that, whatever chance it gives', () => {
    const { events } = finished();
    const other = seedFromText('other');
    const early = { events: events.slice(0, 3), result: undefined, seed: other, commitment: commitmentOf(other) };
    expect(changed(early)).toEqual(['seed: record record-seed-early']);
  });
});

describe('the field names of the format', () => {
  const text = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'records.md'), 'utf8');

  test.each([...DOCUMENTED])('%s is in the document', (name) => {
    expect(text).toMatch(new RegExp(`["\`.]${name}["\`]`));
  });
});

describe('salts with commitments', () => {
  test('name the seat in the reason', () => {
    const reasons = (change: object) => {
      const record = parseRecord(coin, { ...finished(), ...change });
      return record.ok && verifyRecord(coin, record.value).problems.map(({ reason }) => [reason.key, reason.args]);
    };
    const [hash, other] = COMMITMENTS;
    const salts = ['', 'x'];
    expect(reasons({ salts, saltCommitments: [hash, other], saltNonces: ['', NONCES[1]] })).toEqual([
      ['record-salt', { seat: 1 }],
    ]);
    expect(reasons({ salts, saltCommitments: [hash, other], saltNonces: ['', ''] })).toEqual([
      ['record-salt-unopened', { seat: 1 }],
    ]);
    expect(reasons({ salts, saltCommitments: [hash, ''], saltNonces: ['', ''] })).toEqual([
      ['record-salt-uncommitted', { seat: 1 }],
    ]);
  });

  test('must match their commitments', () => {
    expect(changed({ saltCommitments: COMMITMENTS, saltNonces: NONCES })).toEqual([]);
    const swapped = COMMITMENTS.toReversed();
    expect(changed({ saltCommitments: swapped, saltNonces: NONCES })).toEqual([
      'salts[0]: record record-salt',
      'salts[1]: record record-salt',
    ]);
  });

  test('are empty if they were never opened', () => {
    expect(changed({ saltCommitments: COMMITMENTS, saltNonces: [NONCES[0], ''] })).toEqual([]);
    expect(changed({ saltCommitments: COMMITMENTS, saltNonces: ['', NONCES[1]] })).toEqual([
      'salts[0]: record record-salt-unopened',
    ]);
  });

  test('come with both hashes and nonces, or with neither', () => {
    expect(changed({ saltCommitments: COMMITMENTS })).toEqual(['saltNonces: record field-missing']);
    expect(changed({ saltNonces: NONCES })).toEqual(['saltCommitments: record field-missing']);
    const [hash] = COMMITMENTS;
    expect(changed({ saltCommitments: [hash], saltNonces: NONCES })).toEqual(['saltCommitments: record field-wrong']);
    expect(changed({ saltCommitments: COMMITMENTS, saltNonces: ['x', ''] })).toEqual([
      'saltNonces[0]: record field-wrong',
    ]);
  });

  test('are empty for a seat that adds nothing, like its hash and its nonce', () => {
    const [hash] = COMMITMENTS;
    const [nonce, other] = NONCES;
    expect(changed({ saltCommitments: [hash, ''], saltNonces: [nonce, ''] })).toEqual([]);
    expect(changed({ saltCommitments: [hash, ''], saltNonces: [nonce, other] })).toEqual([
      'saltNonces[1]: record field-misplaced',
    ]);
    expect(changed({ saltCommitments: ['', ''], saltNonces: ['', ''] })).toEqual([
      'salts[0]: record record-salt-uncommitted',
    ]);
    expect(changed({ salts: ['', 'late'], saltCommitments: ['', ''], saltNonces: ['', ''] })).toEqual([
      'salts[1]: record record-salt-uncommitted',
    ]);
  });
});
