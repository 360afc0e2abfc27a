/** G-37: the drafted die is swapped with one on the round track; both keep their values. */
import type { Codes } from '@leadlight/core';
import { addForCells, firstField, firstOf, fourthField, fourthOf, secondOf, thirdField, thirdOf } from '../codes.ts';
import { DICE } from '../dice.ts';
import { lowest } from '../grid.ts';
import { PLAIN, spacesFor } from '../placement.ts';
import { trackDie, trackEntry, trackRound, type Position } from '../position.ts';
import { refuse, type Reason } from '../reasons.ts';
import { beforeDrafting, place, takeable, takeFromPool, whyNotDraft, type Bench, type Tool } from './tool.ts';

const duringDraft = beforeDrafting('lens-cutter');

/** G-89: there must be a die on the track. */
function untimely(position: Position): readonly Reason[] {
  const late = duringDraft(position);
  return position.track.length > 0 ? late : [...late, refuse('track-empty', { tool: 'lens-cutter' })];
}

/** Equal dice of one round are one choice. */
const isRepeated = (track: readonly number[], at: number): boolean => track.indexOf(track[at]) < at;

function listSwaps(bench: Bench, entry: number, base: number, into: Codes): void {
  const cells = spacesFor(bench.window, trackDie(entry), PLAIN);
  const taken = base | thirdField(trackRound(entry)) | fourthField(trackDie(entry));
  for (let rest = takeable(bench); rest !== 0; rest &= rest - 1) {
    addForCells(into, taken | firstField(lowest(rest)), cells);
  }
}

export const lensCutter: Tool = {
  rule: 'G-37',
  untimely,
  list(bench, base, into) {
    const { track } = bench.position;
    for (let i = 0; i < track.length; i++) {
      if (!isRepeated(track, i)) listSwaps(bench, track[i], base, into);
    }
  },
  why(bench, code) {
    const round = thirdOf(code);
    const die = fourthOf(code);
    const there = bench.position.track.includes(trackEntry(round, die));
    const missing = there ? [] : [refuse('not-on-track', { round, die: DICE[die] })];
    return [...missing, ...whyNotDraft(bench, code, die, PLAIN)];
  },
  apply(position, code, trace) {
    const [die, round, other] = [firstOf(code), thirdOf(code), fourthOf(code)];
    takeFromPool(position, die, 'G-31', trace);
    position.track = position.track.with(position.track.indexOf(trackEntry(round, other)), trackEntry(round, die));
    const seat = position.seat;
    trace?.push({ type: 'swapped', rule: 'G-37', seat, round, from: DICE[die], to: DICE[other] });
    place(position, other, secondOf(code), 'G-31', trace);
    position.drafted = true;
  },
};
