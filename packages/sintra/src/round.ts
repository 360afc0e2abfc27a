/** The course of a game: setup, filling the displays, turns in order, the end of a round. */
import type { Trace } from './consequences.ts';
import { PANES_PER_DISPLAY, ROUNDS } from './components.ts';
import { openBag, panes, panesOfEach, sizeOf } from './pile.ts';
import { bonusColour, indicatorAt, layStrip, NOBODY, packIndicator, type Board, type Position } from './position.ts';
import { emptySlot } from './slot.ts';
import { isAllPicked, putOnDisplay, sourceOfDisplay } from './sources.ts';
import type { StripSet } from './strip-set.ts';
import { COLOURS, type Colour } from './vocabulary.ts';

/** The boards at the start: strip sides and colours as numbers. */
export interface Arrangement {
  readonly start: number;
  /** The upper sides of each seat's strips, left to right. */
  readonly strips: readonly (readonly number[])[];
  /** Space I first. */
  readonly indicator: readonly number[];
}

/** either side up. */
function layStrips(set: StripSet, board: Board, sides: readonly number[]): void {
  for (let slot = 0; slot < sides.length; slot++) layStrip(set, board, slot, emptySlot(sides[slot]));
}

/** strips, glaziers, scores and markers; the round indicator takes its panes; the tile has its holder. */
export function setUp(position: Position, arrangement: Arrangement, trace: Trace): void {
  for (const board of position.boards) layStrips(position.set, board, arrangement.strips[board.seat]);
  position.indicator = packIndicator(arrangement.indicator);
  position.bag -= panesOfEach(1) + panes(arrangement.indicator[0], 1);
  position.tile = arrangement.start;
  position.phase = 'fill';
  trace?.push({
    type: 'set-up',
    rule: 'R-09',
    seat: arrangement.start,
    indicator: arrangement.indicator.map((colour) => COLOURS[colour]),
  });
}

/** the number of panes available for the displays. */
export const panesToFill = (position: Position): number =>
  Math.min(sizeOf(position.bag) + sizeOf(position.tower), position.displayCount * PANES_PER_DISPLAY);

/** the drawn panes go onto the displays, 4 each, in the order drawn. Then the round starts. */
export function fillDisplays(position: Position, drawn: readonly number[], trace: Trace): void {
  for (let display = 0; display < position.displayCount; display++) fillDisplay(position, display, drawn, trace);
  startRound(position, trace);
}

function fillDisplay(position: Position, display: number, drawn: readonly number[], trace: Trace): void {
  const first = display * PANES_PER_DISPLAY;
  const count = Math.min(PANES_PER_DISPLAY, drawn.length - first);
  for (let i = 0; i < count; i++) {
    if (openBag(position)) trace?.push({ type: 'bag-refilled', rule: 'R-44', panes: sizeOf(position.bag) });
    position.bag -= panes(drawn[first + i], 1);
    putOnDisplay(position, sourceOfDisplay(display), drawn[first + i]);
  }
  const rule = fillRule(position, count);
  trace?.push({ type: 'display-filled', rule, display, panes: shareOf(drawn, display) });
}

/** The panes of one display, by name. */
export function shareOf(drawn: readonly number[], display: number): readonly Colour[] {
  const first = display * PANES_PER_DISPLAY;
  return drawn.slice(first, first + PANES_PER_DISPLAY).map((colour) => COLOURS[colour]);
}

/** R-45 where panes are short; otherwise R-10 in the setup, R-44 after it. */
function fillRule(position: Position, count: number): 'R-10' | 'R-44' | 'R-45' {
  if (count < PANES_PER_DISPLAY) return 'R-45';
  return position.round === 1 ? 'R-10' : 'R-44';
}

/** the tile goes into the centre; its holder takes the first turn. */
function startRound(position: Position, trace: Trace): void {
  const seat = position.tile;
  position.starter = seat;
  position.turn = seat;
  position.tile = NOBODY;
  position.phase = 'decide';
  const bonus = COLOURS[bonusColour(position)];
  trace?.push({ type: 'round-started', rule: 'R-11', round: position.round, seat, bonus });
}

/** clockwise, until no pane is left on any display nor in the centre. */
export function endTurn(position: Position, trace: Trace): void {
  if (isAllPicked(position)) endRound(position, trace);
  else position.turn = position.turn + 1 === position.boards.length ? 0 : position.turn + 1;
}

/** the number of the next round, which the holder of the tile starts; null in the last one. */
export const nextRound = ({ round }: Position): number | null => (round === ROUNDS ? null : round + 1);

/** the topmost pane of the indicator goes to the tower; if that was the last, the game is at its end. */
function endRound(position: Position, trace: Trace): void {
  const { round } = position;
  const colour = indicatorAt(position, round - 1);
  position.tower += panes(colour, 1);
  trace?.push({ type: 'round-ended', rule: 'R-43', round, colour: COLOURS[colour] });
  if (position.tile === NOBODY) returnTile(position, trace);
  position.round = round + 1;
  position.phase = round === ROUNDS ? 'end' : 'fill';
}

/** nobody picked from the centre, so the seat that started the round starts the next. */
function returnTile(position: Position, trace: Trace): void {
  position.tile = position.starter;
  trace?.push({ type: 'tile-returned', rule: 'R-83', seat: position.starter });
}
