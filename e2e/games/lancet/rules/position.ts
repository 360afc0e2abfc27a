/** A position: what each seat holds, has chosen and has set. It may hold unknowns. */
import type { Seat } from '@leadlight/core';
import type { Reason } from './reasons.ts';
import { COLOURS, SHARDS_OF_A_COLOUR, type Rounds } from './vocabulary.ts';

/** The next thing to happen. In `reveal`, all have chosen, but this viewer does not know every choice yet. */
export type Phase = 'deal' | 'choose' | 'reveal' | 'draw' | 'end' | 'over' | 'abandoned';

/** No shard chosen yet, and one that the viewer does not know. */
export const NONE = -1;
export const UNSEEN = -2;

export interface Glazier {
  /** The known shards in the hand, by colour. */
  readonly hand: number[];
  /** The number of other shards in the hand. */
  unseen: number;
  /** A colour's index, `NONE` or `UNSEEN`. */
  chosen: number;
  /** The colours in the lancet, from the bottom up. */
  readonly lancet: number[];
}

export interface Position {
  readonly rounds: Rounds;
  phase: Phase;
  /** From 1; 0 before the deal. */
  round: number;
  readonly seats: readonly Glazier[];
  /** The reasons why the game could not begin. */
  readonly refusals: readonly Reason[];
}

const emptySeat = (): Glazier => ({ hand: COLOURS.map(() => 0), unseen: 0, chosen: NONE, lancet: [] });

export const startPosition = (rounds: Rounds, players: number): Position => ({
  rounds,
  phase: 'deal',
  round: 0,
  seats: Array.from({ length: players }, emptySeat),
  refusals: [],
});

/** A game that cannot begin. */
export const refusedPosition = (refusals: readonly Reason[], players: number): Position => ({
  ...startPosition(4, players),
  phase: 'abandoned',
  refusals,
});

const copySeat = ({ hand, unseen, chosen, lancet }: Glazier): Glazier => ({
  hand: hand.slice(),
  unseen,
  chosen,
  lancet: lancet.slice(),
});

export const copyPosition = (position: Position): Position => ({ ...position, seats: position.seats.map(copySeat) });

export function copyInto(from: Position, into: Position): void {
  into.phase = from.phase;
  into.round = from.round;
  from.seats.forEach((seat, at) => copySeatInto(seat, into.seats[at]));
}

function copySeatInto(from: Glazier, into: Glazier): void {
  from.hand.forEach((count, colour) => (into.hand[colour] = count));
  into.unseen = from.unseen;
  into.chosen = from.chosen;
  into.lancet.length = 0;
  into.lancet.push(...from.lancet);
}

export const isOver = ({ phase }: Position): boolean => phase === 'over' || phase === 'abandoned';

/** The number of shards in a hand. */
export const held = ({ hand, unseen }: Glazier): number => hand.reduce((sum, count) => sum + count, unseen);

/** The shards of a colour that are known to be outside the bag. */
const seenOf = ({ hand, chosen, lancet }: Glazier, colour: number): number =>
  hand[colour] + Number(chosen === colour) + lancet.filter((each) => each === colour).length;

/** L-01: the shards of each colour that are in the bag or unknown. */
export const unknownShards = ({ seats }: Position): number[] =>
  COLOURS.map((_, colour) => seats.reduce((left, seat) => left - seenOf(seat, colour), SHARDS_OF_A_COLOUR));

/** L-06: whether nobody else chose the colour on this place. */
export const isClear = ({ seats }: Position, seat: Seat, place: number): boolean =>
  seats.every((other, at) => at === seat || other.lancet[place] !== seats[seat].lancet[place]);

/** Whether the position has no unknowns. */
export const isComplete = ({ seats }: Position): boolean =>
  seats.every(({ unseen, chosen }) => unseen === 0 && chosen !== UNSEEN);

/** The number of events played: the deal, the choices, the draws and the last event. */
export function playedIn(position: Position): number {
  const last = Number(isOver(position) && position.refusals.length === 0);
  if (position.round === 0) return last;
  const choices = position.seats.reduce((sum, { chosen, lancet }) => sum + lancet.length + Number(chosen !== NONE), 0);
  return 1 + choices + (position.round - 1) + last;
}
