/** The end of a game: the places that scored add up to the sheet, and the count shows them in order. */
import type { Game, GameTypes } from '@leadlight/core';
import { en, textsFor, type Locale, type ScorePart, type ScoreRow } from '@leadlight/messages';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { playedRecord, type Wanted } from '../../core/test/played.ts';
import { present } from '../../core/test/present.ts';
import { contextOf } from '../src/base/names.ts';
import type { Telling } from '../src/game/client-game.ts';
import type { GameEnding } from '../src/game/ending.ts';
import type { Scoring } from '../src/game/scoring.ts';
import type { TextsOf } from '../src/game/texts-of.ts';
import { sayAlone, sayDifference as sayInSagrada } from '../src/games/sagrada/ending/deciding.ts';
import { sagradaMarks } from '../src/games/sagrada/ending/marks.ts';
import { sumsOf } from '../src/games/sagrada/ending/field.ts';
import { SAGRADA_SCORING } from '../src/games/sagrada/scoring.ts';
import { sayDifference as sayInSintra } from '../src/games/sintra/ending/deciding.ts';
import { sintraMarks } from '../src/games/sintra/ending/marks.ts';
import { SINTRA_SCORING } from '../src/games/sintra/scoring.ts';
import { arrange, podium } from '../src/play/ending/arrange.ts';
import { bestOf, playedHere, playedOnline, type Played } from '../src/play/ending/best.ts';
import { Count, timeOf } from '../src/play/ending/count.ts';
import { decidingIn, differenceIn, pairIn } from '../src/play/ending/deciding.ts';
import { leadOf, placeOf, sayBehind, sayVerdict } from '../src/play/ending/standing.ts';
import { headingIn, nameIn } from '../src/play/ending/wrapping.ts';
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

  test('a winner has the largest board, as far as the room allows', () => {
    const room = { width: 1232, height: 600 };
    const widths = (count: number, winners: number, height = room.height): readonly number[] => {
      const here = { ...room, height };
      const { won, other } = podium(arrange(count, here, TALL), { count, winners }, here, TALL);
      return [won, other];
    };
    const [won = 0, other = 0] = widths(3, 1);
    expect(won).toBeGreaterThan(other * 1.1);
    expect(won + 2 * other).toBeLessThanOrEqual(room.width - 32);
    expect(widths(3, 3)[0]).toBe(widths(3, 3)[1]);
    expect(widths(2, 1, 420)[0]).toBeCloseTo(arrange(2, { ...room, height: 420 }, TALL).width);
  });

  test('a winner stands above two others where three have no room', () => {
    const room = { width: 366, height: 400 };
    const way = arrange(3, room, TALL);
    expect(way.columns).toBe(2);
    expect(podium(way, { count: 3, winners: 1 }, room, TALL)).toMatchObject({ isAbove: true });
    expect(podium(way, { count: 3, winners: 0 }, room, TALL)).toMatchObject({ isAbove: false, won: way.width });
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

describe('the difference', () => {
  const rows = (...points: readonly (readonly [string, number, number])[]): readonly ScoreRow[] =>
    points.map(([key, ...own]) => ({ key, label: '', points: own }));

  test('is the row with the largest lead, and decisive only if there would be no lead without it', () => {
    const pair = { winner: 1, other: 0 };
    expect(differenceIn(rows(['a', 5, 9], ['b', 8, 20], ['c', 6, 3]), pair)).toEqual({
      row: 'b',
      ahead: 20,
      behind: 8,
      isDecisive: false,
    });
    expect(differenceIn(rows(['a', -30, -10], ['b', 20, 12]), pair)).toMatchObject({ row: 'a', isDecisive: true });
    expect(differenceIn(rows(['a', 9, 5], ['b', 5, 9]), pair)).toBeUndefined();
  });

  test('is that to the next place, or to the reader who lost', () => {
    expect(pairIn([[2], [0], [1]], 2)).toEqual({ winner: 2, other: 0 });
    expect(pairIn([[2], [0], [1]], 1)).toEqual({ winner: 2, other: 1 });
    expect(pairIn([[2], [0], [1]], undefined)).toEqual({ winner: 2, other: 0 });
    expect(pairIn([[1, 0]], 0)).toBeUndefined();
  });

  test('is in the verdict for the winner, and below it for a reader who lost', () => {
    const result = { scores: [9, 14, 3], ranking: [[1], [0], [2]], breakdown: [] };
    const plain = (said: string): string => said.replaceAll('\u00A0', ' ');
    const verdicts = (locale: Locale): readonly string[] =>
      [1, 2].map((you) =>
        plain(sayVerdict(textsFor(locale).ending, result, contextOf(['Ada', 'Hugo', 'Ines'], you), textsFor(locale))),
      );
    expect(verdicts('en')).toEqual(['You win by 5 points!', 'Hugo wins by 5 points!']);
    expect(verdicts('pl')).toEqual(['Wygrywasz z przewagą 5 punktów!', 'Hugo wygrywa z przewagą 5 punktów!']);
    expect([1, 0, 2, undefined].map((you) => sayBehind(en.ending, result, you))).toEqual([
      '',
      '',
      '11 points behind first place.',
      '',
    ]);
  });

  test('is left out of the verdict in a tie', () => {
    const tie = { scores: [9, 9], ranking: [[1], [0]], breakdown: [] };
    const context = contextOf(['Ada', 'Hugo']);
    expect(sayVerdict(en.ending, tie, context, en)).toBe('Hugo wins!');
    expect(sayVerdict(en.ending, { ...tie, ranking: [[0, 1]] }, context, en)).toBe('Ada and Hugo share the victory!');
    expect(sayBehind(en.ending, tie, 0)).toBe('');
    const shared = { scores: [9, 9, 4], ranking: [[0, 1], [2]], breakdown: [] };
    expect(sayVerdict(en.ending, shared, context, en)).toBe('Ada and Hugo share the victory!');
    expect(sayBehind(en.ending, shared, 2)).toBe('5 points behind first place.');
  });
});

describe('what decided a whole game', () => {
  /** The sentence at the end of a random game, as a reader in this seat sees it. */
  function said<T extends GameTypes>(
    game: Game<T>,
    telling: Pick<Telling<T>, 'scoring'>,
    drawn: Pick<GameEnding<T>, 'marksOf' | 'sayDifference' | 'sayAlone'>,
    { texts, wanted }: { readonly texts: TextsOf<T>; readonly wanted: Wanted },
  ): { readonly rows: readonly ScoreRow[]; readonly result: T['result']; readonly sentence: string } {
    const log = momentsOf(game, playedRecord(game, wanted), 'all');
    const { position } = present(log.at(-1));
    const result = present(game.result(position));
    const { rows } = present(telling.scoring.final(position, texts));
    const marks = result.scores.map((_, seat) => drawn.marksOf(log, seat));
    const parts = { words: en.ending, telling: telling as Telling<T>, drawn: drawn as GameEnding<T> };
    return {
      rows,
      result,
      sentence: decidingIn({ ...parts, texts, log, position, result, rows, marks, you: undefined }),
    };
  }

  /** What the score asks of the sentence: the points of both players, and how much the row mattered. */
  function expectedOf({ rows, result, sentence }: ReturnType<typeof said>): readonly (string | RegExp)[] {
    const difference = differenceIn(rows, present(pairIn(result.ranking, undefined)));
    if (difference === undefined) return [/^Tied/];
    if (sentence.includes('last die')) return ['made the difference'];
    const points = [difference.ahead, difference.behind].map((own) => String(Math.abs(own)));
    return [...points, difference.isDecisive ? 'made the difference' : 'mattered most'];
  }

  function expectTrue(end: ReturnType<typeof said>): void {
    for (const part of expectedOf(end)) expect(end.sentence).toMatch(part);
  }

  test.for(games(2, (i) => ({ side: i % 2 === 0 ? 'A' : 'B', scoreFloor: i % 4 > 1 })))(
    'Sintra: $name, $players players',
    (wanted) =>
      expectTrue(
        said(
          sintra,
          { scoring: SINTRA_SCORING },
          { marksOf: sintraMarks, sayDifference: sayInSintra },
          { texts: en, wanted },
        ),
      ),
  );

  test.for(games(2, () => ({})).map((wanted) => ({ ...wanted, players: Math.min(4, wanted.players) })))(
    'Sagrada: $name, $players players',
    (wanted) =>
      expectTrue(
        said(
          sagrada,
          { scoring: SAGRADA_SCORING },
          { marksOf: sagradaMarks, sayDifference: sayInSagrada, sayAlone },
          { texts: en, wanted },
        ),
      ),
  );

  test('Sagrada alone: the points above the target, or those that were missing', () => {
    const breakdown = [{ public: [], private: 40, tokens: 0, empty: -9, total: 31 }];
    const alone = (score: number, target: number) => ({ scores: [score], ranking: [[0]], breakdown, target });
    expect(sayAlone(en.ending.deciding, alone(31, 30))).toBe('You beat the target by 1 point.');
    expect(sayAlone(en.ending.deciding, alone(31, 31))).toBe('You needed 1 more point. Your empty spaces cost 9.');
    expect(sayAlone(en.ending.deciding, alone(31, 45))).toBe('You needed 15 more points.');
  });
});

describe('a personal best', () => {
  const played = (id: string, score: number, more: Partial<Played> = {}): Played => ({
    id,
    game: 'sintra',
    players: 2,
    changed: 10,
    score,
    ...more,
  });
  const now = played('now', 50, { changed: 20 });
  const after = (...scores: readonly number[]) =>
    bestOf(now, [now, ...scores.map((score, at) => played(String(at), score))]);

  test('beats every earlier game of its kind', () => {
    expect(after(49, 12)).toEqual({ games: 3, isAll: true });
    expect(after(50)).toBeUndefined();
    expect(after()).toBeUndefined();
  });

  test('ignores other games, later games and those with other numbers of players', () => {
    const others = [
      played('a', 80, { game: 'sagrada' }),
      played('b', 80, { players: 1 }),
      played('c', 80, { changed: 30 }),
    ];
    expect(bestOf(now, [...others, now, played('d', 49)])).toEqual({ games: 2, isAll: true });
  });

  test('may be the best of the last five', () => {
    expect(after(1, 2, 3, 4, 80)).toEqual({ games: 5, isAll: false });
    expect(after(1, 2, 3, 80)).toBeUndefined();
    expect(after(1, 2, 80)).toBeUndefined();
  });

  const card: TableCard = {
    id: 'a',
    game: 'sintra',
    rules: '1',
    seats: [
      { kind: 'bot', level: 'apprentice' },
      { kind: 'person', name: '', colour: 'blue' },
    ],
    created: 0,
    changed: 10,
    over: true,
    scores: [99, 50],
    ranking: [[0], [1]],
    toMove: [],
    origin: null,
  };

  test('counts finished games of a single person in this browser', () => {
    expect(playedHere(card)).toEqual([played('a', 50)]);
    expect(playedHere({ ...card, scores: null })).toEqual([]);
    expect(playedHere({ ...card, over: false })).toEqual([]);
    expect(playedHere({ ...card, origin: { how: 'record', table: 'b', events: 1 } })).toEqual([]);
  });

  test('counts the own seat of finished games on the server', () => {
    const pace = { kind: 'none' } as const;
    const table = { ...card, phase: 'over', pace, watchable: false, waits: false, seat: 1 } as const;
    expect(playedOnline(table)).toEqual([played('a', 50)]);
    expect(playedOnline({ ...table, phase: 'playing', scores: null })).toEqual([]);
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

describe('a name in a picture', () => {
  test('has smaller letters if it is long, and is cut only if these do not fit either', () => {
    expect(nameIn('Ada', 170)).toEqual({ text: 'Ada', size: 24 });
    const long = nameIn('Maximiliane Freifrau', 190);
    expect([long.text, long.size < 22]).toEqual(['Maximiliane Freifrau', true]);
    expect(nameIn('Wolfgang Amadeus', 86)).toEqual({ text: 'Wolfgang…', size: 16 });
  });
});
