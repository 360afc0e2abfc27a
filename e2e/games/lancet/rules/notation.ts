/** Events as lines and positions as one line: `R`, `A`, `J` and `Z` are colours, `?` is a shard that the viewer may not see. */
import { fail, ok, problem, type Notation, type Problem, type Result } from '@leadlight/core';
import type { Event } from './events.ts';
import { held, NONE, UNSEEN, unknownShards, type Glazier, type Phase, type Position } from './position.ts';
import type { Reason } from './reasons.ts';
import { parseEvent } from './shapes.ts';
import type { Lancet } from './types.ts';
import { COLOURS, HAND, LENGTHS, MOST_PLAYERS, type Colour } from './vocabulary.ts';

const LETTERS = 'RAJZ';
const ALL_LETTERS: readonly string[] = LETTERS.split('');
const HIDDEN = '?';
const NO_CHOICE = '-';

const letterOf = (colour: Colour | null): string =>
  colour === null ? HIDDEN : LETTERS.charAt(COLOURS.indexOf(colour));
const lettersOf = (colours: readonly (Colour | null)[]): string => colours.map(letterOf).join('');
const colourOf = (letter: string): Colour | null => COLOURS[LETTERS.indexOf(letter)] ?? null;
const coloursIn = (letters: string): (Colour | null)[] => [...letters].map(colourOf);

const writeHands = (hands: readonly (readonly Colour[] | null)[]): string =>
  hands.map((hand) => (hand === null ? HIDDEN : lettersOf(hand))).join('|');

function writeEvent(event: Event): string {
  switch (event.type) {
    case 'deal':
      return `deal ${writeHands(event.hands)}`;
    case 'choose':
      return `${event.player} ${letterOf(event.colour)}`;
    case 'draw':
      return `draw ${lettersOf(event.shards)}`;
    case 'reveal':
      return ['reveal', ...revealed(event)].join(' ');
    case 'end':
    case 'abandoned':
      return event.type;
  }
}

const revealed = ({ chosen, hands }: Extract<Event, { readonly type: 'reveal' }>): readonly string[] => [
  ...(chosen === undefined ? [] : [`chosen=${lettersOf(chosen)}`]),
  ...(hands === undefined ? [] : [`hands=${writeHands(hands)}`]),
];

/** The JSON that a line stands for; the shape of events decides whether it is one. */
function eventIn(line: string): unknown {
  const [word = '', ...rest] = line.split(' ');
  const [first = ''] = rest;
  if (word === 'deal') return { type: word, hands: handsIn(first) };
  if (word === 'draw') return { type: word, shards: coloursIn(first) };
  if (word === 'reveal') return { type: word, ...Object.fromEntries(rest.map(revealedIn)) };
  if (/^\d$/.test(word)) return { type: 'choose', player: Number(word), colour: colourOf(first) };
  return { type: word };
}

const handsIn = (text: string): unknown => text.split('|').map((hand) => (hand === HIDDEN ? null : coloursIn(hand)));

function revealedIn(part: string): readonly [string, unknown] {
  const [name = '', text = ''] = part.split('=');
  return [name, name === 'hands' ? handsIn(text) : coloursIn(text)];
}

const LINE =
  /^(?:deal [RAJZ?|]+|\d [RAJZ?]|draw [RAJZ?]+|end|abandoned|reveal(?: chosen=[RAJZ?]+)?(?: hands=[RAJZ|]*)?)$/;

function readEvent(line: string): Result<Event, Problem<Reason>> {
  return LINE.test(line) ? parseEvent(eventIn(line)) : unreadable;
}

const unreadable = fail([problem('record', 'field-wrong', '') as Problem<Reason>]);

const PHASES: readonly Phase[] = ['deal', 'choose', 'reveal', 'draw', 'end', 'over', 'abandoned'];

function choiceText(chosen: number): string {
  if (chosen === NONE) return NO_CHOICE;
  return chosen === UNSEEN ? HIDDEN : LETTERS.charAt(chosen);
}

