/**
 * A game on the command line, under one version of its rules: the only interface between a game's own folder and the
 * commands.
 *
 * Everything is declared as a method, so that any game can stand where the types of the game are unknown.
 */
import type { Bots } from '@leadlight/bots';
import type { Game, GameTypes, Notation, RecordReason, ShapeReason } from '@leadlight/core';
import type { AllTexts, CliErrors, LogWords, ScorePart } from '@leadlight/messages';
import type { AddedFlag } from '../base/command.ts';
import type { GivenFlags } from '../base/flags.ts';
import type { Picture } from '../drawing/picture.ts';

/** The commands whose flags set up a game. */
export type SettingCommand = 'simulate' | 'tournament';

/** A flag that sets up one game alone. */
export interface GameFlag extends AddedFlag {
  /** The commands that have it. */
  readonly commands: readonly SettingCommand[];
}

/** The choices made by flags. */
export interface Chosen<T extends GameTypes> {
  /** As in a record; the game fills in missing ones. */
  readonly options: object;
  /** Changes an outcome of chance, for arranged games. */
  arrange?(event: T['event']): T['event'];
}

export interface OptionFlags<T extends GameTypes> {
  readonly flags: readonly GameFlag[];
  /** Throws a complaint if the flags contradict each other or the rules. */
  read(given: GivenFlags, players: number, errors: CliErrors): Chosen<T>;
  /** The options in words, as far as they matter to a reader of results. */
  describe(options: T['options'], texts: AllTexts): readonly string[];
}

/** Whole random games, and the seconds of CPU time that they took. */
export interface Measured {
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
}

/** Plays whole random games, one after another, until told to stop. */
export type Runner = (milliseconds: number) => Measured;

/** The same game on another engine, to compare speeds. */
export interface Peer {
  name(texts: AllTexts): string;
  /** The caption of the comparison. */
  ratio(texts: AllTexts): string;
  /** Whose speed the comparison divides by the other's. */
  readonly over: 'ours' | 'theirs';
  /** Fewer players than this are not supported. */
  readonly leastPlayers?: number;
  missing(texts: AllTexts): string;
  /** Undefined if it is not installed. */
  load(): Promise<((players: number) => Runner) | undefined>;
}

export interface Benchmarks {
  /** A caption for rollouts, if searches consider fewer moves in them than there are. */
  rollouts?(texts: AllTexts): string;
  readonly peers: readonly Peer[];
}

/** Command lines for help pages. */
export type Examples = Readonly<Partial<Record<'simulate' | 'verify' | 'bot' | 'tournament', readonly string[]>>>;

export interface TerminalGame<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly text: Notation<T>;
  readonly bots: Bots<T>;
  name(texts: AllTexts): string;
  /** A reason for a refusal, as a sentence. */
  reason(texts: AllTexts, reason: T['reason'] | RecordReason | ShapeReason): string;
  /** The words of the game's log. */
  log(texts: AllTexts): LogWords<T['consequence']>;
  /** The facts in the line above the board. */
  head(picture: Picture<T['view']>): readonly string[];
  draw(picture: Picture<T['view']>): readonly string[];
  /** The final score; undefined until there is a result. */
  score(texts: AllTexts, view: T['view']): ScorePart | undefined;
  readonly options: OptionFlags<T>;
  readonly benchmarks: Benchmarks;
  readonly examples: Examples;
}
