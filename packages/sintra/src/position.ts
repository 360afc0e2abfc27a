/**
 * A position: small integers that the rules change in place and search copies by the thousand. Outside the engine,
 * views show it (view.ts). Panes are piles (pile.ts), strips are slots (slot.ts), seats are indices of `boards`.
 */
import type { Seat } from '@leadlight/core';
import { DISPLAYS, PANES_PER_COLOUR, ROUNDS, SLOTS } from './components.ts';
import { panesOfEach, type Pile } from './pile.ts';
import type { Reason } from './reasons.ts';
import { coloursFor, GONE } from './slot.ts';
import { lowest, stripSetOf, type StripSet } from './strip-set.ts';
import { COLOURS, type Options } from './vocabulary.ts';

/** The kind of event that is due. Only the end sets `over`; an abandoned game keeps its phase. */
export const PHASES = ['setup', 'fill', 'decide', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The holder of the tile while it lies in the centre. */
export const NOBODY = -1;

const FRAME_BITS = 3;
const FRAME_MASK = 0b111;

/** A row of 8 frame spaces, 3 bits each: 0 if empty, otherwise the pane's colour plus 1. */
export type FrameRow = number;

export const inFrame = (row: FrameRow, window: number): number => (row >>> (window * FRAME_BITS)) & FRAME_MASK;

export const withPane = (row: FrameRow, window: number, colour: number): FrameRow =>
  row | ((colour + 1) << (window * FRAME_BITS));

/** The part of the table in front of one player. */
export class Board {
  readonly seat: Seat;
  /** The 8 slots, left to right. Only layStrip changes them. */
  readonly slots: number[];
  /**
   * For each colour the slots whose strip has room for it, as bits: derived from the slots, because it is needed
   * all the time.
   */
  readonly fitting: number[];
  tops: FrameRow = 0;
  bottoms: FrameRow = 0;
  /** The slot below the glazier. */
  glazier = 0;
  score = 0;
  /** The position of the broken glass marker: an index of the track. */
  marker = 0;
  /** Points lost on the broken glass track so far, in full. */
  lost = 0;
  /** Points from colour bonuses and windows. */
  colourBonus = 0;
  windows = 0;

  constructor(seat: Seat, slots: number[], fitting: number[]) {
    this.seat = seat;
    this.slots = slots;
    this.fitting = fitting;
  }
}

/** Changes the strip in a slot, and with it the colours that fit there: most of them stay the same. */
export function layStrip(set: StripSet, board: Board, slot: number, strip: number): void {
  const changed = coloursFor(set, board.slots[slot]) ^ coloursFor(set, strip);
  board.slots[slot] = strip;
  for (let rest = changed; rest !== 0; rest &= rest - 1) board.fitting[lowest(rest)] ^= 1 << slot;
}

const NO_REFUSALS: readonly Reason[] = [];

export class Position {
  readonly options: Options;
  readonly set: StripSet;
  readonly boards: readonly Board[];
  /** The number of displays. */
  readonly displayCount: number;
  /** The panes on the displays: a number for each colour (sources.ts). */
  readonly displays: number[];
  phase: Phase = 'setup';
  abandoned = false;
  /** The reasons why the game could not begin with its options; empty if it could. */
  refusals: readonly Reason[] = NO_REFUSALS;
  /** The number of events played. */
  played = 0;
  /** The current round, or the one to be filled next; one more than the last when all are over. */
  round = 1;
  turn: Seat = 0;
  /** The seat that started the round. */
  starter: Seat = 0;
  /** The holder of the tile, or NOBODY. */
  tile: Seat = 0;
  /** The colours of the round indicator, 3 bits each, space I lowest. The first `round - 1` have left it. */
  indicator = 0;
  bag: Pile = 0;
  tower: Pile = 0;
  centre: Pile = 0;

  constructor(options: Options, set: StripSet, boards: readonly Board[], displays: number[]) {
    this.options = options;
    this.set = set;
    this.boards = boards;
    this.displays = displays;
    this.displayCount = DISPLAYS[boards.length];
  }
}

const NONE_OF_EACH: readonly number[] = COLOURS.map(() => 0);
const NO_STRIPS: readonly number[] = Array.from({ length: SLOTS }, () => GONE);

/** all panes in the bag, a board for each player, and their number of displays. */
export function startPosition(options: Options, players: number): Position {
  const boards = Array.from({ length: players }, (_, seat) => new Board(seat, NO_STRIPS.slice(), NONE_OF_EACH.slice()));
  const displays = NONE_OF_EACH.slice();
  const position = new Position(options, stripSetOf(options.strips), boards, displays);
  position.bag = panesOfEach(PANES_PER_COLOUR);
  return position;
}

export function copyPosition(from: Position): Position {
  const to = new Position(from.options, from.set, from.boards.map(copyBoard), from.displays.slice());
  to.refusals = from.refusals;
  copyCourse(from, to);
  return to;
}

/** The same into an existing position, for search. */
export function copyPositionInto(from: Position, to: Position): void {
  copyNumbers(from.displays, to.displays);
  copyCourse(from, to);
  for (let seat = 0; seat < from.boards.length; seat++) copyBoardInto(from.boards[seat], to.boards[seat]);
}

function copyNumbers(from: readonly number[], to: number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

function copyCourse(from: Position, to: Position): void {
  to.phase = from.phase;
  to.abandoned = from.abandoned;
  to.played = from.played;
  to.round = from.round;
  to.turn = from.turn;
  to.starter = from.starter;
  to.tile = from.tile;
  to.indicator = from.indicator;
  to.bag = from.bag;
  to.tower = from.tower;
  to.centre = from.centre;
}

function copyBoard(from: Board): Board {
  const to = new Board(from.seat, from.slots.slice(), from.fitting.slice());
  copyMarkers(from, to);
  return to;
}

function copyBoardInto(from: Board, to: Board): void {
  copyNumbers(from.slots, to.slots);
  copyNumbers(from.fitting, to.fitting);
  copyMarkers(from, to);
}

function copyMarkers(from: Board, to: Board): void {
  to.tops = from.tops;
  to.bottoms = from.bottoms;
  to.glazier = from.glazier;
  to.score = from.score;
  to.marker = from.marker;
  to.lost = from.lost;
  to.colourBonus = from.colourBonus;
  to.windows = from.windows;
}

const INDICATOR_BITS = 3;

export const packIndicator = (colours: readonly number[]): number =>
  colours.reduce((packed, colour, space) => packed | (colour << (space * INDICATOR_BITS)), 0);

/** The colour on a space of the indicator, 0 for space I. */
export const indicatorAt = (position: Position, space: number): number =>
  (position.indicator >>> (space * INDICATOR_BITS)) & 0b111;

/** The colours still on the indicator, the topmost in the lowest bits. */
export const indicatorLeft = (position: Position): number =>
  position.indicator >>> ((position.round - 1) * INDICATOR_BITS);

/** the colour of the topmost pane left on the round indicator. */
export const bonusColour = (position: Position): number => indicatorAt(position, position.round - 1);

/** The spaces of the indicator that still hold their pane. */
export const indicatorSpaces = (position: Position): readonly number[] =>
  position.phase === 'setup' ? [] : Array.from({ length: ROUNDS }, (_, i) => i).slice(position.round - 1);
