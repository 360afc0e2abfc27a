/**
 * What a game is here. Every rule is written once, in a game's package, behind this contract; tables, clients, bots
 * and the command line know no rule. `sintra` is the one to follow when a game is added.
 */
import type { Code, Codes } from './codes.ts';
import type { Luck, Random } from './random.ts';
import type { Problem, Reason } from './reason.ts';
import type { Result } from './result.ts';

/** A seat at the table: 0 to players − 1. Clockwise is rising, then 0. */
export type Seat = number;

/** Who looks at a game: a seat, or null for a spectator. */
export type Viewer = Seat | null;

/** Everything that happens is an event: a decision, a chance outcome, the end. */
export interface AnyEvent {
  readonly type: string;
  /** Who played it for an absent seat. Changes nothing. */
  readonly by?: string;
}

/** An event in which a seat decides something. */
export interface AnyMove extends AnyEvent {
  readonly player: Seat;
  /** In annotated records: how many different events the seat could have written here. */
  readonly legal?: number;
}

/** Something that followed from an event, with the rule it followed by. */
export interface AnyConsequence {
  readonly type: string;
  readonly rule: string;
}

/** Where every seat stands: the seats of each place, best first; seats that tie share a place. */
export type Ranking = readonly (readonly Seat[])[];

export interface AnyResult {
  readonly scores: readonly number[];
  readonly ranking: Ranking;
  readonly breakdown: readonly object[];
}

/** What must happen next. */
export type Due =
  /** These seats must decide; each may decide before the others. */
  | { readonly kind: 'decide'; readonly seats: readonly Seat[] }
  /** A chance event of this type is due, drawn from the streams of these labels. */
  | { readonly kind: 'chance'; readonly event: string; readonly labels: readonly string[] }
  /** The last decision was made: an `end` event closes the game and scores it. */
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

/** The rules: positions, what may happen in them, and what follows. */
export interface Rules<T extends GameTypes> {
  readonly id: T['id'];
  /** Version of the rules, written into records. */
  readonly rules: string;
  readonly players: { readonly least: number; readonly most: number };
  /** The rules that a wrong score, or a wrong order of the places, breaks. */
  readonly scoring: { readonly scores: string; readonly ranking: string };
  /** Options from outside, completed with what was left out. */
  parseOptions(json: unknown, players: number): Result<T['options'], Problem<T['reason']>>;
  /** An event from outside, if it has the shape of one. Whether it can be played is another question. */
  parseEvent(json: unknown): Result<T['event'], Problem<T['reason']>>;
  /**
   * The position before the first event. With options that `parseOptions` refuses for this number of players, or would
   * refuse, the game is over before it begins: nothing is due, and every event is refused for the same reasons.
   */
  start(options: T['options'], players: number): T['position'];
  copy(position: T['position']): T['position'];
  toAct(position: T['position']): Due;
  /** Every different move of the seat, as it would stand in a record. Empty when it is not the seat's turn. */
  legal(position: T['position'], seat: Seat): readonly T['move'][];
  /** How many moves the seat has: also where they are hidden, and cannot be listed. */
  choices(position: T['position'], seat: Seat): number;
  /** All reasons that refuse the event, whatever was passed; none when it may be played. */
  why(position: T['position'], event: T['event']): readonly T['reason'][];
  /**
   * Plays the event in place, unless it is refused: then the reasons are returned and nothing has changed. What
   * followed is added to `trace`, if there is one.
   */
  play(position: T['position'], event: T['event'], trace?: T['consequence'][]): readonly T['reason'][];
  /** The result, once the game has ended and all that counts is known. */
  result(position: T['position']): T['result'] | undefined;
  /** How many events of the record were played. Reveals are not part of a record. */
  played(position: T['position']): number;
}

/** Chance: outcomes are drawn outside the rules, and played like any other event. */
export interface Chances<T extends GameTypes> {
  /** The event that comes without anybody's decision, chance or the end; undefined when a seat must decide, or nothing is due. */
  draw(position: T['position'], luck: Luck): T['event'] | undefined;
}

/** Who sees what. A position may hold unknowns; whoever sees it can ask it the same questions. */
export interface Sight<T extends GameTypes> {
  /**
   * An event as the viewer gets it, followed by `reveal` events for all that it opened. `position` is the one after
   * the event.
   */
  see(position: T['position'], event: T['event'], viewer: Viewer): readonly T['event'][];
  /** The fields of an event that hide something, by path; '' for an event that only opens what was hidden. */
  hidden(event: T['event']): readonly string[];
  /** The position as plain data, built from what the viewer may know. */
  view(position: T['position'], viewer: Viewer): T['view'];
  /** Whether nothing in the position is unknown. */
  complete(position: T['position']): boolean;
  /** A full position that the seen one could be; unknowns are drawn. */
  guess(seen: T['position'], random: Random): T['position'];
}

/** The same rules without checks and garbage, for search. Positions must be full: guess first. */
export interface Search<T extends GameTypes> {
  /** Adds every legal move of the seat to `into`, each once. */
  moves(position: T['position'], seat: Seat, into: Codes): void;
  /** Adds only the plain moves, for fast rollouts; never none where there are legal moves. */
  plainMoves(position: T['position'], seat: Seat, into: Codes): void;
  /** Makes `into` equal to `from`, without garbage: both are of one game, with the same options and players. */
  copyInto(from: T['position'], into: T['position']): void;
  /** Plays a code that `moves` listed for this position. */
  apply(position: T['position'], code: Code, trace?: T['consequence'][]): void;
  /** Draws and plays the chance that is due, or plays the end. */
  deal(position: T['position'], luck: Luck): void;
  decode(position: T['position'], code: Code): T['move'];
  /** Equal for two positions exactly when the same can still happen, with the same results. */
  key(position: T['position']): string;
  /** The seat's points as they stand, by what it has on the board now. */
  standing(position: T['position'], seat: Seat): number;
}

export interface Game<T extends GameTypes> extends Rules<T>, Chances<T>, Sight<T>, Search<T> {}

/**
 * Text that people read and write: events as lines, positions as one line. Not part of a game, which is played without
 * it: a client should not have to load it.
 */
export interface Notation<T extends GameTypes> {
  writeEvent(event: T['event']): string;
  readEvent(text: string): Result<T['event'], Problem<T['reason']>>;
  /** The whole position, unknowns included: reading it back gives an equal one. */
  writePosition(position: T['position']): string;
  readPosition(text: string): Result<T['position'], Problem<T['reason']>>;
}
