/** The end of a game: the places that scored add up to the sheet, and the count shows them in order. */
import type { Game, GameTypes } from '@leadlight/core';
import { en, type ScorePart } from '@leadlight/messages';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playedRecord, type Wanted } from '../../core/test/played.ts';
import { present } from '../../core/test/present.ts';
import type { GameEnding } from '../src/game/ending.ts';
import type { Scoring } from '../src/game/scoring.ts';
import type { TextsOf } from '../src/game/texts-of.ts';
import { sagradaMarks } from '../src/games/sagrada/ending/marks.ts';
import { sumsOf } from '../src/games/sagrada/ending/field.ts';
import { SAGRADA_SCORING } from '../src/games/sagrada/scoring.ts';
import { sintraMarks } from '../src/games/sintra/ending/marks.ts';
import { SINTRA_SCORING } from '../src/games/sintra/scoring.ts';
import { arrange } from '../src/play/ending/arrange.ts';
import { bestOf } from '../src/play/ending/best.ts';
import { Count, timeOf } from '../src/play/ending/count.ts';
import { leadOf, placeOf } from '../src/play/ending/standing.ts';
import { headingIn } from '../src/play/ending/wrapping.ts';
import { momentsOf } from '../src/records/moments.ts';
import type { TableCard } from '../src/storage/tables.ts';

interface Tried<T extends GameTypes> {
  readonly game: Game<T>;
  readonly scoring: Scoring<T>;
  readonly marksOf: GameEnding<T>['marksOf'];
  /** Rows without places on the boards. */
  readonly unplaced: readonly string[];
}

/** The places of each row add up to its points, for every seat, as a player and as a spectator see the game. */
function expectPlaces<T extends GameTypes>(tried: Tried<T>, wanted: Wanted, texts: TextsOf<T>): void {
  const { game, scoring, marksOf, unplaced } = tried;
  const record = playedRecord(game, wanted);
  for (const viewer of [0, null]) {
    const moments = momentsOf(game, record, viewer);
    const final: ScorePart = present(scoring.final(present(moments.at(-1)).position, texts));
    for (const [seat] of record.players.entries()) {
      const marks = marksOf(moments, seat);
      for (const { key, points } of final.rows.filter((row) => !unplaced.includes(row.key))) {
        expect((marks[key] ?? []).reduce((sum, mark) => sum + mark.points, 0)).toBe(points[seat]);
      }
    }
  }
}

const games = (least: number, options: (i: number) => object): readonly Wanted[] =>
  Array.from({ length: 12 }, (_, i) => ({ players: least + (i % 3), options: options(i), name: `end ${i}` }));

describe('the places on the boards add up to the rows of the sheet', () => {
  test.for(games(2, (i) => ({ side: i % 2 === 0 ? 'A' : 'B' })))('Sintra: $name, $players players', (wanted) =>
    expectPlaces(
      { game: sintra, scoring: SINTRA_SCORING, marksOf: sintraMarks, unplaced: ['colourBonus'] },
      wanted,
      en,
    ),
  );
  test.for(games(1, () => ({})))('Sagrada: $name, $players players', (wanted) =>
    expectPlaces({ game: sagrada, scoring: SAGRADA_SCORING, marksOf: sagradaMarks, unplaced: [] }, wanted, en),
  );
});

describe('the lozenges on a window', () => {
  const column = { at: ['A2', 'B2', 'C2', 'D2'], points: 5, row: 'one', delay: null };

  test('a column that scored twice has one for both', () => {
    expect(sumsOf([column, { ...column, row: 'two', points: 4 }]).map(({ points }) => points)).toEqual([9]);
  });

  test('dice that are no line have one only while they are counted', () => {
    const pair = { at: ['A2', 'B2'], points: 2, row: 'one' };
    expect(sumsOf([{ ...pair, delay: 0 }]).map(({ points }) => points)).toEqual([2]);
    expect(sumsOf([{ ...pair, delay: null }])).toEqual([]);
  });
});

