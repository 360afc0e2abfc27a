/** Records as rows of moments, with the eyes of everybody or of one seat. */
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { readTable } from '../src/keep/reading.ts';
import { recordOf } from '../src/records/kept.ts';
import { logOf } from '../src/records/log.ts';
import { sagradaView } from '../src/replay/eyes.ts';
import { frontOf } from '../src/replay/front.ts';
import { momentsOf, roundsOf } from '../src/replay/moments.ts';
import { placeIn } from '../src/replay/fragment.ts';
import { occupantOf, usualChoices } from '../src/replay/seats.ts';
import { playedRecord } from './played.ts';

const SINTRA = playedRecord(sintra, { players: 3, name: 'replay' });
const SAGRADA = playedRecord(sagrada, { players: 3, name: 'replay' });

describe('moments', () => {
  test('there is one before the first event, and one after each', () => {
    const moments = momentsOf(sintra, SINTRA, 'all');
    expect(moments.map(({ event }) => event)).toEqual([undefined, ...SINTRA.events]);
    expect(moments.map(({ position }) => sintra.played(position))).toEqual(moments.map((_, at) => at));
  });

  test('the last one has the result', () => {
    const last = momentsOf(sagrada, SAGRADA, 'all').at(-1);
    expect(last && sagrada.result(last.position)).toEqual(SAGRADA.result);
  });

  test('numbers are the same whoever looks', () => {
    expect(momentsOf(sagrada, SAGRADA, 1)).toHaveLength(SAGRADA.events.length + 1);
    expect(momentsOf(sagrada, SAGRADA, null)).toHaveLength(SAGRADA.events.length + 1);
  });

  test('rounds begin where they do', () => {
    const moments = momentsOf(sintra, SINTRA, 'all');
    const rounds = roundsOf(moments);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rounds.map(({ at }) => moments[at].event?.type)).toEqual(rounds.map(() => 'fill'));
    const rolls = roundsOf(momentsOf(sagrada, SAGRADA, 'all')).map(({ round }) => round);
    expect(rolls).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('eyes', () => {
  const at = SAGRADA.events.length - 3;
  const privates = (eyes: number | null | 'all') =>
    sagradaView(momentsOf(sagrada, SAGRADA, eyes)[at].position, eyes).seats.map((seat) => seat.private !== null);

  test('of all see everything, those of a seat its own, and those of nobody nothing', () => {
    expect(privates('all')).toEqual([true, true, true]);
    expect(privates(1)).toEqual([false, true, false]);
    expect(privates(null)).toEqual([false, false, false]);
  });

  test('the board in front is that of who looks, or of the first person', () => {
    expect([frontOf(SAGRADA, 2), frontOf(SAGRADA, 'all'), frontOf(SAGRADA, null)]).toEqual([2, 0, 0]);
    const players = [{ name: 'bot:master' }, { name: 'Ada' }];
    expect(frontOf({ ...SAGRADA, players }, 'all')).toBe(1);
    expect(frontOf({ ...SAGRADA, players: [{ name: 'bot:x' }, { name: 'bot:y' }] }, 'all')).toBe(0);
  });
});

describe('playing on', () => {
  test('people stay people, and bots stay bots of a level that is offered', () => {
    const names = ['Ada', 'bot:master', 'bot:strong', ''];
    expect(usualChoices(names, ['journeyman', 'master'])).toEqual(['person', 'master', 'journeyman', 'person']);
    expect(occupantOf('person', 'Ben', 'red')).toEqual({ kind: 'person', name: 'Ben', colour: 'red' });
    expect(occupantOf('apprentice', 'Ben', 'red')).toEqual({ kind: 'bot', level: 'apprentice' });
  });
});

describe('the place in the address', () => {
  test.for([
    ['#42', 42],
    ['', 0],
    ['#', 0],
    ['#4x', 0],
    ['#-1', 0],
    ['#1234567', 0],
  ] as const)('%s', ([fragment, at]) => {
    expect(placeIn(fragment)).toBe(at);
  });
});

describe('a record that is kept', () => {
  const COLOURS = ['blue', 'red', 'green', 'violet'];

  test('is a table like any other, and gives the same record again', () => {
    const entries = logOf(SAGRADA, 5, COLOURS);
    const table = readTable(sagrada, { id: 'kept', card: undefined, seed: SAGRADA.seed, entries });
    expect(table?.card).toMatchObject({ over: true, scores: SAGRADA.result?.scores, origin: { how: 'record' } });
    expect(table && recordOf(sagrada, table).record).toEqual(SAGRADA);
  });

  test('with bots of unknown levels has people of that name', () => {
    const record = { ...SAGRADA, players: [{ name: 'bot:x' }, { name: 'bot:master' }, { name: 'Ada' }] };
    const table = readTable(sagrada, {
      id: 'kept',
      card: undefined,
      seed: SAGRADA.seed,
      entries: logOf(record, 5, COLOURS),
    });
    expect(table?.card.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
  });
});
