import { Codes, FastRandom } from '@leadlight/core';
import { describe, expect, test } from 'vitest';
import { draftsLeft, firstOf, KIND, kindOf, Openings, sagrada, secondOf, SPACES, type Position } from '../src/index.ts';
import { KINDS } from '../src/dice.ts';
import { DIE_MARKS } from '../src/openings.ts';
import { fitsOf, PLAIN, spacesWithin } from '../src/placement.ts';

/** Walks through random games without tools, and visits each draft before it is made. */
function walk(seed: string, players: number, look: (position: Position, die: number, cell: number) => void): void {
  const random = new FastRandom(seed);
  const codes = new Codes();
  const position = sagrada.start({ tools: 3 }, players);
  for (;;) {
    const due = sagrada.toAct(position);
    if (due.kind === 'over') return;
    codes.clear();
    if (due.kind === 'decide') sagrada.plainMoves(position, due.seats[0], codes);
    if (codes.count === 0) {
      sagrada.deal(position, () => random);
      continue;
    }
    const code = codes.at[random.below(codes.count)];
    if (kindOf(code) === KIND.place) look(position, firstOf(code), secondOf(code));
    sagrada.apply(position, code);
  }
}

const shown = ({ taken, holds, takes }: Openings): unknown => [taken, [...holds], [...takes]];

describe('the openings of spaces', () => {
  test('agree with the spaces where dice may go (G-23, G-24)', () => {
    const openings = new Openings();
    let compared = 0;
    walk('openings', 2, (position) => {
      const window = position.windows[position.seat];
      openings.load(window);
      const empty = ((1 << SPACES) - 1) & ~window.taken;
      for (let die = 0; die < KINDS; die++) {
        let cells = 0;
        for (let cell = 0; cell < SPACES; cell++) {
          if ((openings.takes[cell] & DIE_MARKS[die]) === DIE_MARKS[die]) cells |= 1 << cell;
        }
        expect(cells & empty).toBe(spacesWithin(window, die, empty, fitsOf(window, PLAIN)));
        compared++;
      }
    });
    expect(compared).toBeGreaterThan(500);
  });

  test('follow a die that is put, and one that is taken back', () => {
    const [kept, fresh] = [new Openings(), new Openings()];
    walk('put', 3, (position, die, cell) => {
      const window = position.windows[position.seat];
      kept.load(window);
      fresh.load(window);
      kept.put(die, cell);
      kept.takeBack(cell);
      expect(shown(kept)).toEqual(shown(fresh));
      kept.put(die, cell);
      const next = sagrada.copy(position);
      sagrada.play(next, sagrada.decode(position, draftOf(position, die, cell)));
      fresh.load(next.windows[position.seat]);
      expect(shown(kept)).toEqual(shown(fresh));
    });
  });
});

function draftOf(position: Position, die: number, cell: number): Codes['at'][number] {
  const codes = new Codes();
  sagrada.plainMoves(position, position.seat, codes);
  const found = codes.at.slice(0, codes.count).find((code) => firstOf(code) === die && secondOf(code) === cell);
  if (found === undefined) throw new Error('no such draft');
  return found;
}

describe('drafts left (G-12, G-13, G-40)', () => {
  test('count down from 20, one per turn', () => {
    walk('drafts', 3, (position) => {
      const { seat, round, turn, players } = position;
      const second = turn >= players;
      expect(draftsLeft(position, seat)).toBe(2 * (10 - round) + (second ? 1 : 2));
    });
    expect(draftsLeft(sagrada.start({ tools: 3 }, 2), 0)).toBe(20);
  });
});
