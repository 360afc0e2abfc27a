import { describe, expect, test } from 'vitest';
import type { Storage } from '../../../src/storage/index.ts';
import { lineOf, tableOf } from '../samples.ts';
import type { Site } from './site.ts';

export function testChat(site: () => Site): void {
  describe('chat', () => {
    test('is numbered at each table, kept in order, and read from a number on', async () => {
      const storage = await site().open();
      await storage.tables.create(tableOf('a'));
      await storage.tables.create(tableOf('b'));
      const lines = [
        lineOf('hello'),
        lineOf('<b>', { kind: 'phrase' }),
        lineOf('🎲', { seat: null, spectator: 'Zoé' }),
      ];
      expect(await Promise.all(lines.map((line) => storage.chat.say('a', line)))).toEqual(
        [0, 1, 2].map((number) => ({ number, isNew: true })),
      );
      expect(await storage.chat.say('b', lineOf('elsewhere'))).toEqual({ number: 0, isNew: true });
      expect(await storage.chat.say('gone', lineOf('nowhere'))).toBeUndefined();
      await storage.close();
      const { chat } = await site().open();
      expect(await chat.read('a', 0, 9)).toEqual(lines.map((line, number) => ({ number, ...line })));
      expect((await chat.read('a', 2, 9)).map(({ number }) => number)).toEqual([2]);
      expect((await chat.read('a', 0, 2)).map(({ number }) => number)).toEqual([1, 2]);
      expect(await chat.read('a', 3, 9)).toEqual([]);
    });

    test('counts a line that is sent again once, and only for the person who said it', async () => {
      const storage = await site().open();
      await storage.tables.create(tableOf('a'));
      const line = lineOf('hello', { id: 'line' });
      const again = [line, line, { ...line, body: 'bye' }, { ...line, identity: 'bob' }];
      const said = await Promise.all(again.map((each) => storage.chat.say('a', each)));
      expect(said.map((each) => [each?.number, each?.isNew])).toEqual([
        [0, true],
        [0, false],
        [0, false],
        [1, true],
      ]);
      expect((await storage.chat.read('a', 0, 9)).map(({ body }) => body)).toEqual(['hello', 'hello']);
    });
  });
}

export function testClock(site: () => Site): void {
  describe('the clock of the service', () => {
    test('goes on from its latest reading, and never back', async () => {
      const storage = await site().open({ leaseClock: () => 1_000_000 });
      expect(await storage.clock.last()).toBe(0);
      expect(await storage.clock.beat(5000)).toBe(5000);
      expect(await storage.clock.beat(4000)).toBe(5000);
      expect(await storage.ready()).toBe(true);
      await storage.close();
      expect(await (await site().open()).clock.last()).toBe(5000);
    });

    test('is the same for all processes while one of them is running', async () => {
      let time = 1_000_000;
      const [one, two] = [await site().open({ leaseClock: () => time }), await site().open({ leaseClock: () => time })];
      await one.clock.beat(5000);
      time += 700;
      expect(await two.clock.beat(1000)).toBe(5700);
      time += 900;
      expect(await one.clock.beat(6600)).toBe(6600);
      expect(await two.clock.beat(6590)).toBe(6600);
      expect(await two.clock.last()).toBe(6600);
    });

    test('counts no time twice if a process stores its reading after another that began later', async () => {
      let time = 1_000_100;
      const open = (): Promise<Storage> => site().open({ leaseClock: () => time });
      const [one, two, three] = [await open(), await open(), await open()];
      await one.clock.beat(5000);
      time -= 100;
      expect(await two.clock.beat(4900)).toBe(5000);
      time += 200;
      expect(await three.clock.beat(0)).toBe(5100);
    });

    test.for([60_000, -60_000])('stands still if nobody was running for %d ms', async (pause) => {
      let time = 1_000_000;
      const [one, two] = [await site().open({ leaseClock: () => time }), await site().open({ leaseClock: () => time })];
      await one.clock.beat(5000);
      time += pause;
      expect(await two.clock.beat(4000)).toBe(5000);
    });

    test('is the business of a process that is alone', async () => {
      let time = 1_000_000;
      const { clock } = await site().open({ leaseClock: () => time });
      await clock.beat(5000);
      time += 1000;
      expect(await clock.beat(5100)).toBe(5100);
      expect(await clock.beat(4000)).toBe(5100);
    });
  });
}
