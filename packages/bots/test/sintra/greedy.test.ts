import { describe, expect, it } from 'vitest';
import { sintraBots } from '@leadlight/bots/sintra';
import { sintraText } from '@leadlight/sintra';
import { movesOf, positionOf } from '../play.ts';
import { sketch, type Sketch } from './position.ts';

const greedy = (drawn: Sketch): readonly string[] =>
  movesOf({ bots: sintraBots, notation: sintraText }, 'greedy', positionOf(sintraText, sketch(drawn)), 0);

/** Strip 4 lacks only its orange pane; the others are empty. */
const ALMOST = '4f:BWB.B,2f:.....,3f:.....,1f:.....,5f:.....,6f:.....,7f:.....,8f:.....';

describe('greedy in Sintra', () => {
  it('takes points before panes: one pane that completes a window rather than three that fit', () => {
    const moves = greedy({ displays: 'OPPP,-,-,-,-', strips: ALMOST });
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every((move) => move.startsWith('0 0O>0'))).toBe(true);
  });

  it('keeps any of the available colours, since none gains anything now', () => {
    const kept = greedy({ displays: 'OPPP,-,-,-,-', strips: ALMOST });
    expect(kept).toHaveLength(3);
  });

  it('counts the cost of glass: a window of 4 is not worth 5 broken panes', () => {
    const moves = greedy({ displays: 'PYYY,-,-,-,-', centre: 'OOOOOO', strips: ALMOST });
    expect(moves.some((move) => /O>0/.test(move))).toBe(false);
  });

  it('breaks fewer panes where the points are equal', () => {
    const strips = '1f:.....,2f:.....,3f:.....,4f:.....,8f:.....,6b:.BYB.,7f:.....,5f:.....';
    // Three orange panes place two, fill the window of value 1 and break one, which costs 1: nothing is gained.
    expect(greedy({ displays: 'OOOB,-,-,-,-', strips, glazier: 5 })).toEqual(['0 0B>6']);
  });

  it('places more panes where all else is equal', () => {
    expect(greedy({ displays: 'PPPO,-,-,-,-' })).toEqual(['0 0P>0']);
  });

  it('moves the glazier back rather than breaking everything', () => {
    const strips = '1f:.....,2f:.....,3f:.....,4f:.....,5f:.....,6f:.....,7f:.....,8f:W...W';
    expect(greedy({ displays: 'YYBB,-,-,-,-', strips, glazier: 7 })).toEqual(['0 back']);
  });

  it('knows that the end of the track costs 18 and frees the marker', () => {
    // From −14 one more step costs 18 and frees 14: 4 points, as much as the window gives, and a pane breaks.
    const moves = greedy({ displays: 'YBBB,-,-,-,-', centre: 'OO', strips: ALMOST, marker: 7 });
    expect(moves.some((move) => /O>0/.test(move))).toBe(false);
  });
});
