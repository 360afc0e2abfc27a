import { describe, expect, it } from 'vitest';
import { explainSintra, SINTRA_TERMS, sintraBots, type SintraTerm } from '@leadlight/bots/sintra';
import { sintra, sintraText, SLOTS, type Position } from '@leadlight/sintra';
import { Evaluation } from '../../src/sintra/evaluation.ts';
import { playGame, positionOf } from '../play.ts';
import { sketch, type Sketch } from './position.ts';
import { randomPosition, TABLES } from './positions.ts';

const valueOf = (position: Position, term: SintraTerm, seat = 0): number =>
  explainSintra(position, seat).find((each) => each.term === term)?.value ?? NaN;

const total = (position: Position, seat: number): number =>
  explainSintra(position, seat).reduce((sum, { value }) => sum + value, 0);

/** The weights are fitted on the house strips. */
const line = (parts: Sketch): string => sketch({ ...parts, set: 'house' });

const drawn = (parts: Sketch): Position => positionOf(sintraText, line(parts));

/** The position after the event, given in the game's notation. */
function after(position: Position, text: string): Position {
  const event = sintraText.readEvent(text);
  if (!event.ok) throw new Error(text);
  const next = sintra.copy(position);
  expect(sintra.play(next, event.value)).toEqual([]);
  return next;
}

/** The change that the event makes to a term. */
const change = (position: Position, text: string, term: SintraTerm): number =>
  valueOf(after(position, text), term) - valueOf(position, term);

/** Strip 2 lacks one orange pane; the others are empty. */
const ALMOST = '2f:BOO.B,4f:.....,3f:.....,1f:.....,5f:.....,6f:.....,7f:.....,8f:.....';

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

/** The same with a blue pane from the bag in the top space of one of seat 0's windows. */
function withPane(parts: Sketch, window: number): Position {
  const windows = Array.from({ length: SLOTS }, (_, i) => (i === window ? 'B.' : '..')).join(',');
  const text = line(parts)
    .replace(/windows0=\S+/, `windows0=${windows}`)
    .replace(/,B(\d+),W/, (_, count) => `,B${Number(count) - 1},W`);
  return positionOf(sintraText, text);
}

describe('the terms', () => {
  const parts = { displays: 'OPPP,-,-,-,-', strips: ALMOST };
  const position = drawn(parts);

  it('a completed strip scores its window and promises nothing more', () => {
    expect(change(position, '0 0O>0=B', 'score')).toBe(4);
    expect(change(position, '0 0O>0=B', 'windows')).toBeLessThan(0);
  });

  it('a strip that lacks one pane promises more than an empty one', () => {
    const empty = drawn({ displays: 'OPPP,-,-,-,-' });
    expect(valueOf(position, 'windows')).toBeGreaterThan(valueOf(empty, 'windows'));
    expect(total(position, 0)).toBeGreaterThan(total(empty, 0));
  });

  it('a strip promises more when windows to its right hold panes', () => {
    expect(valueOf(withPane(parts, 4), 'windows')).toBeGreaterThan(valueOf(position, 'windows'));
  });

  it('glass costs more the further the marker is', () => {
    const [near, middle, far] = [0, 3, 6].map((marker) => valueOf(drawn({ ...parts, marker }), 'glass'));
    expect(near).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(far);
  });

  it('broken panes cost points on the glass track', () => {
    const many = drawn({ displays: '-,-,-,-,-', centre: 'OOOP', strips: ALMOST });
    expect(change(many, '0 cO>0=B', 'glass')).toBeLessThan(-2);
  });

  it('an ornament with a pane promises more from the palace', () => {
    expect(valueOf(withPane(parts, 1), 'palace')).toBeGreaterThan(valueOf(withPane(parts, 5), 'palace'));
  });

  it("panes of this round's colour count as bonus", () => {
    // Pink: three of five on strip 1, two on strip 3. Each strip lacks one pane, the other is empty.
    const others = '4f:.....,2f:.....,5f:.....,6f:.....,7f:.....,8f:.....';
    const [pink, yellow] = ['1f:PWP.P,3f:.....', '3f:YPY.Y,1f:.....'].map((first) =>
      drawn({ displays: 'BOOO,-,-,-,-', strips: `${first},${others}` }),
    );
    expect(valueOf(pink, 'colour-bonus')).toBeGreaterThan(valueOf(yellow, 'colour-bonus'));
  });

  it('panes that can be picked count as supply', () => {
    const without = drawn({ displays: 'YPPP,-,-,-,-', strips: ALMOST });
    expect(valueOf(position, 'supply')).toBeGreaterThan(valueOf(without, 'supply'));
  });

  it('strips behind the glazier are out of reach', () => {
    const away = drawn({ ...parts, glazier: 4 });
    expect(valueOf(away, 'windows')).toBeLessThan(valueOf(position, 'windows'));
    expect(valueOf(away, 'supply')).toBeLessThan(valueOf(position, 'supply'));
  });

  it('the tile is worth something to its holder', () => {
    const [own, other] = [0, 1].map((seat) =>
      positionOf(sintraText, line(parts).replace('tile=centre', `tile=${seat}`)),
    );
    expect(valueOf(own, 'turn')).not.toBe(valueOf(other, 'turn'));
  });
});
