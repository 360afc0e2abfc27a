/** G-33: the drafted die goes up or down by exactly 1. */
import type { Codes } from '@leadlight/core';
import { addForCells, firstField, firstOf, thirdField, thirdOf } from '../codes.ts';
import { DICE, valueOf, withValue } from '../dice.ts';
import { lowest } from '../grid.ts';
import { PLAIN, spacesFor } from '../placement.ts';
import { refuse } from '../reasons.ts';
import { VALUES } from '../vocabulary.ts';
import { CELL, DIE, VALUE } from './fields.ts';
import { beforeDrafting, declareTool, draftTurned, takeable, whyNotDraft, type Bench } from './tool.ts';

/** No step leads from 6 to 1, nor from 1 to 6. */
const isStep = (from: number, to: number): boolean => Math.abs(from - to) === 1 && to >= 1 && to <= VALUES.length;

function listStep(bench: Bench, die: number, value: number, base: number, into: Codes): void {
  if (!isStep(valueOf(die), value)) return;
  const cells = spacesFor(bench.window, withValue(die, value), PLAIN);
  addForCells(into, base | firstField(die) | thirdField(value), cells);
}

export const grozingPliers = declareTool({
  rule: 'G-33',
  fields: [DIE, VALUE, CELL],
  untimely: beforeDrafting('grozing-pliers'),
  list(bench, base, into) {
    for (let rest = takeable(bench); rest !== 0; rest &= rest - 1) {
      const die = lowest(rest);
      listStep(bench, die, valueOf(die) - 1, base, into);
      listStep(bench, die, valueOf(die) + 1, base, into);
    }
  },
  why(bench, code) {
    const die = firstOf(code);
    const value = VALUES[thirdOf(code) - 1];
    const step = isStep(valueOf(die), value) ? [] : [refuse('grozing-step', { die: DICE[die], value })];
    return [...step, ...whyNotDraft(bench, code, withValue(die, value), PLAIN)];
  },
  apply(position, code, trace) {
    draftTurned(position, code, withValue(firstOf(code), thirdOf(code)), 'grozing-pliers', 'G-33', trace);
  },
});
