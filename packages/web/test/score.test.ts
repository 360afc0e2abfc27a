/** Score sheets and charts agree with the engines, in games of all kinds from start to end. */
import type { Game, GameTypes } from '@leadlight/core';
import { en, textsFor } from '@leadlight/messages';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { momentsOf } from '../src/records/moments.ts';
import { chartOf } from '../src/score/chart.ts';
import { roundPoints } from '../src/score/rounds.ts';
import { SAGRADA_SCORING } from '../src/games/sagrada/scoring.ts';
import { contextOf } from '../src/base/names.ts';
import type { Scoring } from '../src/game/scoring.ts';
import type { TextsOf } from '../src/game/texts-of.ts';
import { verdictOf } from '../src/score/scoring.ts';
import { hidesSomething, sumOf } from '../src/score/sheet.ts';
import { SINTRA_SCORING } from '../src/games/sintra/scoring.ts';
import { playedRecord, type Wanted } from '../../core/test/played.ts';
import { present } from '../../core/test/present.ts';

const GAMES = 50;

const sintraGames = Array.from({ length: GAMES }, (_, i): Wanted => ({
  players: 2 + (i % 3),
  options: { side: i % 2 === 0 ? 'A' : 'B', scoreFloor: i % 5 === 0 },
  name: `score ${i}`,
}));

const sagradaGames = Array.from({ length: GAMES }, (_, i): Wanted => ({
  players: 1 + (i % 4),
  options: i % 4 === 0 ? { tools: 1 + (i % 5) } : {},
  name: `score ${i}`,
}));

function expectSums<T extends GameTypes>(game: Game<T>, scoring: Scoring<T>, wanted: Wanted, texts: TextsOf<T>): void {
  const record = playedRecord(game, wanted);
  const moments = momentsOf(game, record, 'all');
  const seats = record.players.map((_, seat) => seat);
  for (const { position } of moments.slice(1)) {
    for (const part of scoring.sheet(position, 'all', texts)) {
      expect(seats.map((seat) => sumOf(part.rows, seat))).toEqual(part.total.points);
    }
  }
  const last = present(moments[moments.length - 1]);
  const final = scoring.final(last.position, texts);
  expect(final?.total.points).toEqual(record.result?.scores);
  expect(seats.map((seat) => sumOf(final?.rows ?? [], seat))).toEqual(record.result?.scores);
  expect(scoring.sheet(last.position, 'all', texts).at(-1)?.total.points).toEqual(record.result?.scores);
  expect(roundPoints(game, moments, (position) => scoring.pointsOf(position)).at(-1)?.points).toEqual(
    record.result?.scores,
  );
}

describe('rows add up to their sums, after every event and at the end', () => {
  test.for(sintraGames)('Sintra: $name', (wanted) => expectSums(sintra, SINTRA_SCORING, wanted, en));
  test.for(sagradaGames)('Sagrada: $name', (wanted) => expectSums(sagrada, SAGRADA_SCORING, wanted, en));
});

describe('the consequences of the final scoring', () => {
  test('belong to rows of the final sheet, and match their points', () => {
    const record = playedRecord(sagrada, { players: 3, name: 'told' });
    const last = present(momentsOf(sagrada, record, 'all')[record.events.length]);
    const final = SAGRADA_SCORING.final(last.position, en);
    for (const { key, points } of final?.rows ?? []) {
      const told = last.followed.filter((happened) => SAGRADA_SCORING.rowOf(happened) === key);
      expect(told.map((happened) => 'points' in happened && happened.points)).toEqual(points);
    }
  });

  test('add up for the palace in Sintra', () => {
    const record = playedRecord(sintra, { players: 2, name: 'told', options: { side: 'A' } });
    const last = present(momentsOf(sintra, record, 'all')[record.events.length]);
    const rows = SINTRA_SCORING.final(last.position, en)?.rows ?? [];
    const ornaments = last.followed.filter((happened) => SINTRA_SCORING.rowOf(happened) === 'palace');
    const ofFirst = ornaments.flatMap((happened) =>
      happened.type === 'ornament-scored' && happened.seat === 0 ? [happened.points] : [],
    );
    expect(ofFirst.reduce((sum, points) => sum + points, 0)).toBe(rows.find(({ key }) => key === 'palace')?.points[0]);
  });
});

