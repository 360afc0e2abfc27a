/** Several nodes with one store: people at one table are connected to different nodes, and notice nothing of it. */
import { verifyRecord, type GameRecord } from '@leadlight/core';
import type { ServerFrame, ServerFrameOf } from '@leadlight/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GAMES, gameUnder } from '../../src/tables/registry.ts';
import { Visitor, type Line } from '../online/person.ts';
import { Player } from '../online/player.ts';
import { startCluster, type Cluster } from './cluster.ts';

const TERMS = {
  listed: true,
  watchers: 'anyone',
  chat: 'free',
  pace: { kind: 'live', bank: 600_000, increment: 5000 },
  standIn: 'apprentice',
  timeout: 'bot',
};

let cluster: Cluster;

const troubles = (): readonly unknown[] => cluster.nodes.flatMap((node) => node.troubles);

/** Somebody who comes in at one node, and is connected to another. */
async function person(name: string, at: 0 | 1): Promise<Visitor> {
  const { cookie } = await new Visitor(cluster.nodes[0].address).comeIn(name, 'red');
  return Object.assign(new Visitor(cluster.nodes[at].address), { cookie });
}

async function openTable(by: Visitor, game: string, bots = 0): Promise<string> {
  const seats = ['me', 'open', ...Array.from({ length: bots }, () => ({ bot: 'random' }))];
  const { body } = await by.ask('POST', '/api/tables', { game, options: {}, seats, terms: TERMS });
  return (body as { readonly id: string }).id;
}

/** Somebody who follows the table. */
class Guest extends Player {
  declare readonly line: Line;

  get lastPresence(): ServerFrame | undefined {
    return this.line.frames.findLast((frame) => frame.type === 'presence' && frame.table === this.table);
  }

  /** Plays the first legal move. */
  async move(): Promise<void> {
    const { state, seat, game } = this;
    if (state === undefined || seat === null) throw new Error('Only players move.');
    const [move] = game.legal(state.position, seat);
    await this.command({ type: 'play', seat, seen: game.played(state.position), moves: [move] });
  }
}

async function follow(visitor: Visitor, table: string, name: string): Promise<Guest> {
  const line = visitor.connect();
  await line.opened;
  const player = new Guest(line, table, name);
  player.follow();
  await line.until(({ type }) => type === 'presence');
  return player;
}

const isOver = (frame: ServerFrame): boolean =>
  frame.type === 'entry' && (frame.entry as { readonly type: string }).type === 'closed';

const isPlayed = (frame: ServerFrame): boolean =>
  frame.type === 'entry' && (frame.entry as { readonly type: string }).type === 'played';

const sit = { type: 'sit', seat: 1, who: { kind: 'person', name: 'Bob', colour: 'red' } };

const presence = (line: Pick<Line, 'until'>, here: readonly boolean[], watchers: number): Promise<ServerFrame> =>
  line.until(
    (frame): frame is ServerFrameOf<'presence'> =>
      frame.type === 'presence' && frame.watchers === watchers && String(frame.here) === String(here),
  );

