import { describe, expect, it } from 'vitest';
import { explainSagrada as explain, sagradaBots, type SagradaTerm } from '@leadlight/bots/sagrada';
import { Codes, FastRandom } from '@leadlight/core';
import { firstOf, KIND, kindOf, sagrada, secondOf, type Position } from '@leadlight/sagrada';
import { Evaluation, goalsOf } from '../../src/sagrada/evaluation.ts';
import { playGame } from '../play.ts';
import { sketch, type Side } from './positions.ts';

const worth = (position: Position, term: SagradaTerm): number =>
  explain(position, 0).find((each) => each.term === term)?.value ?? NaN;

const sum = (position: Position, seat: number): number =>
  explain(position, seat).reduce((total, { value }) => total + value, 0);

/** Seat 0 with these dice; the other window is empty. */
const window = (side: Side, objectives: string, round = 5): Position =>
  sketch({ sides: [side, {}], objectives, round, turn: 0 });

describe('the terms', () => {
  it('count a full row without a repeat, and nothing for one that can no longer have that', () => {
    const varied = window({ dice: 'A1Y1 A2R4 A3B2 A4G5 A5P6' }, 'row-color-variety light-shades deep-shades', 10);
    const broken = window({ dice: 'A1Y1 A2R4 A3Y2 A4G5 A5P6' }, 'row-color-variety light-shades deep-shades', 10);
    expect(worth(varied, 'row-color-variety')).toBeGreaterThanOrEqual(6);
    expect(worth(broken, 'row-color-variety')).toBeLessThan(0.5);
  });

  it('see a row that lacks one die as nearly complete while there is time', () => {
    const almost = (round: number): number =>
      worth(
        window({ dice: 'A1Y1 A2R4 A3B2 A4G5' }, 'row-color-variety light-shades deep-shades', round),
        'row-color-variety',
      );
    expect(almost(3)).toBeGreaterThan(almost(9));
    expect(almost(9)).toBeGreaterThan(0);
  });

  it('favour the rarer half of a pair', () => {
    const objectives = 'light-shades deep-shades color-variety';
    const lopsided = window({ dice: 'A1Y1 B2G1' }, objectives);
    const paired = window({ dice: 'A1Y1 B2G2' }, objectives);
    expect(worth(paired, 'light-shades')).toBeGreaterThan(worth(lopsided, 'light-shades'));
  });

  it('count the pips of the private colour', () => {
    const objectives = 'light-shades deep-shades color-variety';
    const two = window({ dice: 'A1R2', own: 'R' }, objectives, 10);
    const six = window({ dice: 'A1R6', own: 'R' }, objectives, 10);
    expect(worth(six, 'private') - worth(two, 'private')).toBeCloseTo(4);
  });

  it('count dice with a diagonal neighbour of their colour', () => {
    const objectives = 'color-diagonals deep-shades color-variety';
    const diagonal = window({ dice: 'A1R2 B2R3' }, objectives);
    const apart = window({ dice: 'A1R2 B2G3' }, objectives);
    expect(worth(diagonal, 'color-diagonals')).toBeGreaterThan(worth(apart, 'color-diagonals'));
  });

  it('recognise a space that no die can fill', () => {
    // Comitas wants a yellow die on D3: the yellow die beside it rules that out.
    const dead = window({ dice: 'C3Y3' }, 'light-shades deep-shades color-variety');
    const fine = window({ dice: 'C3R3' }, 'light-shades deep-shades color-variety');
    expect(worth(fine, 'dead-spaces')).toBeCloseTo(0);
    expect(worth(dead, 'dead-spaces')).toBeLessThan(-1);
  });

  it('value a token more while there is time to use it', () => {
    const objectives = 'light-shades deep-shades color-variety';
    const early = worth(window({ tokens: 4 }, objectives, 2), 'tokens');
    expect(early).toBeGreaterThan(4);
    expect(worth(window({ tokens: 4 }, objectives, 9), 'tokens')).toBeLessThan(early);
  });
});

describe('the list of terms', () => {
  it('adds up to the points once the game is over, for every seat', () => {
    for (const levels of [['greedy'], ['greedy', 'random'], ['random', 'greedy', 'random', 'greedy']] as const) {
      const end = finalPosition(levels.length, levels.join());
      for (let seat = 0; seat < levels.length; seat++) {
        expect(sum(end, seat)).toBeCloseTo(sagrada.standing(end, seat), 9);
      }
    }
  });

  it('adds up to the value that the search uses', () => {
    playGame(sagradaBots, ['greedy', 'random'], 'sums', ({ position, seat }) => {
      if (position.round === 0) return;
      const evaluation = new Evaluation(goalsOf(position, seat));
      evaluation.lay(position.windows[seat], 0);
      expect(evaluation.value()).toBeCloseTo(
        evaluation.list().reduce((total, { value }) => total + value, 0),
        9,
      );
    });
  });
});

describe('trying a die', () => {
  it('gives the same value as placing it, and leaves no trace', () => {
    let tried = 0;
    playGame(sagradaBots, ['greedy', 'greedy'], 'tries', ({ position, seat }) => {
      if (position.phase !== 'turn' || position.drafted) return;
      const [evaluation, fresh] = [0, 1].map(() => new Evaluation(goalsOf(position, seat)));
      evaluation.lay(position.windows[seat], 7);
      const before = evaluation.value();
      const codes = new Codes();
      sagrada.plainMoves(position, seat, codes);
      for (const code of codes.at.slice(0, codes.count).filter((each) => kindOf(each) === KIND.place)) {
        const next = sagrada.copy(position);
        sagrada.apply(next, code);
        fresh.lay(next.windows[seat], 7);
        expect(evaluation.valueWith(firstOf(code), secondOf(code))).toBeCloseTo(fresh.value(), 9);
        expect(evaluation.value()).toBe(before);
        tried++;
      }
    });
    expect(tried).toBeGreaterThan(100);
  });
});

function finalPosition(players: number, seed: string): Position {
  const random = new FastRandom(seed);
  const codes = new Codes();
  const position = sagrada.start({ tools: 3 }, players);
  for (let due = sagrada.toAct(position); due.kind !== 'over'; due = sagrada.toAct(position)) {
    codes.clear();
    if (due.kind === 'decide') sagrada.moves(position, due.seats[0], codes);
    if (codes.count === 0) sagrada.deal(position, () => random);
    else sagrada.apply(position, codes.at[random.below(codes.count)]);
  }
  return position;
}