describe('secrets', () => {
  test('of other players are hidden and left out of their sums', () => {
    const record = playedRecord(sagrada, { players: 2, name: 'secret' });
    const at = record.events.length - 2;
    const seen = present(momentsOf(sagrada, record, 0)[at]);
    const open = present(momentsOf(sagrada, record, 'all')[at]);
    const part = present(SAGRADA_SCORING.sheet(seen.position, 0, en)[0]);
    const all = present(SAGRADA_SCORING.sheet(open.position, 'all', en)[0]);
    const secret = all.rows.find(({ key }) => key === 'private')?.points[1] ?? 0;
    expect(part.rows.find(({ key }) => key === 'private')?.points[1]).toBeNull();
    expect(part.total.points).toEqual([all.total.points[0], Number(all.total.points[1]) - secret]);
    expect([0, 1].map((seat) => hidesSomething(part, seat))).toEqual([false, true]);
  });

  test('stay out of the sums even if the position contains them', () => {
    const record = playedRecord(sagrada, { players: 2, name: 'secret' });
    const { position } = present(momentsOf(sagrada, record, 'all')[record.events.length - 2]);
    const part = present(SAGRADA_SCORING.sheet(position, null, en)[0]);
    expect([0, 1].map((seat) => sumOf(part.rows, seat))).toEqual(part.total.points);
  });
});

describe('the result', () => {
  const CONTEXT = contextOf(['Ada', 'Ben']);

  test('is announced in every language, with the reason for a tie', () => {
    const result = { scores: [9, 9], ranking: [[1], [0]], breakdown: [] };
    expect(verdictOf(SINTRA_SCORING, result, CONTEXT, en)).toMatch(/^Ben wins! Tied on points, but/);
    expect(verdictOf(SINTRA_SCORING, result, CONTEXT, textsFor('pl'))).toContain('stłuczonego szkła');
    expect(verdictOf(SINTRA_SCORING, { ...result, ranking: [[0, 1]] }, CONTEXT, en)).toBe(
      'Ada and Ben share the victory!',
    );
  });

  test('addresses the winner if they are the only person at the screen', () => {
    const result = { scores: [9, 12], ranking: [[1], [0]], breakdown: [] };
    const verdict = (you: number) => verdictOf(SINTRA_SCORING, result, contextOf(['Ada', 'Ben'], you), en);
    expect(verdict(1)).toBe('You win!');
    expect(verdict(0)).toBe('Ben wins!');
  });
});

describe('the chart', () => {
  test('rises with the points and stays within its box', () => {
    const rounds = [
      { round: 1, points: [-20, 4] },
      { round: 2, points: [0, 30] },
      { round: null, points: [61, 30] },
    ];
    const { lines, grid, columns } = chartOf(rounds, 300, 100);
    expect(columns).toEqual([0, 150, 300]);
    expect(lines.map((line) => line.map(({ x }) => x))).toEqual([columns, columns]);
    for (const { y } of lines.flat()) expect(y >= 0 && y <= 100).toBe(true);
    const [[start, next] = [], [, level, last] = []] = lines.map((line) => line.map(({ y }) => y));
    expect(start).toBeGreaterThan(present(next));
    expect(level).toBe(present(last));
    expect(grid.map(({ value }) => value)).toEqual([-20, 0, 20, 40, 60, 80]);
  });

  test('draws a single round, and games without points', () => {
    expect(chartOf([{ round: 1, points: [0, 0] }], 300, 100).lines).toEqual([
      [{ x: 150, y: 100 }],
      [{ x: 150, y: 100 }],
    ]);
    expect(chartOf([], 300, 100).lines).toEqual([]);
  });
});
