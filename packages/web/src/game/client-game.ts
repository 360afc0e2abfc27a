/**
 * A game in the client, under one version of its rules: the only interface between a game's own folder and the rooms that
 * serve every game. Large parts are loaded when they are needed.
 *
 * Everything is declared as a method, so that any game can stand where the types of the game are unknown.
 */
import type { Level, SeenRecord, Thinker, Thought, ThinkOptions } from '@leadlight/bots';
import type { Game, GameTypes, Seat } from '@leadlight/core';
import type { Context, GameRefusals, Locale, LogWords, StoredTexts } from '@leadlight/messages';
import type { Component } from 'svelte';
import type { Cue } from './cue.ts';
import type { GameEnding } from './ending.ts';
import type { Mark, NamedPlace } from './marks.ts';
import type { Scoring } from './scoring.ts';
import type { TextsOf } from './texts-of.ts';
import type { Understanding } from './understanding.ts';

/** A component of the game; the room that shows it knows its properties. */
export interface GameComponent {
  readonly default: Component<never>;
}

export interface BotQuestion<T extends GameTypes> {
  readonly seen: SeenRecord<T>;
  readonly level: Level;
  readonly seed: string;
}

/** How a move is chosen, step by step. */
export interface Choosing<T extends GameTypes, Step extends object> {
  stepsOf(move: T['move']): readonly Step[];
  /** Steps without a choice: they are taken automatically when nothing else is open. */
  isPlain(step: Step): boolean;
  /**
   * The move that the player may have meant by an unavailable touch, so that the rules can give a reason; undefined
   * when there is none to give.
   */
  meant(touched: readonly Step[], step: Step, position: T['position'], seat: Seat): T['move'] | undefined;
  /** Whether a reason concerns the touched step itself, and not a detail that `meant` made up; by default all do. */
  isAbout?(step: Step, reason: T['reason']): boolean;
}

/** The events of a game in words, sounds and points. */
export interface Telling<T extends GameTypes> {
  readonly scoring: Scoring<T>;
  /** The sounds of an event's consequences. */
  cues(followed: readonly T['consequence'][]): readonly Cue[];
  /** The consequences of an event in sentences, without those that the boards already show. */
  tell(texts: TextsOf<T>, followed: readonly T['consequence'][], context: Context): readonly string[];
  log(texts: TextsOf<T>): LogWords<T['consequence']>;
  /** The game's own reasons for refusals, in words. */
  refusals(locale: Locale): Promise<GameRefusals>;
  /** The corrections to the rules since games were first stored, which may explain why an old one is refused. */
  corrections?(stored: StoredTexts): readonly string[];
}

/** Finds the places that the log and the preview name. */
export interface Naming<T extends GameTypes> {
  namedBy(followed: readonly T['consequence'][]): readonly NamedPlace[];
}

/** A moment in the game of a newcomer, who is to move. */
export interface Moment<T extends GameTypes> {
  readonly seat: Seat;
  readonly position: T['position'];
  /** What has followed since the turn before, from the newcomer's own decisions on. */
  readonly followed: readonly T['consequence'][];
}

/** Explains what happens for the first time, in one sentence each. */
export interface Firsts<T extends GameTypes = GameTypes> {
  /** What there is to explain, by the names of the texts, the most important first. */
  foundIn(moment: Moment<T>): readonly string[];
  texts(locale: Locale): Promise<Readonly<Record<string, string>>>;
}

export interface ClientGame<T extends GameTypes = GameTypes, Step extends object = object> extends Choosing<T, Step> {
  readonly game: Game<T>;
  /** Asks a bot for its next move. */
  ask(thinker: Thinker, question: BotQuestion<T>, options: ThinkOptions<Thought<T>>): Promise<Thought<T>>;
  /** The places where an event left something, for marks on the others' last moves; by default none. */
  marks?(followed: readonly T['consequence'][]): readonly Mark[];
  /** The time to look at each kind of consequence; none for those seen at a glance. */
  readonly looks: Readonly<Record<string, number>>;
  /** The table in play. */
  Play(): Promise<GameComponent>;
  /** The table in a replay. */
  Replay(): Promise<GameComponent>;
  /** The finished boards and the count on them. */
  ending(): Promise<GameEnding<T>>;
  /** The places that light up with the log and the preview; by default none. */
  naming?(): Promise<Naming<T>>;
  /** For scores and records, which playing doesn't need. */
  telling(): Promise<Telling<T>>;
  /** Understands what players type, in the language of the texts, and names the steps of their choices. */
  understanding(texts: TextsOf<T>): Promise<Understanding<T, Step>>;
}
