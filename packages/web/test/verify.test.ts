/** The check of a game, step by step: fine records, and records that somebody has changed. */
import { saltCommitmentOf, seedFromText, type GameRecord } from '@leadlight/core';
import { en } from '@leadlight/messages';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { installGames } from '../src/game/registry.ts';
import { GAMES } from '../src/games/registry.ts';
import type { Witnessed } from '../src/online/witnessed.ts';
import { complaintsOf } from '../src/records/complaints.ts';
import { readForm } from '../src/records/read.ts';
import { checkOf } from '../src/replay/verify/way.ts';
import { faultIn, reportOn, stoodInFor, type Report } from '../src/replay/verify/report.ts';
import { cutRecord, playedRecord, sealedRecord } from '../../core/test/played.ts';
import { present } from '../../core/test/present.ts';

installGames(GAMES);

const RECORD = sealedRecord(sagrada, ['Ada', 'Bob']);
const SEEN: Witnessed = { table: 't', at: 0, commitment: RECORD.commitment, seat: 0, salt: 'salt-0' };

async function reportOf(record: object, seen?: Witnessed): Promise<Report> {
  const parsed = await readForm(JSON.stringify(record));
  if (!parsed.ok) throw new Error('not a record');
  return reportOn(parsed.value, seen);
}

const statesOf = ({ seed, salts, chance, moves, score }: Report): readonly string[] =>
  [seed, salts, chance, moves, score].map(({ state }) => state);

/** The problems of all steps, in English. */
async function problemsOf({ client, seed, salts, chance, moves, score }: Report): Promise<readonly string[]> {
  const problems = [seed, salts, chance, moves, score].flatMap((step) => step.problems);
  const telling = await client.telling();
  return Promise.all(complaintsOf(telling, problems).map((complain) => complain(en)));
}

const events = (change: (events: Sagrada['event'][]) => void): Pick<GameRecord<Sagrada>, 'events'> => {
  const changed = structuredClone(RECORD.events) as Sagrada['event'][];
  change(changed);
  return { events: changed };
};

const indexOf = (type: string, from = 0): number =>
  RECORD.events.findIndex((event, at) => at >= from && event.type === type);

describe('a fair game', () => {
  test.for([RECORD, sealedRecord(sintra, ['Ada', 'Bob', 'Eve'])])('passes every step: $game', async (record) => {
    const report = await reportOf(record);
    expect(statesOf(report)).toEqual(['fine', 'fine', 'fine', 'fine', 'fine']);
    expect(report.verdict).toBe('fine');
    expect(report.seed).toMatchObject({ seed: 'kept', isAsSeen: undefined });
    expect(report.examination.result).toEqual(record.result);
  });

  test('has as many chance events and moves as its record', async () => {
    const { played } = (await reportOf(RECORD)).examination;
    const moves = RECORD.events.filter((event) => 'player' in event).length;
    expect(played).toEqual({ moves, chance: RECORD.events.length - moves - 1 });
    expect(played.chance).toBeGreaterThan(10);
  });

  test('is compared with what this device saw', async () => {
    const report = await reportOf(RECORD, SEEN);
    expect(report).toMatchObject({ verdict: 'fine', seed: { isAsSeen: true }, salts: { hasOwn: true } });
  });

  test('says how many moves a bot made for somebody else', async () => {
    const at = indexOf('done');
    const changed = events((all) => void (all[at] = { ...present(all[at]), by: 'bot:master' }));
    const report = await reportOf({ ...RECORD, ...changed });
    expect([report.verdict, stoodInFor(report.record)]).toEqual(['fine', 1]);
  });
});

describe('a changed record', () => {
  const roll = indexOf('roll', 20);
  const place = indexOf('place');

  test('with another chance outcome fails at that event', async () => {
    const swap = (dice: readonly string[]): string[] => [...dice.slice(1), present(dice[0])];
    const changed = events((all) => {
      const event = present(all[roll]);
      if (event.type === 'roll') all[roll] = { ...event, dice: swap(event.dice) as unknown as typeof event.dice };
    });
    const report = await reportOf({ ...RECORD, ...changed });
    expect(statesOf(report)).toEqual(['fine', 'fine', 'wrong', 'unknown', 'unknown']);
    expect(faultIn(report.examination)).toBe(roll);
    expect((await problemsOf(report))[0]).toMatch(/^events\[\d+\]: The seed gives a different outcome for “roll:\d+”/);
  });

  test('with another move fails at that event and names the rule', async () => {
    const changed = events((all) => void (all[place] = { ...present(all[place]), cell: 'B2' } as Sagrada['event']));
    const report = await reportOf({ ...RECORD, ...changed });
    expect(statesOf(report)).toEqual(['fine', 'fine', 'unknown', 'wrong', 'unknown']);
    expect(faultIn(report.examination)).toBe(place);
    expect((await problemsOf(report))[0]).toMatch(/^events\[\d+\]: .*\(rule G-\d+\)$/);
    expect(report.examination.played.moves).toBeLessThan(place);
  });

  test('with another seed fails for the seed and for chance', async () => {
    const report = await reportOf({ ...RECORD, seed: seedFromText('another') });
    expect(statesOf(report)).toEqual(['wrong', 'fine', 'wrong', 'unknown', 'unknown']);
    expect(report.seed.seed).toBe('broken');
  });

  test('with another seed and a commitment to it is found out by a device that took part', async () => {
    const forged = forgedGame();
    expect((await reportOf(forged)).verdict).toBe('fine');
    const report = await reportOf(forged, SEEN);
    expect(report).toMatchObject({ verdict: 'wrong', seed: { state: 'wrong', seed: 'kept', isAsSeen: false } });
  });

  test('with another salt fails for the salts and for chance', async () => {
    const report = await reportOf({ ...RECORD, salts: ['salt-0', 'other'] });
    expect(statesOf(report)).toEqual(['fine', 'wrong', 'wrong', 'unknown', 'unknown']);
    expect(report.salts.seats).toEqual(['added', 'wrong']);
    expect(await problemsOf(report)).toContain(
      'salts[1]: Player 2’s salt doesn’t match their commitment. (record format)',
    );
  });

  test('with another score fails at the end and has the right one', async () => {
    const report = await reportOf({ ...RECORD, result: { ...present(RECORD.result), scores: [99, 1] } });
    expect(statesOf(report)).toEqual(['fine', 'fine', 'fine', 'fine', 'wrong']);
    expect(report.examination.result?.scores).toEqual(RECORD.result?.scores);
  });
});

