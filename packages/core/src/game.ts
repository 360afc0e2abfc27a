/**
 * The contract of a game. Every rule is written once, in a game's package, behind this contract; tables, clients, bots
 * and the command line know no rules. Follow `sintra` when you add a game.
 */
import type { Code, Codes } from './codes.ts';
import type { Luck, Random } from './random.ts';
import type { Problem, Reason } from './reason.ts';
import type { Result } from './result.ts';

/** A seat at the table: 0 to players − 1. Clockwise is rising, then 0. */
export type Seat = number;

/** The viewer of a game: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** Everything that happens is an event: a decision, a chance outcome, the end. */
export interface AnyEvent {
  readonly type: string;
  /** The bot that played it for an absent seat. Changes nothing. */
  readonly by?: string;
}

/** An event in which a seat decides something. */
export interface AnyMove extends AnyEvent {
  readonly player: Seat;
  /** In annotated records: how many different events the seat could have chosen here. */
  readonly legal?: number;
}

/** A consequence of an event, with the rule behind it. */
export interface AnyConsequence {
  readonly type: string;
  readonly rule: string;
}

/** The final order: the seats of each place, best first; tied seats share a place. */
export type Ranking = readonly (readonly Seat[])[];

export interface AnyResult {
  readonly scores: readonly number[];
  readonly ranking: Ranking;
  readonly breakdown: readonly object[];
}

/** The next thing that must happen. */
export type Due =
  /** These seats must decide, in any order. */
  | { readonly kind: 'decide'; readonly seats: readonly [Seat, ...Seat[]] }
  /** A chance event of this type is due, drawn from the streams with these labels. */
  | { readonly kind: 'chance'; readonly event: string; readonly labels: readonly string[] }
  /** The last decision has been made: an `end` event closes the game and scores it. */
  | { readonly kind: 'end' }
  /** Nothing more can happen. */
  | { readonly kind: 'over' };

/** The types that make up a game. */
export interface GameTypes {
  readonly id: string;
  readonly options: object;
  readonly position: object;
  readonly event: AnyEvent;
  readonly move: AnyMove;
  readonly reason: Reason;
  readonly consequence: AnyConsequence;
  readonly view: object;
  readonly result: AnyResult;
}

/** The rules: positions, the events allowed in them, and the consequences. */
export interface Rules<T extends GameTypes> {
  readonly id: T['id'];
  /** The version of the rules, written into records. */
  readonly rules: string;
  readonly players: { readonly least: number; readonly most: number };
  /** The names of fields in its records that no other game has and the common format does not reserve. */
  readonly fields?: readonly string[];
  /** The rules broken by a wrong score or a wrong ranking. */
  readonly scoring: { readonly scores: string; readonly ranking: string };
  /** Options from outside, with defaults filled in. */
  parseOptions(json: unknown, players: number): Result<T['options'], Problem<T['reason']>>;
  /** An event from outside, if it has the right shape. Whether it can be played is another question. */
  parseEvent(json: unknown): Result<T['event'], Problem<T['reason']>>;
  /**
   * The position before the first event. If `parseOptions` refuses the options for this number of players, the game is
   * over before it begins: nothing is due, and every event is refused for the same reasons.
   */
  start(options: T['options'], players: number): T['position'];
  copy(position: T['position']): T['position'];
  toAct(position: T['position']): Due;
  /** Every different move of the seat, in the form of a record. Empty if it is not the seat's turn. */
  legal(position: T['position'], seat: Seat): readonly T['move'][];
  /** The number of moves that the seat has, even where they are hidden and cannot be listed. */
  choices(position: T['position'], seat: Seat): number;
  /** All reasons to refuse the event, whatever was passed; empty if it may be played. */
  why(position: T['position'], event: T['event']): readonly T['reason'][];
  /**
   * Plays the event in place, unless it is refused: then it returns the reasons and changes nothing. Consequences are
   * added to `trace`, if given.
   */
  play(position: T['position'], event: T['event'], trace?: T['consequence'][]): readonly T['reason'][];
  /** The result, once the game has ended and everything that counts is known. */
  result(position: T['position']): T['result'] | undefined;
  /** The number of record events played so far. Reveals are not part of a record. */
  played(position: T['position']): number;
}

