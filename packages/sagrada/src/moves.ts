/** Every legal move, as codes, each once. */
import type { Codes, Seat } from '@leadlight/core';
import { addForCells, FIELD_NONE, firstField, KIND, payField, secondField, thirdField } from './codes.ts';
import { TOOL_COLOURS } from './components.ts';
import { colourIndex, colourOf, kindsOf, valueOf, withValue } from './dice.ts';
import { lowest } from './grid.ts';
import { patternIndex } from './patterns.ts';
import { mayUse, poolAfterPaying } from './payment.ts';
import { fitsOf, inReach, PLAIN, spacesFor, spacesWithin } from './placement.ts';
import { isSolo, type Position } from './position.ts';
import { TOOLS } from './tools/index.ts';
import { TOOL_IDS, VALUES } from './vocabulary.ts';
import { NO_PATTERN, type Window } from './window.ts';

const FLUX_BRUSH = TOOL_IDS.indexOf('flux-brush');
const NO_CELL = secondField(FIELD_NONE);

/** All moves of the seat; none if it has nothing to decide. */
export function listMoves(position: Position, seat: Seat, into: Codes): void {
  if (position.phase === 'choose') return listChoices(position, seat, into);
  if (seat !== position.seat) return;
  if (position.phase === 'settle') return listSettlements(position, position.windows[seat], into);
  if (position.phase !== 'turn') return;
  listDrafts(position, position.windows[seat], into);
  listTools(position, position.windows[seat], into);
  into.add(KIND.done);
}

/** For fast rollouts: drafts whenever a die fits, and uses no tools. */
export function listPlainMoves(position: Position, seat: Seat, into: Codes): void {
  if (position.phase !== 'turn') return listMoves(position, seat, into);
  if (seat !== position.seat) return;
  const before = into.count;
  listDrafts(position, position.windows[seat], into);
  if (into.count === before) into.add(KIND.done);
}

/** G-04: one of the patterns on offer. */
function listChoices(position: Position, seat: Seat, into: Codes): void {
  if (position.windows[seat].pattern !== NO_PATTERN) return;
  for (const id of position.offers[seat] ?? []) {
    into.add(KIND.choose | firstField(patternIndex(id)) | thirdField(seat));
  }
}

/** G-20: equal dice are one choice. */
function listDrafts(position: Position, window: Window, into: Codes): void {
  if (position.drafted) return;
  const reach = inReach(window, PLAIN);
  const fits = fitsOf(window, PLAIN);
  for (let rest = kindsOf(position.pool); rest !== 0; rest &= rest - 1) {
    const die = lowest(rest);
    addForCells(into, KIND.place | firstField(die), spacesWithin(window, die, reach, fits));
  }
}

function listTools(position: Position, window: Window, into: Codes): void {
  const { tools, pool } = position;
  const bench = { position, window, pool };
  for (let slot = 0; slot < tools.length; slot++) {
    if (!mayUse(position, slot)) continue;
    if (isSolo(position)) listPaidWithDice(position, window, tools[slot], into);
    else TOOLS[tools[slot]].list(bench, tools[slot], into);
  }
}

/** G-64: once for each different die that can pay; that die leaves the pool before the tool works. */
function listPaidWithDice(position: Position, window: Window, tool: number, into: Codes): void {
  const colour = colourIndex(TOOL_COLOURS[TOOL_IDS[tool]]);
  for (let rest = kindsOf(position.pool); rest !== 0; rest &= rest - 1) {
    const die = lowest(rest);
    if (colourOf(die) !== colour) continue;
    const base = tool | payField(valueOf(die));
    TOOLS[tool].list({ position, window, pool: poolAfterPaying(position, base) }, base, into);
  }
}

/** The possible targets of a flux tool's die. */
function listSettlements(position: Position, window: Window, into: Codes): void {
  if (position.flux === FLUX_BRUSH) return listBrushed(position, window, into);
  for (const value of VALUES) {
    const base = KIND.settle | thirdField(value);
    addForCells(into, base, spacesFor(window, withValue(position.hand, value), PLAIN));
    into.add(base | NO_CELL);
  }
}

/** G-38: the die must be placed if it can be. */
function listBrushed(position: Position, window: Window, into: Codes): void {
  const cells = spacesFor(window, position.hand, PLAIN);
  if (cells === 0) into.add(KIND.settle | NO_CELL);
  else addForCells(into, KIND.settle, cells);
}
