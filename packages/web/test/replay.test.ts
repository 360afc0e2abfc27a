/** Records as lists of moments, with everything revealed or from one seat's view. */
import { LEVELS } from '@leadlight/bots';
import { writeRecord, type GameRecord } from '@leadlight/core';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { readTable } from '@leadlight/table';
import { describe, expect, test } from 'vitest';
import { installGames } from '../src/game/registry.ts';
import { GAMES } from '../src/games/registry.ts';
import { canDealAgain } from '../src/hosting/origins.ts';
import { recordOf } from '../src/records/table-record.ts';
import { logOf } from '../src/records/log.ts';
import { readRecord } from '../src/records/read.ts';
import { sagradaView } from '../src/games/sagrada/perspective.ts';
import { frontOf } from '../src/replay/front.ts';
import { pressKey } from '../src/replay/keys.ts';
import { colourAt } from '../src/base/persons.ts';
import { momentsOf, roundsOf } from '../src/records/moments.ts';
import { placeIn } from '../src/replay/fragment.ts';
import { occupantOf, usualChoices } from '../src/replay/seats.ts';
import { cutRecord, playedRecord } from '../../core/test/played.ts';
import { present } from '../../core/test/present.ts';

installGames(GAMES);

const SINTRA = playedRecord(sintra, { players: 3, name: 'replay' });
const SAGRADA = playedRecord(sagrada, { players: 3, name: 'replay' });

describe('moments', () => {
  test('exist before the first event and after each one', () => {
    const moments = momentsOf(sintra, SINTRA, 'all');
    expect(moments.map(({ event }) => event)).toEqual([undefined, ...SINTRA.events]);
    expect(moments.map(({ position }) => sintra.played(position))).toEqual(moments.map((_, at) => at));
  });

  test('end with the result', () => {
    const last = momentsOf(sagrada, SAGRADA, 'all').at(-1);
    expect(last && sagrada.result(last.position)).toEqual(SAGRADA.result);
  });

  test('have the same numbers for every viewer', () => {
    expect(momentsOf(sagrada, SAGRADA, 1)).toHaveLength(SAGRADA.events.length + 1);
    expect(momentsOf(sagrada, SAGRADA, null)).toHaveLength(SAGRADA.events.length + 1);
  });

  test('give the starts of the rounds', () => {
    const moments = momentsOf(sintra, SINTRA, 'all');
    const rounds = roundsOf(sintra, moments);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rounds.map(({ at }) => present(moments[at]).event?.type)).toEqual(rounds.map(() => 'fill'));
    const rolls = roundsOf(sagrada, momentsOf(sagrada, SAGRADA, 'all')).map(({ round }) => round);
    expect(rolls).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('a view', () => {
  const at = SAGRADA.events.length - 3;
  const privates = (perspective: number | null | 'all') =>
    sagradaView(present(momentsOf(sagrada, SAGRADA, perspective)[at]).position, perspective).seats.map(
      (seat) => seat.private !== null,
    );

  test('of everything reveals all, a seat’s view its own, and a spectator’s nothing private', () => {
    expect(privates('all')).toEqual([true, true, true]);
    expect(privates(1)).toEqual([false, true, false]);
    expect(privates(null)).toEqual([false, false, false]);
  });

  test('has the viewer’s board in front, or else the first person’s', () => {
    expect([frontOf(SAGRADA, 2), frontOf(SAGRADA, 'all'), frontOf(SAGRADA, null)]).toEqual([2, 0, 0]);
    const players = [{ name: 'bot:master' }, { name: 'Ada' }];
    expect(frontOf({ ...SAGRADA, players }, 'all')).toBe(1);
    expect(frontOf({ ...SAGRADA, players: [{ name: 'bot:x' }, { name: 'bot:y' }] }, 'all')).toBe(0);
  });
});

describe('continuing a record', () => {
  test('keeps people as people, and bots as bots of an offered level', () => {
    const names = ['Ada', 'bot:master', 'bot:strong', ''];
    expect(usualChoices(names, ['journeyman', 'master'])).toEqual(['person', 'master', 'journeyman', 'person']);
    expect(occupantOf('person', 'Ben', 'red')).toEqual({ kind: 'person', name: 'Ben', colour: 'red' });
    expect(occupantOf('apprentice', 'Ben', 'red')).toEqual({ kind: 'bot', level: 'apprentice' });
  });
});

describe('the position in the address', () => {
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

describe('a saved record', () => {
  const FRESH = 'ab'.repeat(32);

  /** The record as read back from the store. */
  function kept(record: GameRecord<Sagrada>) {
    const seed = record.seed ?? FRESH;
    const entries = logOf(record, { at: 5, seed, colourAt });
    return readTable(sagrada, { id: 'kept', card: undefined, seed, entries }, LEVELS);
  }

  test('is a table like any other, and gives the same record again', () => {
    const table = kept(SAGRADA);
    expect(table?.card).toMatchObject({ over: true, scores: SAGRADA.result?.scores, origin: { how: 'record' } });
    expect(table && recordOf(sagrada, table).record).toEqual(SAGRADA);
    expect(canDealAgain(table?.entries[0].origin)).toBe(true);
  });

  test('needs no seed, and then claims none and cannot be dealt again', async () => {
    const { result } = SAGRADA;
    const seedless = { ...cutRecord(SAGRADA, SAGRADA.events.length), ...(result && { result }) };
    const table = kept(seedless);
    const found = table && recordOf(sagrada, table);
    expect(found).toMatchObject({ status: 'finished', sight: 'full' });
    expect(found?.record).toEqual({ ...seedless, commitment: '0'.repeat(64) });
    expect(found && (await readRecord(writeRecord(found.record))).ok).toBe(true);
    expect(canDealAgain(table?.entries[0].origin)).toBe(false);
  });

  test('may be of an abandoned game', () => {
    const open = cutRecord(SAGRADA, 30);
    const table = kept({ ...open, events: [...open.events, { type: 'abandoned' }] });
    expect(table && recordOf(sagrada, table).status).toBe('abandoned');
  });

  test('turns bots of unknown levels into people of that name', () => {
    const table = kept({ ...SAGRADA, players: [{ name: 'bot:x' }, { name: 'bot:master' }, { name: 'Ada' }] });
    expect(table?.card.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
  });
});

describe('keys', () => {
  function pressed(key: string, held: object = {}): readonly string[] {
    const done: string[] = [];
    const replay = {
      last: 9,
      step: (by: number) => done.push(`step ${by}`),
      skim: (by: number) => done.push(`skim ${by}`),
      toggle: () => done.push('toggle'),
    };
    const unheld = { defaultPrevented: false, ctrlKey: false, metaKey: false, altKey: false, repeat: false };
    pressKey(replay, { key, ...unheld, ...held });
    return done;
  }

  test('step, go to the ends, and start playback', () => {
    expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', ' ', 'x'].flatMap((key) => pressed(key))).toEqual([
      'step 1',
      'step -1',
      'step -9',
      'step 9',
      'toggle',
    ]);
  });

  test('that are held skip events without a sound', () => {
    expect(pressed('ArrowRight', { repeat: true })).toEqual(['skim 1']);
  });

  test('with modifiers belong to the browser', () => {
    expect(pressed('ArrowRight', { altKey: true })).toEqual([]);
  });
});
