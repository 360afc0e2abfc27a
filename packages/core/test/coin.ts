/**
 * The smallest game that fulfils the contract, for testing the core without a real game: every player guesses a side of
 * a coin, in any order; the coin is flipped; each player who guessed right gets a point.
 */
import {
  type Codes,
  eventShape,
  fail,
  integer,
  ok,
  oneOf,
  optional,
  recordObject,
  required,
  type Code,
  type Due,
  type Game,
  type Notation,
  type Problem,
  type Reason,
  type Result,
  type Seat,
} from '../src/index.ts';

const SIDES = ['heads', 'tails'] as const;
type Side = (typeof SIDES)[number];
const sideAt = (index: number): Side => (index === 0 ? 'heads' : 'tails');

interface Guess {
  readonly type: 'guess';
  readonly player: Seat;
  readonly side: Side;
  readonly legal?: number;
}

type Event =
  Guess | { readonly type: 'flip'; readonly side: Side } | { readonly type: 'end' } | { readonly type: 'abandoned' };

interface Position {
  readonly guesses: (Side | null)[];
  flipped: Side | null;
  over: boolean;
  played: number;
  /** The reasons why the game could not begin. */
  readonly refusals: readonly Reason[];
}

interface CoinResult {
  readonly scores: readonly number[];
  readonly ranking: readonly (readonly Seat[])[];
  readonly breakdown: readonly object[];
}

interface Coin {
  readonly id: 'coin';
  readonly options: { readonly stake?: number };
  readonly position: Position;
  readonly event: Event;
  readonly move: Guess;
  readonly reason: Reason;
  readonly consequence: { readonly type: 'flipped'; readonly rule: 'C-02' };
  readonly view: Position;
  readonly result: CoinResult;
}

const side = required(oneOf('C-01', SIDES));
const type = required(() => []);
const SHAPE = eventShape('record', {
  guess: { rule: 'C-01', fields: { type, player: required(integer('C-01', 0, 1)), side } },
  flip: { rule: 'C-02', fields: { type, side } },
  end: { rule: 'C-03', fields: { type } },
  abandoned: { rule: 'record', fields: { type } },
});

const parseEvent = (json: unknown): Result<Event, Problem> => {
  const problems = SHAPE(json, '');
  return problems.length === 0 ? ok(json as Event) : fail(problems);
};

const undecided = ({ guesses }: Position): Seat[] => [...guesses.keys()].filter((seat) => guesses[seat] === null);

function toAct(position: Position): Due {
  if (position.over) return { kind: 'over' };
  const [first, ...others] = undecided(position);
  if (first !== undefined) return { kind: 'decide', seats: [first, ...others] };
  return position.flipped === null ? { kind: 'chance', event: 'flip', labels: ['flip'] } : { kind: 'end' };
}

const legal = (position: Position, seat: Seat): Guess[] =>
  position.over || position.guesses[seat] !== null
    ? []
    : SIDES.map((each) => ({ type: 'guess', player: seat, side: each }));

const DUE_FOR = { guess: 'decide', flip: 'chance', end: 'end' } as const;

function why(position: Position, event: Event): readonly Reason[] {
  if (position.refusals.length > 0) return position.refusals;
  const misshapen = SHAPE(event, '');
  if (misshapen.length > 0) return misshapen.map(({ reason }) => reason);
  const due = toAct(position);
  const fits = event.type === 'abandoned' ? due.kind !== 'over' : DUE_FOR[event.type] === due.kind;
  const fine = fits && (event.type !== 'guess' || position.guesses[event.player] === null);
  return fine ? [] : [{ rule: 'C-01', key: 'not-due', args: {} }];
}

function perform(position: Position, event: Event): void {
  position.played++;
  if (event.type === 'guess') position.guesses[event.player] = event.side;
  else if (event.type === 'flip') position.flipped = event.side;
  else position.over = true;
}

function resultOf({ guesses, flipped, over }: Position): CoinResult | undefined {
  if (!over || flipped === null) return undefined;
  const scores = guesses.map((guess) => Number(guess === flipped));
  const places = [1, 0].map((score) => [...scores.keys()].filter((seat) => scores[seat] === score));
  return {
    scores,
    ranking: places.filter((seats) => seats.length > 0),
    breakdown: scores.map((total) => ({ total })),
  };
}

const text = (position: Position): string => JSON.stringify(position);
const codeOf = (guess: Guess): number => guess.player * SIDES.length + SIDES.indexOf(guess.side);
const decode = (_: Position, code: Code): Guess => ({
  type: 'guess',
  player: Math.floor(code / SIDES.length),
  side: sideAt(code % SIDES.length),
});

const list = (position: Position, seat: Seat, into: Codes): void => {
  for (const guess of legal(position, seat)) into.add(codeOf(guess));
};

const draw: Game<Coin>['draw'] = (position, luck) => {
  const due = toAct(position);
  if (due.kind === 'end') return { type: 'end' };
  return due.kind === 'chance' ? { type: 'flip', side: sideAt(luck('flip').below(2)) } : undefined;
};

const parseOptions: Game<Coin>['parseOptions'] = (json, players) => {
  const stake = recordObject('record', { stake: optional(integer('C-05', 1, 9)) });
  const problems = [...integer('C-01', 1, 2)(players, 'players'), ...stake(json, '')];
  return problems.length === 0 ? ok(json as Coin['options']) : fail(problems);
};

const fresh = (players: number): Position => ({
  guesses: Array.from({ length: players }, () => null),
  flipped: null,
  over: false,
  played: 0,
  refusals: [],
});

const refused = (refusals: readonly Reason[]): Position => ({ ...fresh(1), over: true, refusals });

export const coin: Game<Coin> = {
  id: 'coin',
  rules: '1',
  players: { least: 1, most: 2 },
  scoring: { scores: 'C-03', ranking: 'C-04' },
  parseOptions,
  start: (options, players) => {
    const parsed = parseOptions(options, players);
    return parsed.ok ? fresh(players) : refused(parsed.problems.map(({ reason }) => reason));
  },
  copy: (position) => structuredClone(position),
  toAct,
  legal,
  choices: (position, seat) => legal(position, seat).length,
  why,
  play: (position, event) => {
    const reasons = why(position, event);
    if (reasons.length === 0) perform(position, event);
    return reasons;
  },
  result: resultOf,
  played: ({ played }) => played,
  endsTurn: () => true,
  startsRound: () => undefined,
  endsRound: () => undefined,
  roundIn: () => undefined,
  isTold: () => true,
  draw,
  see: (_, event) => [event],
  hidden: () => [],
  view: (position) => structuredClone(position),
  complete: () => true,
  guess: (position) => structuredClone(position),
  moves: list,
  plainMoves: list,
  copyInto: (from, into) => Object.assign(into, structuredClone(from)),
  apply: (position, code) => {
    perform(position, decode(position, code));
  },
  deal: (position, luck) => {
    const event = draw(position, luck);
    if (event !== undefined) perform(position, event);
  },
  decode,
  key: text,
  standing: ({ guesses, flipped }, seat) => Number(guesses[seat] === flipped),
  parseEvent,
};

export const coinText: Notation<Coin> = {
  writeEvent: (event) => JSON.stringify(event),
  readEvent: (line) => parseEvent(JSON.parse(line)),
  writePosition: text,
  readPosition: (line) => ok(JSON.parse(line) as Position),
};
