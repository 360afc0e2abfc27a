/** Every text of the game, in English and French. A language that lacks one does not compile. */
import type { ByType, OwnReasons, Sentences, Texts } from '@leadlight/messages';
import type { Colour, Consequence, ReasonArgs, Rounds, SetShard } from '#games/lancet';

export interface BoardTexts {
  readonly hand: string;
  readonly yourHand: string;
  readonly shard: (colour: Colour) => string;
  /** A place in a lancet, from 1. */
  readonly place: (place: number, set: SetShard | undefined) => string;
  readonly lancet: (name: string) => string;
  readonly yourLancet: string;
  /** The state of another player in this round. */
  readonly hasChosen: string;
  readonly isChoosing: string;
  readonly held: (shards: number) => string;
  readonly bag: (shards: number) => string;
  readonly points: (points: number) => string;
  readonly choose: string;
  readonly waiting: string;
}

export interface PreviewTexts {
  /** The target: after an arrow, and for screen readers. */
  readonly place: (place: number) => string;
  readonly toPlace: (place: number) => string;
  readonly shinesIf: (colour: Colour) => string;
  readonly act: string;
}

/** Short lines after the player's name, and what follows them. */
export interface LogTexts {
  readonly dealt: string;
  readonly chose: string;
  readonly clear: (colour: Colour) => string;
  readonly cloudy: (colour: Colour) => string;
  readonly roundOver: (round: number) => string;
  readonly handsShown: string;
  readonly total: (points: number) => string;
}

export interface ScoreTexts {
  readonly light: string;
  readonly colours: string;
  readonly hand: string;
  readonly byLight: string;
}

export interface LancetTexts {
  readonly colours: Readonly<Record<Colour, string>>;
  readonly consequences: Sentences<ByType<Consequence>>;
  readonly board: BoardTexts;
  readonly preview: PreviewTexts;
  readonly log: LogTexts;
  readonly score: ScoreTexts;
}

/** Texts for pages on which no game is played. */
export interface SetupTexts {
  readonly game: string;
  readonly pitch: string;
  readonly length: string;
  readonly rounds: Readonly<Record<Rounds, string>>;
  readonly roundsNote: string;
  /** The meaning of a flag of the command line. */
  readonly flag: string;
}

export type LancetRefusals = OwnReasons<ReasonArgs>;

/** The common texts with those of the game. */
export type TextsHere = Texts & { readonly lancet: LancetTexts };
