/** The end of a game on its boards: the finished boards, and the places behind the points. */
import type { GameTypes, Seat } from '@leadlight/core';
import type { DecidingTexts } from '@leadlight/messages';
import type { Component } from 'svelte';
import type { TextsOf } from './texts-of.ts';

/** Places on a board that gave or cost points together, by names that only the board knows. */
export interface EndMark {
  readonly at: readonly string[];
  readonly points: number;
}

/** A mark that is on the board now. */
export interface CountedMark extends EndMark {
  /** The row of the final sheet that it belongs to. */
  readonly row: string;
  /** The milliseconds until it lights up, for the row that is being counted; null for earlier rows. */
  readonly delay: number | null;
}

/** What happened, and the position after it. */
export interface Told<T extends GameTypes> {
  readonly followed: readonly T['consequence'][];
  readonly position: T['position'];
}

export interface EndBoardProps<T extends GameTypes> {
  readonly texts: TextsOf<T>;
  readonly position: T['position'];
  readonly seat: Seat;
  /** The accessible name. */
  readonly label: string;
  readonly counted: readonly CountedMark[];
  /** Whether everything is counted: the stone grows dark, and the glass shines. */
  readonly isDusk: boolean;
}

export interface EndIconProps<T extends GameTypes> {
  readonly row: string;
  readonly position: T['position'];
  readonly seat: Seat;
}

/** The row of the final sheet in which one player gained most on another. */
export interface Difference {
  readonly row: string;
  /** The points of the player ahead, and of the player behind. */
  readonly ahead: number;
  readonly behind: number;
  /** Whether there would be no lead without this row. */
  readonly isDecisive: boolean;
}

/** A game that was decided by points, between the winner and another player. */
export interface Decided<T extends GameTypes> {
  readonly words: DecidingTexts;
  readonly log: readonly Told<T>[];
  readonly position: T['position'];
  readonly winner: Seat;
  /** Whether the reader is the winner. */
  readonly isYou: boolean;
  /** The winner's marks by row. */
  readonly marks: SeatMarks;
  readonly lead: number;
  readonly difference: Difference;
}

/** The places of a seat's board behind the points, by row, each in the order of the count. */
export type SeatMarks = Readonly<Partial<Record<string, readonly EndMark[]>>>;

/** Boards and icons are drawings, so that a picture of them can be shared. */
export interface GameEnding<T extends GameTypes> {
  /** The shared definitions of the drawings. */
  readonly Defs: Component;
  /** Takes the `EndBoardProps` of its own game. */
  readonly Board: Component<never>;
  /** The width of a board by its height. */
  readonly aspect: number;
  /** The icon of a row of the final sheet, in games with cards. Takes the `EndIconProps` of its own game. */
  readonly Icon?: Component<never>;
  marksOf(log: readonly Told<T>[], seat: Seat): SeatMarks;
  /** Says what made the difference; by default nothing. The score must prove every word. */
  sayDifference?(texts: TextsOf<T>, decided: Decided<T>): string;
  /** The same for a player alone, in games that can be played alone. */
  sayAlone?(words: DecidingTexts, result: T['result']): string;
  /** The accessible name of a seat's board. */
  labelOf(texts: TextsOf<T>, position: T['position'], seat: Seat, name: string): string;
}