describe('the count', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const mark = (points: number) => ({ at: ['A1'], points });
  const ROWS = [
    { key: 'one', label: '', points: [3, 0], marks: [[mark(1), mark(2)], []] },
    { key: 'two', label: '', points: [4, 9], marks: [[mark(4)], [mark(9)]] },
  ];
  const sums = (count: Count): readonly number[] => [0, 1].map((seat) => count.sum(seat));

  test('shows row by row, and never a total before its row', () => {
    const count = new Count(ROWS, () => 'usual', false);
    expect([sums(count), count.current?.key, count.isCounted('two')]).toEqual([[3, 0], 'one', false]);
    expect(count.marks(0).map(({ delay }) => delay)).toEqual([0, 350]);
    expect(count.marks(1)).toEqual([]);
    vi.advanceTimersByTime(timeOf(present(ROWS[0])));
    expect([sums(count), count.current?.key, count.isDone]).toEqual([[7, 9], 'two', false]);
    expect(count.marks(0).map(({ delay }) => delay)).toEqual([null, null, 0]);
    vi.advanceTimersByTime(timeOf(present(ROWS[1])));
    expect(count.isDone).toBe(true);
  });

  test('is quicker with fast animations, and complete at once without', () => {
    const fast = new Count(ROWS, () => 'fast', false);
    vi.advanceTimersByTime(timeOf(present(ROWS[0])) * 0.6);
    expect(fast.current?.key).toBe('two');
    const still = new Count(ROWS, () => 'none', false);
    expect([still.isDone, ...sums(still)]).toEqual([true, 7, 9]);
    expect(still.marks(0).every(({ delay }) => delay === null)).toBe(true);
  });

  test('can be skipped and counted again, and is not repeated for those who know it', () => {
    const count = new Count(ROWS, () => 'usual', true);
    expect(count.isDone).toBe(true);
    count.again();
    expect([count.isDone, ...sums(count)]).toEqual([false, 3, 0]);
    count.skip();
    expect(count.isDone).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the boards', () => {
  const TALL = { aspect: 0.93, below: 120, beside: 136 };

  test('are as large as the room allows, and fit into it', () => {
    for (const count of [1, 2, 3, 4]) {
      const { columns, width } = arrange(count, { width: 1250, height: 620 }, TALL);
      expect(columns * width).toBeLessThanOrEqual(1250);
      expect(Math.ceil(count / columns) * (width / TALL.aspect + TALL.below)).toBeLessThanOrEqual(620);
    }
  });

  test('are larger with their texts beside them where there is little room', () => {
    const { columns, width, isBeside } = arrange(2, { width: 366, height: 620 }, TALL);
    expect([columns, isBeside]).toEqual([1, true]);
    expect(width).toBeGreaterThan(220);
    expect(arrange(2, { width: 1250, height: 620 }, TALL).isBeside).toBe(false);
  });

  test('stay readable on a phone, where the page scrolls', () => {
    const { columns, width } = arrange(4, { width: 366, height: 500 }, TALL);
    expect(columns).toBe(2);
    expect(width).toBeGreaterThan(150);
    expect(arrange(4, { width: 366, height: 500 }, { ...TALL, aspect: 1.8 }).columns).toBe(1);
  });
});

describe('the places', () => {
  test('are shared by tied players', () => {
    expect([0, 1, 2].map((seat) => placeOf([[2, 0], [1]], seat))).toEqual([1, 3, 1]);
  });

  test('have a lead, unless the winner is alone or tied on points', () => {
    expect(leadOf([9, 14, 3], [[1], [0], [2]])).toBe(5);
    expect(leadOf([9, 9], [[1], [0]])).toBeUndefined();
    expect(leadOf([9], [[0]])).toBeUndefined();
  });
});

describe('a personal best', () => {
  const card = (id: string, score: number, more: Partial<TableCard> = {}): TableCard => ({
    id,
    game: 'sintra',
    rules: '1',
    seats: [
      { kind: 'person', name: '', colour: 'blue' },
      { kind: 'bot', level: 'apprentice' },
    ],
    created: 0,
    changed: 10,
    over: true,
    scores: [score, 99],
    ranking: [[1], [0]],
    toMove: [],
    origin: null,
    ...more,
  });
  const now = card('now', 50, { changed: 20 });
  const earlier = (...scores: readonly number[]) => [now, ...scores.map((score, at) => card(String(at), score))];

  test('beats every earlier game of its kind', () => {
    expect(bestOf(now, 50, earlier(49, 12))).toBe('best');
    expect(bestOf(now, 50, earlier(50))).toBeUndefined();
    expect(bestOf(now, 50, [now])).toBeUndefined();
  });

  test('ignores other games, later games, abandoned ones and those with other numbers of players', () => {
    const others = [
      card('a', 80, { game: 'sagrada' }),
      card('b', 80, { seats: now.seats.slice(0, 1) }),
      card('c', 80, { changed: 30 }),
      card('d', 80, { scores: null }),
      card('e', 80, { over: false }),
    ];
    expect(bestOf(now, 50, [...others, ...earlier(49)])).toBe('best');
  });

  test('may be the best of the last five', () => {
    expect(bestOf(now, 50, earlier(1, 2, 3, 4, 80))).toBe('bestOfFive');
    expect(bestOf(now, 50, earlier(1, 2, 3, 80))).toBeUndefined();
    expect(bestOf(now, 50, earlier(1, 2, 80))).toBeUndefined();
  });
});

describe('a heading in a picture', () => {
  test('keeps all its words, in letters that fit', () => {
    const title = 'Ada Lovelace and Charles Babbage share the victory!';
    const { lines, size } = headingIn(title, 460, 2, 60);
    expect(lines.join(' ')).toBe(title);
    expect(lines).toHaveLength(2);
    expect(Math.max(...lines.map(({ length }) => length)) * size * 0.62).toBeLessThanOrEqual(460.01);
  });
});