describe.each(['sqlite', 'postgres'] as const)('two nodes with %s', (kind) => {
  beforeAll(async () => void (cluster = await startCluster(kind)));
  afterAll(() => cluster.close());

  test.each(['sintra', 'sagrada'])('a game of %s is the same on both, and its record verifies', async (game) => {
    const [ada, bob, eve] = [await person('Ada', 0), await person('Bob', 1), await person('Eve', 1)];
    const table = await openTable(ada, game, 1);
    const [one, other] = [await follow(ada, table, 'ada'), await follow(bob, table, 'bob')];
    const watcher = await follow(eve, table, 'eve');
    expect(await other.command(sit)).toMatchObject({ ok: true });
    for (const player of [one, other]) player.playAlone();
    expect(await one.command({ type: 'start' })).toMatchObject({ ok: true });
    await Promise.all([one, other, watcher].map(({ line }) => line.until(isOver)));
    expect(other.state?.log.length).toBe(one.state?.log.length);
    expect(watcher.state?.log.length).toBe(one.state?.log.length);
    expect(one.state?.log.filter(({ type }) => type === 'stood-in')).toEqual([]);
    const rules = gameUnder(GAMES, game, '1');
    const { body } = await bob.ask('GET', `/api/tables/${table}/record`);
    expect(rules && verifyRecord(rules, body as GameRecord).problems).toEqual([]);
    expect(troubles()).toEqual([]);
  });

  describe('people', () => {
    let table: string;
    let ada: Visitor;
    let bob: Visitor;
    let one: Guest;
    let other: Guest;

    beforeAll(async () => {
      [ada, bob] = [await person('Ada', 0), await person('Bob', 1)];
      table = await openTable(ada, 'sintra');
      [one, other] = [await follow(ada, table, 'ada'), await follow(bob, table, 'bob')];
      await other.command(sit);
    });

    test('see who is there, and who is no longer', async () => {
      await presence(one.line, [true, true], 0);
      await presence(other.line, [true, true], 0);
      const watcher = await follow(await person('Eve', 1), table, 'eve');
      await presence(one.line, [true, true], 1);
      watcher.line.send({ type: 'unfollow', table });
      await expect.poll(() => one.lastPresence).toMatchObject({ here: [true, true], watchers: 0 });
    });

    test('hear what is said', async () => {
      other.line.send({ type: 'say', table, id: 's1', text: 'Good evening' });
      const said = (frame: ServerFrame): boolean => frame.type === 'said' && frame.text === 'Good evening';
      for (const { line } of [one, other]) expect(await line.until(said)).toMatchObject({ name: 'Bob', number: 0 });
    });

    test('are invited to the next table', async () => {
      const next = await openTable(ada, 'sintra');
      one.line.send({ type: 'invite', table, to: next });
      expect(await other.line.until(({ type }) => type === 'invited')).toMatchObject({ to: next, seat: 0 });
    });

    test('see the lists of tables change', async () => {
      other.line.send({ type: 'lobby', on: true });
      const created = await openTable(ada, 'sagrada');
      const lists = await other.line.until(
        (frame) => frame.type === 'lobby' && frame.open.some(({ id }) => id === created),
      );
      expect(lists).toBeDefined();
    });

    test('are not refused because of news that is lost', async () => {
      await cluster.setReached(false);
      const bot = { type: 'sit', seat: 1, who: { kind: 'bot', level: 'random' } };
      // Each of them changes a seat about which the node of the next one has heard nothing.
      expect(await other.command({ type: 'leave', seat: 1 })).toMatchObject({ ok: true });
      expect(await one.command(bot)).toMatchObject({ ok: true });
      expect(await one.command({ type: 'leave', seat: 1 })).toMatchObject({ ok: true });
      expect(await other.command(sit)).toMatchObject({ ok: true });
      expect(await one.command(bot)).toMatchObject({ ok: false });
      await cluster.setReached(true);
    });

    test('see what they know already on a node that has missed it', async () => {
      await cluster.setReached(false);
      await other.command({ type: 'leave', seat: 1 });
      await other.command(sit);
      const seen = other.state?.log.length ?? 0;
      const line = Object.assign(new Visitor(cluster.nodes[0].address), { cookie: bob.cookie }).connect();
      await line.opened;
      line.send({ type: 'follow', table, from: seen - 1 });
      expect(await line.until(({ type }) => type === 'entry')).toMatchObject({ number: seen - 1 });
      line.close();
      await cluster.setReached(true);
    });

    test('hear what they missed, even if somebody who comes later has heard it first', async () => {
      await cluster.setReached(false);
      one.line.send({ type: 'say', table, id: 's3', text: 'Anyone?' });
      const said = (frame: ServerFrame): boolean => frame.type === 'said' && frame.text === 'Anyone?';
      await one.line.until(said);
      const late = await follow(await person('Eve', 1), table, 'eve');
      for (const { line } of [late, other]) expect(await line.until(said)).toMatchObject({ name: 'Ada' });
      late.line.close();
      await cluster.setReached(true);
    });

    test('catch up by asking the store while news is lost', async () => {
      await cluster.setReached(false);
      for (const player of [one, other]) player.addSalt();
      await one.command({ type: 'start' });
      one.line.send({ type: 'say', table, id: 's2', phrase: 'hello' });
      await other.line.until((frame) => frame.type === 'said' && frame.phrase === 'hello');
      await Promise.all([one, other].map(({ line }) => line.until(isPlayed)));
      expect(other.state?.salts).toEqual(['salt-of-ada', 'salt-of-bob']);
      await cluster.setReached(true);
    });

    test('are told which games wait for them', async () => {
      const due = one.state && one.game.toAct(one.state.position);
      const waits = due?.kind === 'decide' && due.seats.includes(0) ? one : other;
      await waits.line.until((frame) => frame.type === 'waiting' && frame.tables.includes(table));
      await waits.move();
      const next = waits === one ? other : one;
      const told = await next.line.until((frame) => frame.type === 'waiting' && frame.tables.includes(table));
      expect(told).toMatchObject({ tables: [table] });
    });

    test('leave both nodes at once when they sign out', async () => {
      const away = Object.assign(new Visitor(cluster.nodes[0].address), { cookie: bob.cookie });
      const here = away.connect();
      await here.opened;
      await bob.ask('DELETE', '/api/me');
      expect(await here.closed).toBe(4004);
      expect(troubles()).toEqual([]);
    });

    test('leave the other node a moment later when news of it is lost', async () => {
      const here = ada.connect();
      await here.opened;
      const away = Object.assign(new Visitor(cluster.nodes[1].address), { cookie: ada.cookie });
      await cluster.setReached(false);
      await away.ask('DELETE', '/api/me');
      expect(await here.closed).toBe(4004);
      await cluster.setReached(true);
    });
  });
});