function choiceIn(text: string): number {
  if (text === NO_CHOICE) return NONE;
  return text === HIDDEN ? UNSEEN : LETTERS.indexOf(text);
}

const seatText = ({ hand, unseen, chosen, lancet }: Glazier): string =>
  [
    hand.map((count, colour) => LETTERS.charAt(colour).repeat(count)).join('') + HIDDEN.repeat(unseen),
    choiceText(chosen),
    lancet.map((colour) => LETTERS.charAt(colour)).join(''),
  ].join(',');

/** Such as `4 choose 2 AJJ,-,R|??,?,Z`: the rounds, the phase and the round; each seat's hand, choice and lancet. */
export const writePosition = ({ rounds, phase, round, seats }: Position): string =>
  `${rounds} ${phase} ${round} ${seats.map(seatText).join('|')}`;

const SEAT = /^([RAJZ]{0,3})(\?{0,3}),([RAJZ?-]),([RAJZ]{0,6})$/;

function seatIn(text: string): Glazier | undefined {
  const [, hand, unseen = '', choice = '', lancet = ''] = SEAT.exec(text) ?? [];
  if (hand === undefined) return undefined;
  return {
    hand: ALL_LETTERS.map((letter) => hand.split(letter).length - 1),
    unseen: unseen.length,
    chosen: choiceIn(choice),
    lancet: [...lancet].map((letter) => LETTERS.indexOf(letter)),
  };
}

function readPosition(text: string): Result<Position, Problem<Reason>> {
  const [rounds, phase, round, table = ''] = text.split(' ');
  const seats = table.split('|').flatMap((seat) => seatIn(seat) ?? []);
  const position = {
    rounds: LENGTHS.find((each) => String(each) === rounds) ?? 4,
    phase: PHASES.find((each) => each === phase) ?? 'deal',
    round: Number(round),
    seats,
    refusals: [],
  };
  return writePosition(position) === text && isPossible(position) ? ok(position) : unreadable;
}

/** What each phase says about every seat: the shards in its hand and in its lancet, and whether it has chosen. */
function isPossible(position: Position): boolean {
  const { round, rounds, seats } = position;
  const fine = seats.length >= 2 && seats.length <= MOST_PLAYERS && unknownShards(position).every((left) => left >= 0);
  const counted = seats.every((seat) => held(seat) + Number(seat.chosen !== NONE) === inHand(position));
  const chosen = seats.filter(({ chosen: each }) => each !== NONE).length;
  return fine && round <= rounds && counted && areSet(position) && fitsPhase(chosen, position);
}

const isDealt = ({ round }: Position): boolean => round > 0;

/** The shards that a seat holds or has chosen. */
function inHand(position: Position): number {
  if (!isDealt(position)) return 0;
  return isBetween(position) ? HAND - 1 : HAND;
}

/** Whether the shards of this round are already in the lancets. */
const isBetween = ({ phase, round, seats }: Position): boolean =>
  phase === 'draw' ||
  phase === 'end' ||
  phase === 'over' ||
  (phase === 'abandoned' && seats[0]?.lancet.length === round);

const areSet = (position: Position): boolean =>
  position.seats.every(
    ({ lancet }) => lancet.length === position.round - Number(isDealt(position) && !isBetween(position)),
  );

function fitsPhase(chosen: number, position: Position): boolean {
  const { phase, round, rounds, seats } = position;
  if (!isDealt(position)) return phase === 'deal' || phase === 'abandoned';
  switch (phase) {
    case 'deal':
      return false;
    case 'choose':
      return chosen < seats.length;
    case 'reveal':
      return chosen === seats.length && seats.some((seat) => seat.chosen === UNSEEN);
    case 'draw':
      return round < rounds && chosen === 0;
    case 'end':
    case 'over':
      return round === rounds && chosen === 0;
    case 'abandoned':
      return true;
  }
}

export const lancetText: Notation<Lancet> = { writeEvent, readEvent, writePosition, readPosition };
