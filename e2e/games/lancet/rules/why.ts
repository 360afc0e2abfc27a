/** The reasons to refuse an event. */
import { problem, type Codes, type Seat } from '@leadlight/core';
import type { Choose, Event, Reveal } from './events.ts';
import { codeOf, fillIn, perform } from './play.ts';
import {
  copyPosition,
  held,
  isComplete,
  isOver,
  NONE,
  unknownShards,
  type Glazier,
  type Phase,
  type Position,
} from './position.ts';
import { refuse, type Reason } from './reasons.ts';
import { EVENT_SHAPE } from './shapes.ts';
import { COLOURS, type Colour } from './vocabulary.ts';

type Reasons = readonly Reason[];

export function whyNot(position: Position, event: Event): Reasons {
  if (position.refusals.length > 0) return position.refusals;
  const misshapen = EVENT_SHAPE(event, '');
  if (misshapen.length > 0) return misshapen.map(({ reason }) => reason as Reason);
  if (event.type === 'reveal') return whyNotReveal(position, event);
  const untimely = whyNotNow(position, event);
  return untimely.length > 0 ? untimely : whyNotPlayed(position, event);
}

function whyNotNow({ phase }: Position, { type }: Event): Reasons {
  if (phase === 'over' || phase === 'abandoned') return [refuse('over', {})];
  return type === 'abandoned' || type === phase ? [] : [refuse('not-due', { due: phase })];
}

function whyNotPlayed(position: Position, event: Exclude<Event, Reveal>): Reasons {
  if (event.type === 'choose') return whyNotChosen(position, event);
  const given = seatsIn(event);
  const players = position.seats.length;
  if (given !== undefined && given !== players) return [refuse('no-such-seat', { seats: given, players })];
  return whyNotInBag(position, (after) => perform(after, event, undefined));
}

/** The number of seats that chance gave something to. */
function seatsIn(event: Event): number | undefined {
  if (event.type === 'deal') return event.hands.length;
  return event.type === 'draw' ? event.shards.length : undefined;
}

/** L-04: a choice is hidden only from viewers who do not see the hand either. */
function whyNotChosen(position: Position, { player, colour }: Choose): Reasons {
  const glazier = position.seats[player];
  if (glazier === undefined) return [refuse('no-such-seat', { seats: player + 1, players: position.seats.length })];
  if (glazier.chosen !== NONE) return [refuse('already-chosen', { seat: player })];
  if (colour === null) return glazier.unseen > 0 ? [] : [refuse('choice-hidden', {})];
  return canChoose(glazier, COLOURS.indexOf(colour)) ? [] : [refuse('not-in-hand', { colour })];
}

const canChoose = ({ hand, unseen }: Glazier, colour: number): boolean => hand[colour] > 0 || unseen > 0;

/** L-01: nothing comes out of the bag that was not in it. */
function whyNotInBag(position: Position, happen: (after: Position) => void): Reasons {
  const after = copyPosition(position);
  happen(after);
  const short = COLOURS.find((_, colour) => unknownShards(after)[colour] < 0);
  return short === undefined ? [] : [refuse('bag-short', { colour: short })];
}

/** L-05, L-08: choices are revealed when all have chosen, hands at the end. */
function whyNotReveal(position: Position, event: Reveal): Reasons {
  if (isOver(position) && isComplete(position)) return [refuse('over', {})];
  if (!isOver(position) && position.phase !== 'reveal') return whyNotNow(position, event);
  const wrong = wrongFields(position, event);
  if (wrong.length > 0) return wrong;
  if (!agrees(position, event)) return [refuse('reveal-contradicts', {})];
  return whyNotInBag(position, (after) => fillIn(after, event));
}

/** The fields of a reveal in each phase that has one: an abandoned game reveals everything that was still hidden. */
const REVEALED: Readonly<Partial<Record<Phase, readonly string[]>>> = {
  reveal: ['chosen'],
  over: ['hands'],
  abandoned: ['chosen', 'hands'],
};

const wrongFields = ({ phase }: Position, event: Reveal): Reasons =>
  (['chosen', 'hands'] as const).flatMap((field) => {
    const isDue = (REVEALED[phase] ?? []).includes(field);
    if (isDue === (event[field] !== undefined)) return [];
    const rule = field === 'chosen' ? 'L-05' : 'L-08';
    return [problem(rule, isDue ? 'field-missing' : 'field-misplaced', field).reason as Reason];
  });

const agrees = ({ seats }: Position, { chosen, hands }: Reveal): boolean =>
  (chosen === undefined || (chosen.length === seats.length && seats.every((seat, at) => fits(seat, chosen[at])))) &&
  (hands === undefined || (hands.length === seats.length && seats.every((seat, at) => isHand(seat, hands[at]))));

/** A seat has a choice exactly if it chose, and one that is known stays the same. */
const fits = ({ chosen }: Glazier, colour: Colour | null): boolean =>
  colour === null ? chosen === NONE : chosen < NONE || COLOURS[chosen] === colour;

/** A hand has its number of shards, and those that are known. */
const isHand = (seat: Glazier, told: readonly Colour[]): boolean =>
  told.length === held(seat) &&
  COLOURS.every((colour, at) => told.filter((each) => each === colour).length >= seat.hand[at]);

/** L-04: one move for each colour in the hand. */
export function listMoves({ phase, seats }: Position, seat: Seat, into: Codes): void {
  const glazier = seats[seat];
  if (phase !== 'choose' || glazier === undefined || glazier.chosen !== NONE) return;
  glazier.hand.forEach((count, colour) => {
    if (count > 0) into.add(codeOf(seat, colour));
  });
}
