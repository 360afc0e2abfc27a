/** Checks that a position from outside is possible in the game: invariants, each with its rule. */
import { problem, type Problem } from '@leadlight/core';
import { PANES_PER_COLOUR, ROUNDS, SLOTS } from './components.ts';
import { LAST_LOSS, markerLoss } from './glass.ts';
import { COLOUR_COUNT, countOf, type Pile } from './pile.ts';
import { indicatorAt, indicatorSpaces, inFrame, NOBODY, type Board, type Position } from './position.ts';
import type { Reason, Rule } from './reasons.ts';
import { finalPoints } from './scoring.ts';
import { GONE, isFull, panesOn, sideUp } from './slot.ts';
import { displayPiles, isAllPicked } from './sources.ts';
import type { StripSet } from './strip-set.ts';

const check = (fine: boolean, rule: Rule, path: string): readonly Problem<Reason>[] =>
  fine ? [] : [problem(rule, 'field-wrong', path) as Problem<Reason>];

export function checkPosition(position: Position): readonly Problem<Reason>[] {
  if (position.phase === 'setup') return check(position.played === Number(position.abandoned), 'record', 'played');
  return [
    ...check(position.played > 0, 'record', 'played'),
    ...checkCourse(position),
    ...check(holdsEveryColour(position), 'R-08', 'indicator'),
    ...position.boards.flatMap((board) => checkBoard(position, board)),
    ...check(hasAllPanes(position), 'R-01', 'bag'),
  ];
}

/** there are panes to pick, and the tile is in the centre, only during a round. */
function checkCourse(position: Position): readonly Problem<Reason>[] {
  const deciding = position.phase === 'decide';
  const lastRound = position.phase !== 'end' && position.phase !== 'over' ? ROUNDS : ROUNDS + 1;
  const roundFine = lastRound === ROUNDS || position.round === lastRound;
  return [
    ...check(roundFine, 'R-43', 'round'),
    ...check(isAllPicked(position) !== deciding, 'R-11', 'displays'),
    ...check(deciding || position.tile !== NOBODY, 'R-83', 'tile'),
  ];
}

/** spaces II to VI. */
function holdsEveryColour(position: Position): boolean {
  const colours = new Set<number>();
  for (let space = 1; space < ROUNDS; space++) colours.add(indicatorAt(position, space));
  return colours.size === COLOUR_COUNT;
}

/** */
const hasAllPanes = (position: Position): boolean => panesInPlay(position).every((count) => count === PANES_PER_COLOUR);

/** The number of panes of each colour, wherever they are. */
export function panesInPlay(position: Position): readonly number[] {
  const counts = [0, 0, 0, 0, 0];
  for (const pile of [position.bag, position.tower, position.centre]) addPile(counts, pile);
  for (const pile of displayPiles(position)) addPile(counts, pile);
  for (const space of indicatorSpaces(position)) counts[indicatorAt(position, space)]++;
  for (const board of position.boards) addBoard(counts, position.set, board);
  return counts;
}

function addPile(counts: number[], pile: Pile): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) counts[colour] += countOf(pile, colour);
}

function addBoard(counts: number[], set: StripSet, board: Board): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const [top, bottom] = [inFrame(board.tops, slot), inFrame(board.bottoms, slot)];
    if (top !== 0) counts[top - 1]++;
    if (bottom !== 0) counts[bottom - 1]++;
    addPile(counts, panesOn(set, board.slots[slot]));
  }
}

function checkBoard(position: Position, board: Board): readonly Problem<Reason>[] {
  const strips = board.slots.filter((slot) => slot !== GONE);
  const ids = new Set(strips.map((slot) => sideUp(slot) >> 1));
  return [
    ...check(ids.size === strips.length, 'R-05', `strips${board.seat}`),
    ...board.slots.flatMap((slot, window) => checkSlot(position, board, slot, window)),
    ...checkPoints(position, board),
  ];
}

/** the state of a strip must match the window below it. */
function checkSlot(position: Position, board: Board, slot: number, window: number): readonly Problem<Reason>[] {
  const top = inFrame(board.tops, window) !== 0;
  const bottom = inFrame(board.bottoms, window) !== 0;
  const { jokerSide } = position.set;
  const isJokerStrip = slot !== GONE && sideUp(slot) >> 1 === jokerSide >> 1;
  return [
    ...check((slot === GONE) === bottom && (top || !bottom), 'R-26', `windows${board.seat}`),
    ...check(!isJokerStrip || (sideUp(slot) === jokerSide) === top, 'R-05', `strips${board.seat}`),
    ...check(!isFull(slot), 'R-22', `strips${board.seat}`),
  ];
}

/** the points add up; with a floor the score may exceed the sum. */
function checkPoints(position: Position, board: Board): readonly Problem<Reason>[] {
  const isOver = position.phase === 'over';
  const final = isOver ? finalPoints(position, board) : 0;
  const lostAtLast = board.lost - (isOver ? markerLoss(board) : 0);
  const sum = board.colourBonus + board.windows + final - board.lost;
  const { scoreFloor } = position.options;
  const scoreFine = scoreFloor ? board.score >= Math.max(0, sum) : board.score === sum;
  return [
    ...check(lostAtLast % LAST_LOSS === 0, 'R-42', `lost${board.seat}`),
    ...check(scoreFine, 'R-80', `score${board.seat}`),
  ];
}
