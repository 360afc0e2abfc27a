/** The animations of consequences in Sagrada. */
import type { Consequence, Die, View } from '@leadlight/sagrada';
import { FLIGHT, landingOf, STAGGER, type Anchor, type Flight, type Motion, type Time } from '../../../stage/plan.ts';

export type SagradaPiece = { readonly kind: 'die'; readonly die: Die } | { readonly kind: 'token' };

type Followed = readonly Consequence[];
type Of<Type extends Consequence['type']> = Extract<Consequence, { readonly type: Type }>;

/** All consequences of one kind. */
const all = <Type extends Consequence['type']>(followed: Followed, type: Type): readonly Of<Type>[] =>
  followed.filter((happened): happened is Of<Type> => happened.type === type);

const seatAt = (seat: number): string => `seat:${seat}`;
const cellAt = (seat: number, cell: string): Anchor => [`cell:${seat}:${cell}`, seatAt(seat)];
const trackAt = (round: number): string => `track:${round}`;

/** A die among equal ones. Boards count them: the last one is taken first, and a new one comes last. */
const among = (place: string, dice: readonly Die[], die: Die): readonly [nth: string, place: string] => {
  const count = dice.filter((other) => other === die).length;
  return [`${place}:${die}.${Math.max(0, count - 1)}`, place];
};

const flight = (die: Die, from: Anchor, to: Anchor, delay: Time = 0, waits = true): Flight<SagradaPiece> => ({
  kind: 'flight',
  piece: { kind: 'die', die },
  from,
  to,
  delay,
  waits,
});

/** Dice thrown into the pool, one after another. */
const throwing = (dice: readonly Die[]): readonly Motion<SagradaPiece>[] =>
  dice.map((die, at) => ({
    kind: 'tumble',
    piece: { kind: 'die', die },
    from: ['pool'],
    to: among('pool', dice.slice(0, at + 1), die),
    delay: at * STAGGER,
  }));

/** The brush rerolls the die in hand, the hammer all dice in the pool. */
const throwingAgain = ({ rule, to }: Of<'rerolled'>): readonly Motion<SagradaPiece>[] =>
  rule === 'G-39'
    ? throwing(to)
    : to.map((die) => ({ kind: 'tumble', piece: { kind: 'die', die }, from: ['hand'], to: ['hand'], delay: 0 }));

/** The previous place of the die: the pool, or the hand if a tool has taken it. */
function sourceOf(followed: Followed, before: View): Anchor {
  const [taken] = all(followed, 'taken');
  return taken === undefined ? ['hand', 'pool'] : among('pool', before.pool, taken.die);
}

/** The die goes to the track, and the other one comes from there. */
const swapping = ({ round, from, to }: Of<'swapped'>, followed: Followed, before: View) => ({
  flight: flight(from, sourceOf(followed, before), [trackAt(round)]),
  comesFrom: among(trackAt(round), before.track[round - 1] ?? [], to),
});

/** A die goes into a window. */
function placing(followed: Followed, before: View): readonly Motion<SagradaPiece>[] {
  const swaps = all(followed, 'swapped').map((swapped) => swapping(swapped, followed, before));
  const from = swaps[0]?.comesFrom ?? sourceOf(followed, before);
  const delay = swaps.length === 0 ? 0 : FLIGHT / 2;
  return [
    ...swaps.map((swap) => swap.flight),
    ...all(followed, 'placed').map(({ seat, die, cell }) => flight(die, from, cellAt(seat, cell), delay)),
  ];
}

/** A tool has taken a die that isn't placed yet. */
const holding = (followed: Followed, before: View): readonly Motion<SagradaPiece>[] =>
  all(followed, 'placed').length > 0
    ? []
    : all(followed, 'taken').map(({ die }) => flight(die, among('pool', before.pool, die), ['hand', 'pool']));

/** Dice that move within a window leave one after the other. */
const moving = ({ seat, die, from, to }: Of<'moved'>, at: number): Motion<SagradaPiece> =>
  flight(die, cellAt(seat, from), cellAt(seat, to), at * (FLIGHT / 2));

const pooling = ({ die }: Of<'pooled'>, before: View): Motion<SagradaPiece> =>
  flight(die, ['hand'], among('pool', [...before.pool, die], die));

const payingTokens = ({ seat, tool, tokens }: Of<'tokens-paid'>): readonly Motion<SagradaPiece>[] =>
  Array.from({ length: tokens }, (_, at) => ({
    kind: 'flight',
    piece: { kind: 'token' },
    from: [`tokens:${seat}`, seatAt(seat)],
    to: [`tool:${tool}`],
    delay: at * STAGGER,
  }));

const payingDie = ({ tool, die }: Of<'die-paid'>, before: View): Motion<SagradaPiece> =>
  flight(die, among('pool', before.pool, die), [`tool:${tool}`]);

/** The remaining dice of the pool go to the track. */
const leaving = ({ round, dice }: Of<'round-ended'>): readonly Motion<SagradaPiece>[] =>
  dice.map((die, at) => {
    const seen = dice.slice(0, at + 1);
    const [nth] = among('pool', seen, die);
    return flight(die, [nth], [...among(trackAt(round), seen, die)], at * STAGGER);
  });

/** A complete window lights up. */
function lighting(followed: Followed, before: View): readonly Motion<SagradaPiece>[] {
  const completed = all(followed, 'placed').filter(
    ({ seat }) => before.seats[seat]?.dice.filter((die) => die === null).length === 1,
  );
  return completed.map(({ seat, die }) => ({
    kind: 'glow',
    at: [`frame:${seat}`, seatAt(seat)],
    colour: die.slice(0, 1),
    delay: landingOf(placing(followed, before)),
  }));
}

/** The animations of an event's consequences, given the boards before it. */
export const planSagrada = (followed: Followed, before: View): readonly Motion<SagradaPiece>[] => [
  ...all(followed, 'rolled').flatMap(({ dice }) => throwing(dice)),
  ...all(followed, 'rerolled').flatMap(throwingAgain),
  ...all(followed, 'tokens-paid').flatMap(payingTokens),
  ...all(followed, 'die-paid').map((paid) => payingDie(paid, before)),
  ...placing(followed, before),
  ...holding(followed, before),
  ...all(followed, 'moved').map(moving),
  ...all(followed, 'pooled').map((pooled) => pooling(pooled, before)),
  ...all(followed, 'round-ended').flatMap(leaving),
  ...lighting(followed, before),
];
