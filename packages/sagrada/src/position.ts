/** A game of Sagrada at one moment: compact, mutable, and possibly with unknowns for who sees it. */
import type { Seat } from '@leadlight/core';
import { DICE_PER_COLOUR } from './components.ts';
import { NONE } from './dice.ts';
import { COLOURS, type Colour, type Options, type PatternId } from './vocabulary.ts';
import { copyWindow, Window } from './window.ts';

/** What is due: chance (`setup`, `roll`, `rerolled`, `drawn`), a decision (`choose`, `turn`, `settle`), or the end. */
export const PHASES = ['setup', 'choose', 'roll', 'turn', 'rerolled', 'drawn', 'settle', 'end', 'over'] as const;
export type Phase = (typeof PHASES)[number];

const FULL_BAG: readonly number[] = COLOURS.map(() => DICE_PER_COLOUR);

export class Position {
  readonly options: Options;
  readonly players: number;
  /** Events played, reveals not counted. */
  index = 0;
  phase: Phase = 'setup';
  /** Ended by `abandoned`: there is no result. */
  abandoned = false;
  /** 1 to 10; 0 before the first roll. */
  round = 0;
  /** Who started the first round. */
  start: Seat = 0;
  /** Turns taken in this round, 0 to 2 × players − 1 (G-12). */
  turn = 0;
  /** Bit set of the seats that skip their second turn this round (G-40). */
  skips = 0;
  /** In this turn: a die was drafted; a tool was used. */
  drafted = false;
  tooled = false;
  /** The flux tool or hammer at work, by index, and its event's place in the record; NONE when there is none. */
  flux = NONE;
  fluxIndex = NONE;
  /** The die between pool and window: of the flux remover only its colour counts. NONE when there is none. */
  hand = NONE;
  /** Dice in the bag by colour. */
  bag: number[] = FULL_BAG.slice();
  /** The draft pool, in the order of its roll. */
  pool: number[] = [];
  /** The round track: 32 × round + die, round by round. */
  track: number[] = [];
  /** Solo: dice paid for tools. */
  paid: number[] = [];
  /** The tools dealt, by index; the tokens on each; solo: bit set of those used up. */
  tools: readonly number[] = [];
  toolTokens: number[] = [];
  spent = 0;
  /** The public objectives dealt, by index. */
  objectives: readonly number[] = [];
  /** For each seat its private objectives; null when unknown. */
  privates: readonly (readonly Colour[] | null)[] = [];
  /** For each seat the patterns on offer; null when unknown. */
  offers: readonly (readonly PatternId[] | null)[] = [];
  windows: Window[] = [];

  constructor(options: Options, players: number) {
    this.options = options;
    this.players = players;
    for (let seat = 0; seat < players; seat++) this.windows.push(new Window());
  }
}

/** What never changes in place (deals, options) is shared between the copies. */
export function copyPosition(position: Position): Position {
  return Object.assign(new Position(position.options, 0), position, {
    bag: position.bag.slice(),
    pool: position.pool.slice(),
    track: position.track.slice(),
    paid: position.paid.slice(),
    toolTokens: position.toolTokens.slice(),
    windows: position.windows.map(copyWindow),
  });
}

export const isSolo = (position: Position): boolean => position.players === 1;

/** The track holds a die with the round it came from. */
export const trackEntry = (round: number, die: number): number => round * 32 + die;
export const trackRound = (entry: number): number => entry >>> 5;
export const trackDie = (entry: number): number => entry & 31;
