/** Records in and out: files, links, tables in this browser. */
import { LEVELS } from '@leadlight/bots';
import { commitmentOf, FastRandom, saltCommitmentOf, writeRecord, type GameRecord } from '@leadlight/core';
import { en } from '@leadlight/messages';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { nameInRecord, readTable, type Entry, type Occupant } from '@leadlight/table';
import { describe, expect, test } from 'vitest';
import { installGames } from '../src/game/registry.ts';
import { GAMES } from '../src/games/registry.ts';
import { logOf } from '../src/records/log.ts';
import { viewerOf, recordOf } from '../src/records/table-record.ts';
import { packLink, unpackLink } from '../src/records/link.ts';
import { levelsToRead, namesToRead } from '../src/records/names.ts';
import { readRecord } from '../src/records/read.ts';
import { cutRecord, playedRecord } from '../../core/test/played.ts';
import { present } from '../../core/test/present.ts';

installGames(GAMES);

const SINTRA = playedRecord(sintra, { players: 2, name: 'records' });
const SAGRADA = playedRecord(sagrada, { players: 2, name: 'records' });

/** The problems of a text, in English. */
async function complaints(text: string): Promise<readonly string[]> {
  const read = await readRecord(text);
  return read.ok ? [] : Promise.all(read.problems.map((complain) => complain(en)));
}

describe('a record from outside', () => {
  test.for([SINTRA, SAGRADA])('is replayed: $game', async (record) => {
    const read = await readRecord(
      record.game === 'sintra' ? writeRecord<Sintra>(record) : writeRecord<Sagrada>(record),
    );
    expect(read).toMatchObject({
      ok: true,
      value: { client: { game: { id: record.game } }, checked: { status: 'finished', sight: 'full' } },
    });
  });

  test('may be of an unfinished game', async () => {
    const read = await readRecord(writeRecord(cutRecord(SAGRADA, 20)));
    expect(read).toMatchObject({ ok: true, value: { checked: { status: 'running' } } });
  });

  test.for([
    ['', 'This isn’t valid JSON. (record format)'],
    ['null', /This version of Leadlight doesn’t know a game called “”/],
    ['[]', /This version of Leadlight doesn’t know a game called “”/],
    ['{"game":"chess"}', /This version of Leadlight doesn’t know a game called “chess”/],
    ['{"game":["sintra"]}', /This version of Leadlight doesn’t know a game called “”/],
    ['{"game":"sintra"}', /format/],
    ['{"game":"sintra","__proto__":{"format":"leadlight-record/1"}}', /format/],
    [`{"game":"${'x'.repeat(1000)}"}`, /This version of Leadlight doesn’t know a game called “x{40}”/],
    ['['.repeat(200_000), 'This isn’t valid JSON. (record format)'],
    [' '.repeat(1_000_001), 'It’s too large to be a Leadlight game.'],
  ] as const)('is refused in words: %#', async ([text, words]) => {
    expect((await complaints(text))[0]).toMatch(words);
  });

  test.for([
    ['another result', { result: { ...SINTRA.result, scores: [1000, 0] } }, 'result.scores'],
    ['another seed', { seed: '0'.repeat(64) }, 'commitment'],
    ['a repeated move', { events: SINTRA.events.toSpliced(3, 0, present(SINTRA.events[2])) }, 'events['],
    ['no result', { result: undefined }, 'result'],
    ['a name with a line break', { players: [{ name: 'a\nb' }, { name: '' }] }, 'players[0].name'],
    ['invalid events', { events: [1, null, {}, []] }, 'events[0]'],
  ] as const)('is refused with %s', async ([, changed, where]) => {
    expect((await complaints(JSON.stringify({ ...SINTRA, ...changed })))[0]).toContain(where);
  });
});

describe('a forged record', () => {
  const [setup, ...others] = SAGRADA.events;
  test.for([
    ['a reveal after the end', { events: [...SAGRADA.events, { type: 'reveal', private: [['R'], ['Y']] }] }],
    ['a hidden event', { events: [{ ...setup, private: [['R'], null] }, ...others] }],
    ['no setup', { events: [{ type: 'abandoned' }], result: undefined }],
    ['a target', { result: { ...SAGRADA.result, target: 12 } }],
    ['an option of Sintra', { options: { ...SAGRADA.options, side: 'A' } }],
  ] as const)('is refused from a file and from a link: %s', async ([, change]) => {
    const text = JSON.stringify({ ...SAGRADA, seed: undefined, ...change });
    const linked = await unpackLink((await packLink({ text, at: 1 })) ?? '');
    expect(await complaints(text)).toHaveLength(1);
    expect(linked.ok && (await complaints(linked.value.text))).toEqual(await complaints(text));
  });
});

