import { describe, expect, it } from 'vitest';
import { explainSintra, SINTRA_TERMS, type SintraTerm } from '@leadlight/bots';
import { sintra, type Position } from '@leadlight/sintra';
import { Evaluation } from '../../src/sintra/evaluation.ts';
import { playGame, positionOf } from '../play.ts';
import { sintraBots } from '@leadlight/bots';
import { sketch, type Sketch } from '../sintra-position.ts';
import { randomPosition, TABLES } from './positions.ts';

const valueOf = (position: Position, term: SintraTerm, seat = 0): number =>
  explainSintra(position, seat).find((each) => each.term === term)?.value ?? NaN;

const total = (position: Position, seat: number): number =>
  explainSintra(position, seat).reduce((sum, { value }) => sum + value, 0);

const drawn = (parts: Sketch): Position => positionOf(sintra, sketch(parts));

/** The position after the event in the game's notation. */
function after(position: Position, text: string): Position {
  const event = sintra.readEvent(text);
  if (!event.ok) throw new Error(text);
  const next = sintra.copy(position);
  expect(sintra.play(next, event.value)).toEqual([]);
  return next;
}

/** What the event adds to a term. */
const change = (position: Position, text: string, term: SintraTerm): number =>
  valueOf(after(position, text), term) - valueOf(position, term);

/** Strip 4 lacks only its orange pane; the others are empty. */
const ALMOST = '4f:BWB.B,2f:.....,3f:.....,1f:.....,5f:.....,6f:.....,7f:.....,8f:.....';

describe('the evaluation of Sintra', () => {
  it('names every term once', () => {
    const terms = explainSintra(drawn({ displays: 'OPPP,-,-,-,-' }), 0).map(({ term }) => term);
    expect(terms).toEqual([...SINTRA_TERMS]);
  });

  it('is the sum of its terms, at every table and number of players', () => {
    for (const options of TABLES) {
      for (const players of [2, 3, 4]) {
        for (const moves of [0, 7, 30]) {
          const position = randomPosition(players, moves, `sum ${moves}`, options);
          const values = new Evaluation(position).expect(position);
          for (const [seat, value] of values.entries()) expect(total(position, seat)).toBeCloseTo(value, 8);
        }
      }
    }
  });

  it('is the score once the game is over', () => {
    const { position, result } = finished();
    for (const [seat, score] of result.scores.entries()) expect(total(position, seat)).toBe(score);
    for (const [seat, { palace, glass, leftover }] of result.breakdown.entries()) {
      expect(valueOf(position, 'palace', seat)).toBe(palace);
      expect(valueOf(position, 'glass', seat)).toBe(glass);
      expect(valueOf(position, 'strips', seat)).toBe(leftover);
    }
  });

  it('knows the result as soon as only the end is due', () => {
    const { beforeEnd, result } = finished();
    expect(beforeEnd.phase).toBe('end');
    for (const [seat, score] of result.scores.entries()) expect(total(beforeEnd, seat)).toBe(score);
    expect(beforeEnd.phase).toBe('end');
  });
});

/** A random game's last two positions. */
function finished() {
  const events: Parameters<typeof sintra.play>[1][] = [];
  const result = playGame(sintraBots, ['greedy', 'greedy'], 'the end', ({ events: seen }, move) => {
    events.splice(0, Infinity, ...seen, move);
  });
  const beforeEnd = sintra.start({ side: 'A', scoreFloor: false, strips: 'house' }, 2);
  for (const event of events) sintra.play(beforeEnd, event);
  return { beforeEnd, position: after(beforeEnd, 'end'), result };
}

describe('the terms', () => {
  const position = drawn({ displays: 'OPPP,-,-,-,-', strips: ALMOST });

  it('a completed strip scores its window, and promises no longer', () => {
    expect(change(position, '0 0O>0=B', 'score')).toBe(4);
    expect(change(position, '0 0O>0=B', 'windows')).toBeLessThan(0);
  });

  it('a strip that lacks one pane promises more of its window than an empty one', () => {
    const empty = drawn({ displays: 'OPPP,-,-,-,-' });
    expect(valueOf(position, 'windows')).toBeGreaterThan(valueOf(empty, 'windows'));
  });

  it('broken panes cost glass: more the further the marker is', () => {
    const strips = '4f:BWB.B,1b:.....,3b:.....,2f:.....,5b:.....,6b:.....,7f:.....,8f:.....';
    const costs = [0, 3, 6].map((marker) =>
      change(drawn({ displays: '-,-,-,-,-', centre: 'BBO', strips, marker }), '0 cO>0=B', 'glass'),
    );
    expect(costs.every((cost) => cost < 0)).toBe(true);
  });

  it('a first pane beside an ornament that has one is worth palace points', () => {
    expect(change(position, '0 0O>0=B', 'palace')).not.toBe(0);
  });

  it('panes that are there to be picked are supply', () => {
    const without = drawn({ displays: 'YPPP,-,-,-,-', strips: ALMOST });
    expect(valueOf(position, 'supply')).toBeGreaterThan(valueOf(without, 'supply'));
  });

  it('strips behind the glazier are out of reach', () => {
    const away = drawn({ displays: 'OPPP,-,-,-,-', strips: ALMOST, glazier: 4 });
    expect(valueOf(away, 'windows')).toBeLessThan(valueOf(position, 'windows'));
    expect(total(away, 0)).toBeLessThan(total(position, 0));
  });
});
