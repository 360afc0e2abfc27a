/**
 * A move as one number: the pick (source and colour), its target (slot and number of jokers), and the pane kept. One
 * further number stands for moving the glazier back.
 */
import type { Seat } from '@leadlight/core';
import type { Move, Pick } from './events.ts';
import { SLOTS } from './components.ts';
import { CENTRE, displayOfSource, sourceOfDisplay } from './sources.ts';
import { COLOURS, type Source } from './vocabulary.ts';

/** The slot if all panes break. */
export const NO_SLOT = SLOTS;

/** The pane kept if no strip is completed. */
export const NOTHING = COLOURS.length;

/** */
export const BACK = 1 << 17;

const COLOUR_SHIFT = 5;
const SLOT_SHIFT = 8;
const JOKERS_SHIFT = 12;
export const KEEP_SHIFT = 14;

export const pickCode = (source: number, colour: number, slot: number, jokers: number, keep: number): number =>
  source | (colour << COLOUR_SHIFT) | (slot << SLOT_SHIFT) | (jokers << JOKERS_SHIFT) | (keep << KEEP_SHIFT);

export const sourceOf = (code: number): number => code & 0b11111;
export const colourOf = (code: number): number => (code >>> COLOUR_SHIFT) & 0b111;
export const slotOf = (code: number): number => (code >>> SLOT_SHIFT) & 0b1111;
export const jokersOf = (code: number): number => (code >>> JOKERS_SHIFT) & 0b11;
export const keepOf = (code: number): number => (code >>> KEEP_SHIFT) & 0b111;

export const sourceFrom = (from: Source): number => (from === 'centre' ? CENTRE : sourceOfDisplay(from));

/** The code of a legal move. */
export function encode(move: Move): number {
  if (move.type === 'back') return BACK;
  const source = sourceFrom(move.from);
  const keep = move.keep === undefined ? NOTHING : COLOURS.indexOf(move.keep);
  return pickCode(source, COLOURS.indexOf(move.colour), move.strip ?? NO_SLOT, move.jokers ?? 0, keep);
}

/** The move in the form of a record. */
export function decode(seat: Seat, code: number): Move {
  if (code === BACK) return { type: 'back', player: seat };
  const jokers = jokersOf(code);
  const keep = keepOf(code);
  const pick: Pick = {
    type: 'pick',
    player: seat,
    from: sourceOf(code) === CENTRE ? 'centre' : displayOfSource(sourceOf(code)),
    colour: COLOURS[colourOf(code)],
    strip: slotOf(code) === NO_SLOT ? null : slotOf(code),
  };
  return { ...pick, ...(jokers > 0 && { jokers }), ...(keep !== NOTHING && { keep: COLOURS[keep] }) };
}