describe('a link', () => {
  test('holds a record of any length and its position', async () => {
    for (let events = 1; events < SAGRADA.events.length; events++) {
      const text = writeRecord(cutRecord(SAGRADA, events));
      const fragment = await packLink({ text, at: events });
      expect(fragment?.length ?? 0).toBeLessThanOrEqual(6006);
      expect(await unpackLink(fragment ?? '')).toEqual({ ok: true, value: { text, at: events } });
    }
  });

  test.for([
    [sintra, 2],
    [sintra, 4],
    [sagrada, 1],
    [sagrada, 4],
  ] as const)('is long enough for a whole game: %#', async ([game, players]) => {
    const record =
      game.id === 'sintra'
        ? playedRecord(sintra, { players, name: 'link' })
        : playedRecord(sagrada, { players, name: 'link' });
    const fragment = await packLink({ text: JSON.stringify(record), at: 3 });
    expect(fragment).toBeDefined();
  });

  test('is not made if it would be too long', async () => {
    const random = new FastRandom(1);
    const text = Array.from({ length: 9000 }, () => random.below(36).toString(36)).join('');
    expect(await packLink({ text, at: 0 })).toBeUndefined();
  });

  /** Zeros, which deflate packs very small. */
  async function bomb(bytes: number): Promise<string> {
    const stream = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const packed = new Uint8Array(await new Response(stream).arrayBuffer());
    return `0.${Buffer.from(packed).toString('base64url')}`;
  }

  test('stops unpacking at the limit', async () => {
    expect(await unpackLink(await bomb(4_000_000))).toEqual({ ok: false, problems: ['too-large'] });
  });

  test.for([
    '',
    '#',
    '12',
    '12.',
    '.abcd',
    'x.abcd',
    '-1.abcd',
    '999999.abcd',
    '1.a',
    '1.AAAA',
    '1.////',
    '1.%00',
    '1.<script>',
    `1.${'A'.repeat(6000)}`,
    // Bytes that aren't valid text.
    `1.${Buffer.from([0x01, 0x02, 0x00, 0xfd, 0xff, 0xff, 0xfe]).toString('base64url')}`,
  ])('that is broken says so: %#', async (fragment) => {
    expect(await unpackLink(fragment)).toEqual({ ok: false, problems: ['broken'] });
  });

  test('that is longer than any of ours is not even unpacked', async () => {
    for (const fragment of [`1.${'A'.repeat(6005)}`, 'x'.repeat(1_000_000), await bomb(50_000_000)]) {
      expect(await unpackLink(fragment)).toEqual({ ok: false, problems: ['too-long'] });
    }
  });

  test('that was cut off is broken', async () => {
    const fragment = (await packLink({ text: writeRecord(SINTRA), at: 5 })) ?? '';
    expect(await unpackLink(fragment.slice(0, -40))).toEqual({ ok: false, problems: ['broken'] });
  });
});

const ADA: Occupant = { kind: 'person', name: 'Ada', colour: 'blue' };
const BOT: Occupant = { kind: 'bot', level: 'master' };

/** A table with this record as its log, and a seed. */
function tableOf(record: GameRecord<Sagrada>, seats: readonly Occupant[], seed = SAGRADA.seed ?? '') {
  const { game, rules, options, events, salts } = record;
  const commitment = commitmentOf(seed);
  const entries: readonly Entry<Sagrada>[] = [
    { type: 'opened', at: 0, game, rules, options, players: seats.length, commitment },
    ...seats.map((who, seat) => ({ type: 'seated', at: 0, seat, who }) as const),
    { type: 'started', at: 0, salts },
    { type: 'played', at: 0, events },
    ...(record.seed === undefined ? [] : [{ type: 'closed', at: 0, seed } as const]),
  ];
  const table = readTable(sagrada, { id: 'record', card: null, seed, entries }, LEVELS);
  if (table === undefined) throw new Error('the table cannot be read');
  return table;
}

