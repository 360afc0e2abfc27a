import { verifyRecord, type GameRecord } from '@leadlight/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES, gameUnder } from '../../src/tables/registry.ts';
import { Player } from './player.ts';
import type { ServerFrame } from '@leadlight/protocol';
import { Visitor, type Line } from './person.ts';
import { runService, type Running } from './service.ts';

let running: Running;

beforeAll(async () => void (running = await runService()));
afterAll(() => running.close());

const TERMS = {
  listed: true,
  watchers: 'anyone',
  chat: 'free',
  pace: { kind: 'live', bank: 600_000, increment: 5000 },
  standIn: 'apprentice',
  timeout: 'bot',
};

/** The events after the first. */
const rest = (record: unknown): readonly object[] => (record as GameRecord).events.slice(1);

const over = (player: Player): Promise<unknown> =>
  player.line.until((frame) => frame.type === 'entry' && (frame.entry as { type: string }).type === 'closed');

describe.each(['sintra', 'sagrada'])('a game of %s between two people', (game) => {
  test('is played to its end, and its record verifies', async () => {
    const ada = await new Visitor(running.address).comeIn('Ada', 'red');
    const bob = await new Visitor(running.address).comeIn('Bob', 'blue');
    const plan = { game, seats: ['me', 'open', 'open'], terms: TERMS };
    expect(await ada.ask('POST', '/api/tables', { ...plan, options: { start: 3 } })).toMatchObject({
      status: 422,
      body: { error: 'refused', problems: [{ path: 'start' }] },
    });
    const made = await ada.ask('POST', '/api/tables', { ...plan, options: { start: 2 } });
    expect(made).toMatchObject({ status: 201 });
    const { id } = made.body as { id: string };
    const [one, other] = [new Player(ada.connect(), id, 'ada'), new Player(bob.connect(), id, 'bob')];
    await Promise.all([one.line.opened, other.line.opened]);
    one.follow();
    other.follow();
    expect(
      await other.command({ type: 'sit', seat: 2, who: { kind: 'person', name: 'Eve', colour: 'red' } }),
    ).toMatchObject({ ok: true });
    one.playAlone();
    other.playAlone();
    expect(await one.command({ type: 'start' })).toMatchObject({ ok: true });
    await Promise.all([over(one), over(other)]);
    expect(one.state?.seats).toEqual([
      { kind: 'person', name: 'Ada', colour: 'red' },
      { kind: 'person', name: 'Bob', colour: 'blue' },
    ]);
    const { body } = await ada.ask('GET', `/api/tables/${id}/record`);
    const rules = gameUnder(GAMES, game, '1');
    if (rules === undefined) throw new Error('no such game');
    const { problems } = verifyRecord(rules, body as GameRecord);
    expect(problems).toEqual([]);
    expect((body as GameRecord).salts).toEqual(['salt-of-ada', 'salt-of-bob']);
    // Bob's seat was to start, and is the second one now.
    expect(body).toMatchObject({ options: { start: 1 }, events: [{ type: 'setup', start: 1 }, ...rest(body)] });
    expect(running.troubles).toEqual([]);
  });
});

test('a person invites the other players to a rematch, but only to a table of their own', async () => {
  const ada = await new Visitor(running.address).comeIn('Ada', 'red');
  const bob = await new Visitor(running.address).comeIn('Bob', 'blue');
  const eve = new Visitor(running.address).connect();
  const open = async (by: Visitor): Promise<string> => {
    const body = { game: 'sintra', options: {}, seats: ['me', 'open'], terms: TERMS };
    return ((await by.ask('POST', '/api/tables', body)).body as { id: string }).id;
  };
  const [table, next, foreign] = [await open(ada), await open(ada), await open(bob)];
  const [one, other] = [new Player(ada.connect(), table, 'ada'), new Player(bob.connect(), table, 'bob')];
  await Promise.all([one.line.opened, other.line.opened, eve.opened]);
  one.follow();
  other.follow();
  eve.send({ type: 'follow', table, from: 0 });
  await Promise.all([other.line, eve].map((line) => line.until(({ type }) => type === 'place')));
  other.line.send({ type: 'invite', table, to: foreign });
  expect(await other.line.until(({ type }) => type === 'refused')).toMatchObject({ code: 'no-table' });
  one.line.send({ type: 'invite', table, to: foreign });
  expect(await one.line.until(({ type }) => type === 'refused')).toMatchObject({ code: 'no-table' });
  const who = { kind: 'person', name: 'Bob', colour: 'blue' };
  expect(await other.command({ type: 'sit', seat: 1, who })).toMatchObject({ ok: true });
  one.line.send({ type: 'invite', table, to: next });
  expect(await other.line.until(({ type }) => type === 'invited')).toEqual({
    type: 'invited',
    table,
    to: next,
    seat: 0,
  });
  eve.send({ type: 'ping', id: 'after-that' });
  await eve.until(({ type }) => type === 'pong');
  expect(eve.frames.filter(({ type }) => type === 'invited')).toEqual([]);
});

test('on a public screen, a player sees what spectators do', async () => {
  const ada = await new Visitor(running.address).comeIn('Ada', 'red');
  const body = { game: 'sagrada', options: {}, seats: ['me', { bot: 'apprentice' }], terms: TERMS };
  const { id } = (await ada.ask('POST', '/api/tables', body)).body as { id: string };
  const [phone, screen] = [new Player(ada.connect(), id, 'ada'), ada.connect()];
  await Promise.all([phone.line.opened, screen.opened]);
  phone.follow();
  screen.send({ type: 'follow', table: id, from: 0, public: true });
  expect(await screen.until(({ type }) => type === 'place')).toMatchObject({ seat: null, host: false });
  phone.playAlone();
  await phone.command({ type: 'start' });
  const dealt = (frame: ServerFrame): boolean => frame.type === 'entry' && 'events' in frame.entry;
  const setupIn = async (line: Pick<Line, 'until'>): Promise<unknown> => {
    const frame = await line.until(dealt);
    return frame.type === 'entry'
      ? (frame.entry as { events: readonly { private: unknown }[] }).events[0]?.private
      : null;
  };
  expect(await setupIn(phone.line)).toEqual([expect.any(Array), null]);
  expect(await setupIn(screen)).toEqual([null, null]);
});
