/**
 * What only the command line says: each language has a `cli.ts` of this shape. A text that depends on something is a
 * function of it; add a key here, and every language without it stops compiling.
 */
import type { GameTypes, Verdict } from '@leadlight/core';

/** Captions of the text boards. */
export interface BoardTexts {
  readonly round: (round: number, of: number) => string;
  readonly seat: (seat: number) => string;
  readonly score: string;
  readonly toMove: string;
  readonly startPlayer: string;
  readonly winner: string;
  readonly gameOver: string;
  readonly abandoned: string;
  readonly hidden: string;
  readonly empty: string;
  readonly bag: string;
  /** Sintra. */
  readonly tower: string;
  readonly centre: string;
  readonly displays: string;
  readonly display: (display: number) => string;
  readonly tile: string;
  readonly indicator: string;
  readonly brokenGlass: string;
  readonly glazier: string;
  readonly strips: string;
  readonly windows: string;
  readonly palaceSide: (side: string) => string;
  /** Sagrada. */
  readonly pool: string;
  readonly roundTrack: string;
  readonly tools: string;
  readonly publicObjectives: string;
  readonly privateObjectives: string;
  readonly tokens: string;
  readonly window: string;
  readonly offers: string;
  readonly target: string;
}

/** What `verify` says of a record that is in order. */
export interface VerifyTexts {
  readonly status: Readonly<Record<Verdict<GameTypes>['status'], string>>;
  readonly chance: Readonly<Record<Verdict<GameTypes>['chance'], string>>;
  readonly sight: Readonly<Record<Verdict<GameTypes>['sight'], string>>;
}

export interface CliTexts {
  readonly board: BoardTexts;
  readonly verify: VerifyTexts;
}
