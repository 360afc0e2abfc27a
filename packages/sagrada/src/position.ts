/** A game of Sagrada at one moment: compact, mutable, and possibly with unknowns for its viewer. */
import type { Seat } from '@leadlight/core';
import { DICE_PER_COLOUR } from './components.ts';
import { NONE } from './dice.ts';
import type { Reason } from './reasons.ts';
import { COLOURS, type Colour, type Options, type PatternId } from './vocabulary.ts';
import { copyWindow, copyWindowInto, Window } from './window.ts';

/**
 * The kind of event that is due: chance (`setup`, `roll`, `rerolled`, `drawn`), a decision (`choose`, `turn`,
 * `settle`), or the end.
 */
export const PHASES = ['setup', 'choose', 'roll', 'turn', 'rerolled', 'drawn', 'settle', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

const FULL_BAG: readonly number[] = COLOURS.map(() => DICE_PER_COLOUR);

const NO_REFUSALS: readonly Reason[] = [];

export class Position {
  readonly options: Options;
  readonly players: number;
  /** The number of events played, without reveals. */
  index = 0;
  phase: Phase = 'setup';
  /** Ended by `abandoned`: there is no result. */
  abandoned = false;
  /** The reasons why the game could not begin with its options; empty if it could. */
  refusals: readonly Reason[] = NO_REFUSALS;
  /** 1 to 10; 0 before the first roll. */
  round = 0;
  /** The start player of this round; before the first round, of that one. */
  start: Seat = 0;
  /** Turns taken in this round, 0 to 2 × players − 1 (G-12), and the seat whose turn that makes it. */
  turn = 0;
  seat: Seat = 0;
  /** Bit set of the seats that skip their second turn this round (G-40). */
  skips = 0;
  /** In this turn: a die was drafted; a tool was used. */
  drafted = false;
  tooled = false;
  /** The flux tool or hammer at work, by index, and its event's index in the record; NONE if there is none. */
  flux = NONE;
  fluxIndex = NONE;
  /** The die between pool and window: for the flux remover only its colour counts. NONE if there is none. */
  hand = NONE;
  /** Dice in the bag by colour. */
  bag: number[] = FULL_BAG.slice();
  /** The draft pool, in the order of its roll. */
  pool: number[] = [];
  /** The round track: the dice on the space of each finished round. */
  track: (readonly number[])[] = [];
  /** Solo: dice paid for tools. */
  paid: readonly number[] = [];
  /** The tools dealt, by index; the tokens on each; solo: bit set of those used up. */
  tools: readonly number[] = [];
  toolTokens: readonly number[] = [];
  spent = 0;
  /** The public objectives dealt, by index. */
  objectives: readonly number[] = [];
  /** The private objectives of each seat; null if unknown. */
  privates: readonly (readonly Colour[] | null)[] = [];
  /** The patterns offered to each seat; null if unknown. */
  offers: readonly (readonly PatternId[] | null)[] = [];
  readonly windows: readonly Window[];

  constructor(options: Options, players: number, windows: readonly Window[]) {
    this.options = options;
    this.players = players;
    this.windows = windows;
  }
}

export function startPosition(options: Options, players: number): Position {
  const windows: Window[] = [];
  for (let seat = 0; seat < players; seat++) windows.push(new Window());
  return new Position(options, players, windows);
}

/** Bag, pool, track and windows are changed in place; all other lists are replaced, so that copies can share them. */
export function copyPosition(from: Position): Position {
  const to = new Position(from.options, from.players, from.windows.map(copyWindow));
  to.refusals = from.refusals;
  to.bag = from.bag.slice();
  to.pool = from.pool.slice();
  to.track = from.track.slice();
  copyTurn(from, to);
  copyCards(from, to);
  return to;
}

/** The same into an existing position, for search. */
export function copyPositionInto(from: Position, to: Position): void {
  for (let seat = 0; seat < from.players; seat++) copyWindowInto(from.windows[seat], to.windows[seat]);
  copyList(from.bag, to.bag);
  copyList(from.pool, to.pool);
  copyList(from.track, to.track);
  copyTurn(from, to);
  copyCards(from, to);
}

function copyList<Item>(from: readonly Item[], to: Item[]): void {
  to.length = from.length;
  for (let i = 0; i < from.length; i++) to[i] = from[i];
}

function copyTurn(from: Position, to: Position): void {
  to.index = from.index;
  to.phase = from.phase;
  to.abandoned = from.abandoned;
  to.round = from.round;
  to.start = from.start;
  to.turn = from.turn;
  to.seat = from.seat;
  to.skips = from.skips;
  to.drafted = from.drafted;
  to.tooled = from.tooled;
  to.flux = from.flux;
  to.fluxIndex = from.fluxIndex;
  to.hand = from.hand;
}

function copyCards(from: Position, to: Position): void {
  to.paid = from.paid;
  to.tools = from.tools;
  to.toolTokens = from.toolTokens;
  to.spent = from.spent;
  to.objectives = from.objectives;
  to.privates = from.privates;
  to.offers = from.offers;
}

export const isSolo = (position: Position): boolean => position.players === 1;

/** G-89: whether any die lies on the track; in solo, spaces may be empty (G-65). */
export function hasTrackDice({ track }: Position): boolean {
  for (let i = 0; i < track.length; i++) if (track[i].length > 0) return true;
  return false;
}
