/** The viewers' knowledge (L-02, L-04): events as a viewer gets them, positions as plain data, and guesses at the rest. */
import { shuffle, type Random, type Seat, type Viewer } from '@leadlight/core';
import type { Event, Reveal } from './events.ts';
import { handOf, setShards } from './play.ts';
import {
  copyPosition,
  held,
  isClear,
  isComplete,
  isOver,
  NONE,
  UNSEEN,
  unknownShards,
  type Phase,
  type Position,
} from './position.ts';
import { resultOf, type LancetResult } from './scoring.ts';
import { COLOURS, type Colour, type Rounds } from './vocabulary.ts';

/** The event as the viewer gets it, followed by its reveals. `position` is the one after the event. */
export function see(position: Position, event: Event, viewer: Viewer): readonly Event[] {
  const own = <Item>(item: Item, seat: Seat): Item | null => (seat === viewer ? item : null);
  switch (event.type) {
    case 'deal':
      return [{ ...event, hands: event.hands.map(own) }];
    case 'draw':
      return [{ ...event, shards: event.shards.map(own) }];
    case 'choose':
      return [event.player === viewer ? event : hidden(event), ...revealChoices(position)];
    case 'end':
      return [event, revealHands(position)];
    case 'abandoned':
      return position.round === 0 ? [event] : [event, { ...revealHands(position), chosen: choicesOf(position) }];
    case 'reveal':
      return [event];
  }
}

/** Without the number of choices, which would tell how many colours are in the hand. */
const hidden = ({ legal: _, ...event }: Extract<Event, { readonly type: 'choose' }>): Event => ({
  ...event,
  colour: null,
});

/** L-05: once all have chosen, the shards are on top of the lancets. */
const revealChoices = ({ phase, seats }: Position): readonly Reveal[] =>
  phase === 'choose' ? [] : [{ type: 'reveal', chosen: seats.map(({ lancet }) => COLOURS[lancet.at(-1) ?? NONE]) }];

const revealHands = ({ seats }: Position): Reveal => ({ type: 'reveal', hands: seats.map(handOf) });

const choicesOf = ({ seats }: Position): readonly (Colour | null)[] =>
  seats.map(({ chosen }) => COLOURS[chosen] ?? null);

/** The paths of the fields that hide something. */
export function hiddenFields(event: Event): readonly string[] {
  const nulls = (name: string, list: readonly unknown[]): string[] =>
    list.flatMap((item, at) => (item === null ? [`${name}[${at}]`] : []));
  if (event.type === 'deal') return nulls('hands', event.hands);
  if (event.type === 'draw') return nulls('shards', event.shards);
  if (event.type === 'choose') return event.colour === null ? ['colour'] : [];
  return event.type === 'reveal' ? [''] : [];
}

export interface SetShard {
  readonly colour: Colour;
  readonly clear: boolean;
}

export interface SeatView {
  /** The shards in the hand, by colour; null while they are hidden. */
  readonly hand: readonly Colour[] | null;
  /** The number of shards in the hand. */
  readonly held: number;
  /** Whether a shard was chosen this round, and which; null while it is hidden. */
  readonly hasChosen: boolean;
  readonly chosen: Colour | null;
  /** From the bottom up. */
  readonly lancet: readonly SetShard[];
}

export interface View {
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: Rounds;
  /** The number of shards in the bag. */
  readonly bag: number;
  readonly seats: readonly SeatView[];
  readonly result: LancetResult | null;
}

const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0);

/** Unknown shards are outside the bag, too. */
const bagOf = (position: Position): number =>
  sum(unknownShards(position)) - sum(position.seats.map(({ unseen, chosen }) => unseen + Number(chosen === UNSEEN)));

function viewSeat(position: Position, seat: Seat, viewer: Viewer): SeatView {
  const glazier = position.seats[seat];
  const isShown = seat === viewer || isOver(position);
  return {
    hand: isShown && glazier.unseen === 0 ? handOf(glazier) : null,
    held: held(glazier),
    hasChosen: glazier.chosen !== NONE,
    chosen: isShown ? (COLOURS[glazier.chosen] ?? null) : null,
    lancet: glazier.lancet.map((colour, place) => ({ colour: COLOURS[colour], clear: isClear(position, seat, place) })),
  };
}

export const viewOf = (position: Position, viewer: Viewer): View => ({
  phase: position.phase,
  round: position.round,
  rounds: position.rounds,
  bag: bagOf(position),
  seats: position.seats.map((_, seat) => viewSeat(position, seat, viewer)),
  result: resultOf(position) ?? null,
});

/** A full position that matches the one seen: unknown shards are drawn from those that nobody showed. */
export function guess(seen: Position, random: Random): Position {
  const position = copyPosition(seen);
  if (isComplete(position)) return position;
  const left = unknownShards(position).flatMap((count, colour) => Array.from({ length: count }, () => colour));
  shuffle(left, random);
  const next = (): number => left.pop() ?? 0;
  for (const seat of position.seats) {
    if (seat.chosen === UNSEEN) seat.chosen = next();
    for (; seat.unseen > 0; seat.unseen--) seat.hand[next()]++;
  }
  if (position.phase === 'reveal') setShards(position, undefined);
  return position;
}