/** The story of a game, for logs, replays and charts: its turns, its rounds, and what is told of them. */
export interface Story<T extends GameTypes> {
  /** Whether the move ends its seat's turn. The next seat to act doesn't tell: a seat may have two turns in a row. */
  endsTurn(move: T['move']): boolean;
  /** The number of the round that starts with this consequence, from 1; undefined if none does. */
  startsRound(happened: T['consequence']): number | undefined;
  /** The number of the round that ends with this consequence. */
  endsRound(happened: T['consequence']): number | undefined;
  /** The number of the last round that has started; undefined before the first one, and in games without rounds. */
  roundIn(position: T['position']): number | undefined;
  /** Whether logs and announcements tell the consequence. The boards show the others well enough. */
  isTold(happened: T['consequence']): boolean;
}

/** Chance: outcomes are drawn outside the rules, and played like any other event. */
export interface Chances<T extends GameTypes> {
  /** The next event that no player decides, chance or the end; undefined if a seat must decide, or nothing is due. */
  draw(position: T['position'], luck: Luck): T['event'] | undefined;
}

/** The viewers' knowledge. A position may hold unknowns; it can still be asked the same questions. */
export interface Sight<T extends GameTypes> {
  /**
   * An event as the viewer gets it, followed by `reveal` events for everything that it disclosed. `position` is the one
   * after the event.
   */
  see(position: T['position'], event: T['event'], viewer: Viewer): readonly T['event'][];
  /** The paths of an event's fields that hide something; '' for an event that only reveals hidden things. */
  hidden(event: T['event']): readonly string[];
  /** The position as plain data, built only from what the viewer may know. */
  view(position: T['position'], viewer: Viewer): T['view'];
  /** Whether the position has no unknowns. */
  complete(position: T['position']): boolean;
  /** A full position that matches the one seen; unknowns are drawn. */
  guess(seen: T['position'], random: Random): T['position'];
}

/** The same rules without checks and garbage, for search. Positions must be full: guess first. */
export interface Search<T extends GameTypes> {
  /** Adds every legal move of the seat to `into`, each once. */
  moves(position: T['position'], seat: Seat, into: Codes): void;
  /** Adds only the plain moves, for fast rollouts; at least one wherever there are legal moves. */
  plainMoves(position: T['position'], seat: Seat, into: Codes): void;
  /**
   * Makes `into` equal to `from` without creating garbage: both belong to one game, with the same options and players.
   */
  copyInto(from: T['position'], into: T['position']): void;
  /** Plays a code that `moves` listed for this position. */
  apply(position: T['position'], code: Code, trace?: T['consequence'][]): void;
  /** Draws and plays the chance event that is due, or plays the end. */
  deal(position: T['position'], luck: Luck): void;
  decode(position: T['position'], code: Code): T['move'];
  /** Equal for two positions exactly if the same future is possible from both, with the same results. */
  key(position: T['position']): string;
  /** The seat's current points, as its board stands now. */
  standing(position: T['position'], seat: Seat): number;
}

/** A game. Without a type argument, any game: its events and positions then have no details, and go back to it alone. */
export interface Game<T extends GameTypes = GameTypes> extends Rules<T>, Story<T>, Chances<T>, Sight<T>, Search<T> {}

/**
 * Text that people read and write: events as lines, positions as one line. Separate from the game, so that clients need
 * not load it.
 */
export interface Notation<T extends GameTypes = GameTypes> {
  writeEvent(event: T['event']): string;
  readEvent(text: string): Result<T['event'], Problem<T['reason']>>;
  /** The whole position, including unknowns: reading it back gives an equal one. */
  writePosition(position: T['position']): string;
  readPosition(text: string): Result<T['position'], Problem<T['reason']>>;
}
