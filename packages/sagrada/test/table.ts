/** Positions for tests in a few words: the rest is filled in so that the position is possible. */
import { PATTERN_CARDS, PATTERN_IDS, sagrada, sagradaText, COLOURS } from '../src/index.ts';
import type { Consequence, Event, Move, PatternId, Position, ToolId } from '../src/index.ts';

interface Seat {
  readonly pattern?: PatternId;
  /** Dice with their cells: `A1R3 A2B4`. */
  readonly dice?: string;
  readonly tokens?: number;
  /** Private objectives: `R`, or `RB` in solo. */
  readonly own?: string;
}

interface Table {
  readonly seats?: readonly Seat[];
  readonly pool?: string;
  /** Dice on the track with their rounds: `1R3 1B2 2G6`. */
  readonly track?: string;
  readonly tools?: readonly ToolId[];
  readonly objectives?: string;
  readonly round?: number;
  /** The start player of this round; seat 0 by default. */
  readonly start?: number;
  readonly turn?: number;
  readonly drafted?: boolean;
  readonly tooled?: boolean;
  readonly tokensOn?: readonly number[];
  readonly phase?: string;
}

const SPARE: readonly PatternId[] = ['comitas', 'fractal-drops', 'batllo', 'lux-astram'];
const OWN = ['R', 'Y', 'G', 'B'];

const words = (text: string | undefined): string[] => (text ? text.split(' ') : []);
const dotted = (items: readonly (string | number)[]): string => (items.length === 0 ? '-' : items.join('.'));

const sides = (card: number): PatternId[] => PATTERN_IDS.filter((id) => PATTERN_CARDS[id].card === card);

/** The card of each pattern in play, and for each seat another one that no other seat has. */
function offersFor(patterns: readonly PatternId[]): PatternId[][] {
  const taken = patterns.map((id) => PATTERN_CARDS[id].card);
  const free = Array.from({ length: 12 }, (_, i) => i + 1).filter((card) => !taken.includes(card));
  return taken.map((card, seat) => [...sides(card), ...sides(free[seat])]);
}

function seatText(seat: Seat, at: number, solo: boolean, offers: readonly PatternId[], pattern: PatternId): string {
  const tokens = seat.tokens ?? (solo ? 0 : PATTERN_CARDS[pattern].difficulty);
  const own = (seat.own ?? (solo ? 'RY' : OWN[at])).split('');
  return `seat${at}=${[pattern, tokens, dotted(own), dotted(offers), dotted(words(seat.dice))].join(':')}`;
}

function bagText(dice: readonly string[]): string {
  return dotted(COLOURS.map((colour) => 18 - dice.filter((die) => die.startsWith(colour)).length));
}

/** A position in the middle of a turn, unless another phase is given. */
export function table(given: Table): Position {
  const seats = given.seats ?? [{}, {}];
  const players = seats.length;
  const solo = players === 1;
  const round = given.round ?? 2;
  const named = seats.flatMap((seat) => seat.pattern ?? []);
  const spare = SPARE.filter((id) => !named.includes(id));
  const patterns = seats.map((seat, at) => seat.pattern ?? spare[at % spare.length]);
  const offers = offersFor(patterns);
  const [pool, track] = [words(given.pool), words(given.track)];
  const tools = given.tools ?? ['lathekin', 'tap-wheel', 'grozing-pliers'];
  const lying = [...pool, ...track.map((entry) => entry.replace(/^\d+/, ''))];
  const placed = seats.flatMap((seat) => words(seat.dice).map((entry) => entry.slice(2)));
  const line = [
    `players=${players} dealt=${tools.length} first=- index=9 phase=${given.phase ?? 'turn'} abandoned=no`,
    `round=${round} start=${given.start ?? 0} turn=${given.turn ?? (given.phase === 'roll' && round > 0 ? 2 * players : 0)} skips=0`,
    `drafted=${given.drafted ? 'yes' : 'no'} tooled=${given.tooled ? 'yes' : 'no'} flux=- fluxIndex=-1 hand=-`,
    `bag=${bagText([...lying, ...placed])} pool=${dotted(pool)} track=${dotted(track)} paid=-`,
    `tools=${dotted(tools)} toolTokens=${dotted(given.tokensOn ?? tools.map(() => 0))} spent=0`,
    `objectives=${given.objectives ?? (solo ? 'light-shades.deep-shades' : 'light-shades.deep-shades.color-variety')}`,
    ...seats.map((seat, at) => seatText(seat, at, solo, offers[at], patterns[at])),
  ].join(' ');
  const read = sagradaText.readPosition(line);
  if (!read.ok) throw new Error(`${JSON.stringify(read.problems)} in ${line}`);
  return read.value;
}

/** An event from its line of text. */
export function event(line: string): Event {
  const read = sagradaText.readEvent(line);
  if (!read.ok) throw new Error(`${line}: ${JSON.stringify(read.problems)}`);
  return read.value;
}

/** Plays lines that must be legal and returns the consequences of the last. */
export function play(position: Position, ...lines: readonly string[]): Consequence[] {
  let trace: Consequence[] = [];
  for (const line of lines) {
    trace = [];
    const refused = sagrada.play(position, event(line), trace);
    if (refused.length > 0) throw new Error(`${line}: ${JSON.stringify(refused)}`);
  }
  return trace;
}

/** The rules that refuse a line, each with its key. */
export const refusals = (position: Position, line: string): string[] =>
  sagrada.why(position, event(line)).map(({ rule, key }) => `${rule} ${key}`);

/** The seat's legal moves as lines, only those with the prefix. */
export function legal(position: Position, seat: number, prefix = ''): string[] {
  return sagrada
    .legal(position, seat)
    .map((move: Move) => sagradaText.writeEvent(move))
    .filter((line) => line.startsWith(`${seat} ${prefix}`))
    .map((line) => line.slice(`${seat} ${prefix}`.length));
}

export const dice = (position: Position, seat: number): Record<string, string> => {
  const cells = sagrada.view(position, seat).seats[seat].dice;
  return Object.fromEntries(
    cells.flatMap((die, i) => (die === null ? [] : [[`${'ABCD'[Math.floor(i / 5)]}${(i % 5) + 1}`, die]])),
  );
};

/** A new game with its setup dealt, from the text of the event. */
export function dealt(players: number, setup: string, tools = 3): Position {
  const position = sagrada.start({ tools }, players);
  play(position, setup);
  return position;
}

export const SETUP_2 =
  'setup 1 private=Y,B public=light-shades.deep-shades.color-variety tools=lathekin.tap-wheel.flux-brush ' +
  'offers=suns-glory.firelight.comitas.chromatic-splendor,batllo.bellesguard.virtus.symphony-of-light';

export const SETUP_SOLO =
  'setup 0 private=Y.B public=light-shades.deep-shades tools=lathekin offers=suns-glory.firelight.via-lux.industria';
