/** G-37: the drafted die is swapped with one on the round track; both keep their values. */
import type { Codes } from '@leadlight/core';
import { addForCells, firstField, firstOf, fourthField, fourthOf, secondOf, thirdField, thirdOf } from '../codes.ts';
import { DICE, kindsOf } from '../dice.ts';
import { lowest } from '../grid.ts';
import { PLAIN, spacesFor } from '../placement.ts';
import { hasTrackDice, type Position } from '../position.ts';
import { refuse, type Reason } from '../reasons.ts';
import { CELL, DIE, SWAP } from './fields.ts';
import { beforeDrafting, declareTool, place, takeable, takeFromPool, whyNotDraft, type Bench } from './tool.ts';

const duringDraft = beforeDrafting('lens-cutter');
const EMPTY_TRACK = refuse('track-empty', { tool: 'lens-cutter' });

/** G-89: there must be a die on the track. */
function untimely(position: Position): readonly Reason[] {
  const late = duringDraft(position);
  return hasTrackDice(position) ? late : [...late, EMPTY_TRACK];
}

/** Every die that can be taken in exchange for this one on the track. */
function listSwaps(bench: Bench, die: number, base: number, into: Codes): void {
  const cells = spacesFor(bench.window, die, PLAIN);
  for (let rest = takeable(bench); rest !== 0; rest &= rest - 1) {
    addForCells(into, base | firstField(lowest(rest)) | fourthField(die), cells);
  }
}

export const lensCutter = declareTool({
  rule: 'G-37',
  fields: [DIE, SWAP, CELL],
  untimely,
  list(bench, base, into) {
    const { track } = bench.position;
    for (let i = 0; i < track.length; i++) {
      for (let rest = kindsOf(track[i]); rest !== 0; rest &= rest - 1) {
        listSwaps(bench, lowest(rest), base | thirdField(i + 1), into);
      }
    }
  },
  why(bench, code) {
    const round = thirdOf(code);
    const die = fourthOf(code);
    const there = bench.position.track[round - 1]?.includes(die) ?? false;
    const missing = there ? [] : [refuse('not-on-track', { round, die: DICE[die] })];
    return [...missing, ...whyNotDraft(bench, code, die, PLAIN)];
  },
  apply(position, code, trace) {
    const [die, round, other] = [firstOf(code), thirdOf(code), fourthOf(code)];
    takeFromPool(position, die, 'G-31', trace);
    const dice = position.track[round - 1];
    position.track[round - 1] = dice.with(dice.indexOf(other), die);
    const seat = position.seat;
    trace?.push({ type: 'swapped', rule: 'G-37', seat, round, from: DICE[die], to: DICE[other] });
    place(position, other, secondOf(code), 'G-31', trace);
    position.drafted = true;
  },
});
