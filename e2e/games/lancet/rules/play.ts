/** What follows from each event. Everything is trusted here: `why.ts` has checked it. */
import type { Code, Seat } from '@leadlight/core';
import type { Trace } from './consequences.ts';
import type { Deal, Draw, Event, Reveal } from './events.ts';
import { isClear, isComplete, NONE, UNSEEN, type Glazier, type Position } from './position.ts';
import { traceScores } from './scoring.ts';
import { COLOURS, HAND, type Colour } from './vocabulary.ts';

const indexOf = (colour: Colour): number => COLOURS.indexOf(colour);

export const handOf = ({ hand }: Glazier): readonly Colour[] =>
  hand.flatMap((count, colour) => Array.from({ length: count }, () => COLOURS[colour]));

/** L-02, L-07: a shard goes into a hand. */
function receive(seat: Glazier, colour: Colour | null): void {
  if (colour === null) seat.unseen++;
  else seat.hand[indexOf(colour)]++;
}

function startRound(position: Position, trace: Trace): void {
  position.round++;
  position.phase = 'choose';
  trace?.push({ type: 'round-started', rule: 'L-04', round: position.round });
}

/** L-02. */
function deal(position: Position, { hands }: Deal, trace: Trace): void {
  const unknown = Array.from({ length: HAND }, () => null);
  hands.forEach((hand, at) => (hand ?? unknown).forEach((colour) => receive(position.seats[at], colour)));
  trace?.push({ type: 'dealt', rule: 'L-02' });
  startRound(position, trace);
}

/** L-04: `colour` is an index or `UNSEEN`. */
function choose(position: Position, seat: Seat, colour: number, trace: Trace): void {
  const glazier = position.seats[seat];
  if (colour !== UNSEEN && glazier.hand[colour] > 0) glazier.hand[colour]--;
  else glazier.unseen--;
  glazier.chosen = colour;
  trace?.push({ type: 'chosen', rule: 'L-04', seat, colour: COLOURS[colour] ?? null });
  if (position.seats.every(({ chosen }) => chosen !== NONE)) allChosen(position, trace);
}

/** L-05: a viewer who does not know every choice waits for the reveal. */
function allChosen(position: Position, trace: Trace): void {
  if (position.seats.some(({ chosen }) => chosen === UNSEEN)) position.phase = 'reveal';
  else setShards(position, trace);
}

/** L-05, L-06: all shards go into the lancets at once. */
export function setShards(position: Position, trace: Trace): void {
  const { seats, round, rounds } = position;
  for (const seat of seats) {
    seat.lancet.push(seat.chosen);
    seat.chosen = NONE;
  }
  seats.forEach(({ lancet }, seat) => {
    const place = lancet.length - 1;
    const clear = isClear(position, seat, place);
    trace?.push({ type: 'set', rule: 'L-05', seat, colour: COLOURS[lancet[place]], place, clear });
  });
  trace?.push({ type: 'round-ended', rule: 'L-05', round });
  position.phase = round === rounds ? 'end' : 'draw';
}

/** L-07. */
function draw(position: Position, { shards }: Draw, trace: Trace): void {
  shards.forEach((colour, at) => receive(position.seats[at], colour));
  trace?.push({ type: 'drawn', rule: 'L-07', shards });
  startRound(position, trace);
}

/** L-08: a viewer who does not know every hand waits for the reveal. */
function end(position: Position, trace: Trace): void {
  position.phase = 'over';
  if (isComplete(position)) showHands(position, trace);
}

function showHands(position: Position, trace: Trace): void {
  trace?.push({ type: 'hands-shown', rule: 'L-08', hands: position.seats.map(handOf) });
  if (position.phase === 'over') traceScores(position, trace);
}

function abandon(position: Position, trace: Trace): void {
  position.phase = 'abandoned';
  trace?.push({ type: 'abandoned', rule: 'record' });
}

/** Fills in the unknowns, and nothing else. */
export function fillIn(position: Position, { chosen, hands }: Reveal): void {
  chosen?.forEach((colour, at) => {
    if (colour !== null) position.seats[at].chosen = indexOf(colour);
  });
  hands?.forEach((hand, at) => {
    const seat = position.seats[at];
    seat.unseen = 0;
    seat.hand.fill(0);
    for (const colour of hand) receive(seat, colour);
  });
}

function reveal(position: Position, event: Reveal, trace: Trace): void {
  fillIn(position, event);
  if (position.phase === 'reveal') setShards(position, trace);
  else showHands(position, trace);
}

export function perform(position: Position, event: Event, trace: Trace): void {
  switch (event.type) {
    case 'deal':
      return deal(position, event, trace);
    case 'choose':
      return choose(position, event.player, event.colour === null ? UNSEEN : indexOf(event.colour), trace);
    case 'draw':
      return draw(position, event, trace);
    case 'end':
      return end(position, trace);
    case 'abandoned':
      return abandon(position, trace);
    case 'reveal':
      return reveal(position, event, trace);
  }
}

/** A move as an integer: two bits for the colour, then the seat. */
export const codeOf = (seat: Seat, colour: number): number => seat * COLOURS.length + colour;
const seatIn = (code: Code): Seat => Math.floor(code / COLOURS.length);
const colourIn = (code: Code): number => code % COLOURS.length;

export const decode = (code: Code) =>
  ({ type: 'choose', player: seatIn(code), colour: COLOURS[colourIn(code)] }) as const;

export const apply = (position: Position, code: Code, trace?: Trace): void =>
  choose(position, seatIn(code), colourIn(code), trace);
