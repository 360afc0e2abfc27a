/**
 * A move as one number: its kind in 4 bits, the value of the die paid in 3 (solo), and four fields of 5 bits each,
 * whose meaning depends on the kind. A field of 31 means "none".
 */
import type { Codes } from '@leadlight/core';
import { TOOL_IDS } from './vocabulary.ts';

/** Kinds 0 to 11 are the tools, by index. */
export const KIND = { place: 12, settle: 13, done: 14, choose: 15 } as const;

export const FIELD_NONE = 31;

export const kindOf = (code: number): number => code & 15;
export const isTool = (code: number): boolean => kindOf(code) < TOOL_IDS.length;

/** The value of the die paid, or 0. */
export const payOf = (code: number): number => (code >>> 4) & 7;
export const payField = (value: number): number => value << 4;

/** First field: the die taken; the first cell moved from; the pattern chosen. */
export const firstOf = (code: number): number => (code >>> 7) & 31;
export const firstField = (value: number): number => value << 7;

const SECOND = 12;

/** Second field: the cell that a die goes to. */
export const secondOf = (code: number): number => (code >>> SECOND) & 31;
export const secondField = (value: number): number => value << SECOND;

/** Third field: the value chosen; the round on the track; the second cell moved from. */
export const thirdOf = (code: number): number => (code >>> 17) & 31;
export const thirdField = (value: number): number => value << 17;

/** Fourth field: the die taken from the track; the cell that the second die goes to. */
export const fourthOf = (code: number): number => (code >>> 22) & 31;
export const fourthField = (value: number): number => value << 22;

/** Adds the move once for each cell that its die may go to. */
export function addForCells(into: Codes, base: number, cells: number): void {
  into.addEach(base, cells, SECOND);
}