/** A whole game with another seed, and a commitment that was made afterwards. */
function forgedGame(): GameRecord<Sagrada> {
  const played = playedRecord(sagrada, { players: 2, name: 'another', salts: RECORD.salts });
  const { saltCommitments = [], saltNonces = [], players } = RECORD;
  return { ...played, players, saltCommitments, saltNonces };
}

describe('salts', () => {
  const nonce = seedFromText('nonce 1');
  const without = playedRecord(sagrada, { players: 2, name: 'sealed', salts: ['salt-0', ''] });
  const leftOut = {
    ...without,
    players: RECORD.players,
    saltCommitments: [present(RECORD.saltCommitments)[0], saltCommitmentOf(1, nonce, 'salt-1')],
    saltNonces: [present(RECORD.saltNonces)[0], ''],
  };

  test('that were left out are a warning, and everything else is fine', async () => {
    const report = await reportOf(leftOut);
    expect(statesOf(report)).toEqual(['fine', 'warning', 'fine', 'fine', 'fine']);
    expect(report.salts.seats).toEqual(['added', 'left-out']);
    expect(report.verdict).toBe('warning');
  });

  test('of this device are missed if they were left out or replaced', async () => {
    const seen = { ...SEEN, commitment: without.commitment };
    expect((await reportOf(leftOut, { ...seen, seat: 1, salt: 'salt-1' })).salts.hasOwn).toBe(false);
    const replaced = await reportOf(leftOut, { ...seen, salt: 'mine' });
    expect(replaced).toMatchObject({ verdict: 'warning', salts: { state: 'warning', hasOwn: false } });
  });

  test('may be missing for a person, but not without a warning; bots have none', async () => {
    const half = {
      ...leftOut,
      saltCommitments: [leftOut.saltCommitments[0], ''],
    };
    expect((await reportOf(half)).salts).toMatchObject({ state: 'warning', seats: ['added', 'none'] });
    const bot = { ...half, players: [{ name: 'Ada' }, { name: 'bot:master' }] };
    expect((await reportOf(bot)).salts).toMatchObject({ state: 'fine', seats: ['added', 'bot'] });
  });

  test('without seals are a warning', async () => {
    const unsealed = { ...RECORD, saltCommitments: undefined, saltNonces: undefined };
    expect((await reportOf(unsealed)).salts).toMatchObject({ state: 'warning', seats: ['unsealed', 'unsealed'] });
  });

  test('are not expected of a game in one browser', async () => {
    const report = await reportOf(playedRecord(sagrada, { players: 2, name: 'local' }));
    expect(statesOf(report)).toEqual(['fine', 'unknown', 'fine', 'fine', 'fine']);
  });
});

describe('a game that can’t be checked to the end', () => {
  test('because it is not over', async () => {
    const report = await reportOf(cutRecord(RECORD, 30));
    expect(statesOf(report)).toEqual(['unknown', 'warning', 'unknown', 'fine', 'unknown']);
    expect(report.examination.status).toBe('running');
  });

  test('because it has no seed', async () => {
    const report = await reportOf({ ...RECORD, seed: undefined });
    expect(statesOf(report)).toEqual(['unknown', 'fine', 'unknown', 'fine', 'fine']);
  });
});

test.for([
  [{ pathname: '/replay/abc', hash: '#12' }, '/replay/abc/verify'],
  [{ pathname: '/open', hash: '#3.abc' }, '/open/verify#3.abc'],
  [{ pathname: '/open', hash: '' }, '/open/verify'],
])('the check of a replay has an address beside it: %#', ([address, to]) => {
  expect(checkOf(address as Location)).toBe(to);
});