describe('the record of a table', () => {
  test('is complete once the game is over, and proves its chance', async () => {
    const { record, status, sight } = recordOf(sagrada, tableOf(SAGRADA, [ADA, BOT]));
    expect([status, sight]).toEqual(['finished', 'full']);
    expect(record).toEqual({ ...SAGRADA, players: [{ name: 'Ada' }, { name: 'bot:master' }] });
    expect(await complaints(writeRecord(record))).toEqual([]);
  });

  test('keeps the commitments to salts that it came with', async () => {
    const nonce = SAGRADA.commitment;
    const salted = {
      ...SAGRADA,
      players: [{ name: 'Ada' }, { name: 'bot:master' }],
      saltCommitments: [saltCommitmentOf(0, nonce, ''), ''],
      saltNonces: [nonce, ''],
    };
    const seed = SAGRADA.seed ?? '';
    const entries = logOf(salted, { at: 0, seed, colourAt: () => 'blue' });
    const raw = { id: 'kept', card: null, seed, entries: JSON.parse(JSON.stringify(entries)) as readonly unknown[] };
    const table = readTable(sagrada, raw, ['master']);
    if (table === undefined) throw new Error('it cannot be read');
    const { record } = recordOf(sagrada, table);
    expect(record).toEqual(salted);
    expect(await complaints(writeRecord(record))).toEqual([]);
    const odd = JSON.parse(JSON.stringify(raw).replace(nonce, 'odd')) as typeof raw;
    expect(readTable(sagrada, odd, ['master'])).toBeUndefined();
  });

  test('claims no seed that does not explain its chance', async () => {
    const other = playedRecord(sagrada, { players: 2, name: 'other' });
    const { record } = recordOf(sagrada, tableOf(SAGRADA, [ADA, BOT], other.seed));
    expect([record.commitment, record.seed]).toEqual(['0'.repeat(64), undefined]);
    expect(await complaints(writeRecord(record))).toEqual([]);
  });

  test('of an abandoned game has no result', async () => {
    const events = [...SAGRADA.events.slice(0, 30), { type: 'abandoned' } as const];
    const { record, status } = recordOf(sagrada, tableOf({ ...SAGRADA, events }, [ADA, BOT]));
    expect([status, record.result, record.seed]).toEqual(['abandoned', undefined, SAGRADA.seed]);
    expect(await complaints(writeRecord(record))).toEqual([]);
  });

  test('of a game in progress has only what the viewer saw, and no seed', async () => {
    const { record, status } = recordOf(sagrada, tableOf(cutRecord(SAGRADA, 30), [ADA, BOT]));
    expect(record.events[0]).toMatchObject({ type: 'setup', private: [expect.any(Array), null] });
    expect([status, record.seed]).toEqual(['running', undefined]);
    expect(await readRecord(writeRecord(record))).toMatchObject({ ok: true, value: { checked: { sight: 'partial' } } });
  });

  test('is made for the only person here, or for a spectator if there are several or none', () => {
    expect(viewerOf({ seats: [BOT, ADA] })).toBe(1);
    expect(viewerOf({ seats: [ADA, ADA] })).toBeNull();
    expect(viewerOf({ seats: [BOT, BOT] })).toBeNull();
  });
});

describe('names', () => {
  test('of bots are stored as their levels and read as names', () => {
    expect(nameInRecord(BOT)).toBe('bot:master');
    const read = (...names: readonly string[]) =>
      namesToRead(
        en,
        names.map((name) => ({ name })),
      );
    expect(read('bot:master', 'bot:constructor', '', 'Ada')).toEqual(['Vera', 'constructor', 'Player 3', 'Ada']);
  });

  test('that are equal get told apart', () => {
    const read = namesToRead(en, [{ name: 'Ada' }, { name: 'bot:master' }, { name: 'Ada' }, { name: 'bot:master' }]);
    expect(read).toEqual(['Ada 1', 'Vera', 'Ada 2', 'Bruno']);
  });

  test('of people are never given to bots', () => {
    expect(namesToRead(en, [{ name: 'ada' }, { name: 'bot:journeyman' }])).toEqual(['ada', 'Hugo']);
  });

  test('come with the levels of known bots', () => {
    expect(levelsToRead(en, [{ name: 'Ada' }, { name: 'bot:master' }, { name: 'bot:other' }])).toEqual([
      '',
      'Master',
      '',
    ]);
  });
});
