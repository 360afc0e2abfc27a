/** Nobody learns what is hidden: tables that differ only in that look the same to every viewer, entry by entry. */
import { describe, expect, test } from 'vitest';
import { FastRandom, type Game, type GameTypes, type Viewer } from '@leadlight/core';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { everyoneAt, showFrom, type Entry, type Log } from '@leadlight/table';
import { games } from '../../../core/test/properties.ts';
import { doSomething } from './deeds.ts';
import { LIVE, nonceOf, OnlineTable, saltOf, termsWith } from './table.ts';
import { firstTwo, present } from '../../../core/test/present.ts';

type Table<T extends GameTypes> = OnlineTable<T>;

function expectSameSight<T extends GameTypes>(one: Table<T>, other: Table<T>, viewers: readonly Viewer[]): void {
  for (const viewer of viewers) {
    const [seen, same] = firstTwo([one, other].map((table) => table.shown(viewer)));
    expect(seen).toHaveLength(same.length);
    for (const [at, shown] of seen.entries()) expect(shown, `entry ${at} to ${viewer}`).toEqual(same[at]);
  }
}

describe('the people behind the seats', () => {
  /** The same deeds, by people whose senders and command ids have other names. */
  function expectUnknown<T extends GameTypes>(game: Game<T>, name: string): void {
    const [one, other] = firstTwo(
      ['one', 'other'].map((alias) => {
        const random = new FastRandom(name);
        const table = new OnlineTable(game, { players: 3, seed: name, alias: `${alias}-`, terms: termsWith(LIVE) });
        for (let i = 0; i < 150; i++) doSomething(table, random);
        return table;
      }),
    );
    expect(one.log).not.toEqual(other.log);
    expectSameSight(one, other, everyoneAt(4));
    expect(JSON.stringify(everyoneAt(4).map((viewer) => one.shown(viewer)))).not.toContain('one-');
  }

  test('are unknown to every viewer', () => {
    for (let i = 0; i < games(10); i++) {
      expectUnknown(sintra, `people ${i}`);
      expectUnknown(sagrada, `people ${i}`);
    }
  });

  test('learn only which entries answer their own commands', () => {
    const table = new OnlineTable(sintra, { players: 2, alias: 'my-' }).begin('ada', 'bob');
    const seen = table.shown(0, 'my-ada').map(({ entry }) => entry);
    expect(seen.some(({ sender }) => sender !== undefined)).toBe(false);
    const own = table.log.filter(({ sender }) => sender === 'my-ada').map(({ command }) => command);
    expect(seen.flatMap(({ command }) => command ?? [])).toEqual(own);
  });

  test('are not told by refusals either', () => {
    const answers = ['one', 'other'].map((alias) => {
      const table = new OnlineTable(sintra, { players: 3, alias: `${alias}-` });
      table.sit('ada', 0);
      table.sit('bob', 1);
      return [
        table.sit('cleo', 0),
        table.ask('cleo', { type: 'leave', seat: 0 }),
        table.ask('cleo', { type: 'start' }),
        table.ask('cleo', { type: 'seal', seat: 1, hash: nonceOf('x') }),
      ];
    });
    expect(answers[0]).toEqual(answers[1]);
    for (const answer of answers.flat()) expect(answer.ok).toBe(false);
  });
});

describe('a salt', () => {
  test('is known to nobody before all are sealed', () => {
    const table = new OnlineTable(sintra, { players: 2 }).gather('ada', 'bob');
    table.seal('ada');
    table.open('ada');
    const known = JSON.stringify([table.log, ...everyoneAt(2).map((viewer) => table.shown(viewer))]);
    expect(known).not.toContain(saltOf('ada'));
    expect(known).not.toContain(nonceOf('ada'));
    table.seal('bob');
    table.open('ada');
    expect(JSON.stringify(table.shown(null))).toContain(saltOf('ada'));
    expect(JSON.stringify(table.shown(null))).not.toContain(saltOf('bob'));
  });
});

describe('the seed', () => {
  test('is known to nobody before the end', () => {
    const table = new OnlineTable(sagrada, { players: 2 }).begin('ada', 'bob');
    const toEveryone = (): string => JSON.stringify(everyoneAt(2).map((viewer) => table.shown(viewer)));
    expect(toEveryone() + JSON.stringify(table.log)).not.toContain(table.seed);
    table.service({ type: 'abandon' });
    expect(toEveryone()).toContain(table.seed);
  });
});

describe('private objectives, offers and choices', () => {
  /** The log with another secret, which fits everything that happened. */
  const altered = (log: Log<Sagrada>, change: (event: Sagrada['event']) => Sagrada['event']): Log<Sagrada> =>
    log.map((entry: Entry<Sagrada>) =>
      entry.type === 'played' ? { ...entry, events: entry.events.map(change) } : entry,
    ) as readonly Entry<Sagrada>[] as Log<Sagrada>;

  /** Seat 1 got the colour that nobody has, instead of its own. */
  const otherPrivate = (event: Sagrada['event']): Sagrada['event'] => {
    if (event.type !== 'setup') return event;
    const free = (['R', 'Y', 'G', 'B', 'P'] as const).find((colour) => !event.private.flat().includes(colour));
    return { ...event, private: event.private.with(1, [free ?? 'R']) };
  };

  const sightsOf = (log: Log<Sagrada>, viewer: Viewer) => showFrom(sagrada, log, { viewer }, 0);

  test('are known only to their seat, while the game runs', () => {
    const table = new OnlineTable(sagrada, { players: 3, terms: termsWith(LIVE) }).begin('ada', 'bob', 'cleo');
    const names = ['ada', 'bob', 'cleo'];
    for (let i = 0; i < 60; i++) {
      table.clock += 1000;
      for (const seat of table.due.slice(0, 1)) table.play(present(names[seat]), seat, i);
    }
    const other = altered(table.state.log, otherPrivate);
    for (const viewer of [0, 2, null]) {
      for (const [at, shown] of sightsOf(other, viewer).entries()) {
        expect(shown, `entry ${at} to ${viewer}`).toEqual(sightsOf(table.state.log, viewer)[at]);
      }
    }
    expect(sightsOf(other, 1)).not.toEqual(sightsOf(table.state.log, 1));
  });

  test('of windows are known only to their seat until all have chosen, even by their clocks', () => {
    const [one, other] = firstTwo(
      [0, 1].map((pick) => {
        const table = new OnlineTable(sagrada, { players: 3 }).begin('ada', 'bob', 'cleo');
        table.clock += 7000;
        table.play('bob', 1, pick);
        return table;
      }),
    );
    expectSameSight(one, other, [0, 2, null]);
    expect(one.shown(1)).not.toEqual(other.shown(1));
  });
});
