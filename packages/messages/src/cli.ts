/**
 * Texts of the command line alone: each language has a `cli.ts` of this shape. A text that depends on a value is a
 * function of it. A language that lacks a key does not compile.
 */
import type { Verdict } from '@leadlight/core';
import type { BotTexts } from './cli-bot.ts';
import type { CliErrors } from './cli-errors.ts';
import type { HelpTexts } from './cli-help.ts';
import type { TournamentTexts } from './cli-tournament.ts';
import type { VerdictTexts } from './cli-verdict.ts';

/** Captions on text boards. */
export interface BoardTexts {
  readonly round: (round: number, of: number) => string;
  /** A player without a name, counted from 1: “Player 2”. */
  readonly seat: (seat: number) => string;
  readonly startPlayer: string;
  readonly gameOver: string;
  readonly abandoned: string;
  readonly hidden: string;
  readonly smallLetters: string;
  readonly bag: string;
  /** Sintra. */
  readonly tower: string;
  readonly centre: string;
  readonly displays: string;
  readonly tile: string;
  readonly indicator: string;
  /** The value beside the marker, and the points lost so far. */
  readonly brokenGlass: (marker: string) => string;
  readonly lost: (points: number) => string;
  readonly glazier: string;
  readonly palaceSide: (side: string) => string;
  readonly scoreFloor: string;
  /** Sagrada. */
  readonly pool: string;
  readonly hand: string;
  readonly roundTrack: string;
  readonly tools: string;
  readonly publicObjectives: string;
  readonly privateObjectives: string;
  readonly tokens: string;
  readonly offers: string;
  readonly noWindow: string;
  readonly target: string;
  readonly paid: string;
}

export interface VerifyTexts {
  /** The record that a line is about. */
  readonly record: (file: string, number: number) => string;
  readonly ok: string;
  readonly bad: string;
  readonly players: (count: number) => string;
  readonly events: (count: number) => string;
  readonly event: (index: number) => string;
  readonly more: (count: number) => string;
  readonly summary: (records: number, bad: number) => string;
  readonly status: Readonly<Record<Verdict['status'], string>>;
  readonly chance: Readonly<Record<Verdict['chance'], string>>;
  readonly sight: Readonly<Record<Verdict['sight'], string>>;
}

export interface ShowTexts {
  /** The index of the event before the board, and of the last event. */
  readonly after: (index: number, last: number) => string;
  readonly everything: string;
  readonly spectator: string;
  readonly seenBy: (name: string) => string;
  readonly toMove: (names: string) => string;
  readonly chanceNext: string;
  readonly endNext: string;
}

/** The head of a score table; its rows have the names of the app (web/score.ts). */
export interface ScoreTexts {
  readonly player: string;
}

export interface SimulateTexts {
  readonly written: (records: number, file: string) => string;
}

export interface BenchTexts {
  readonly game: string;
  readonly players: string;
  readonly choices: string;
  /** Seconds are CPU time. */
  readonly gamesPerSecond: string;
  readonly movesPerSecond: string;
  readonly quartiles: string;
  readonly bytes: string;
  readonly allMoves: string;
  readonly draftsOnly: string;
  readonly speed: string;
  readonly memory: string;
  readonly peer: string;
  readonly ratio: string;
  readonly peerMissing: string;
  /** The yardstick in C, by the name of the game. */
  readonly native: (game: string) => string;
  readonly nativeMissing: string;
  readonly machine: (cpu: string, node: string, date: string) => string;
  readonly method: (seconds: number, slices: number) => string;
}

export interface DemoTexts {
  readonly intro: string;
  readonly finalScores: string;
  readonly next: string;
}

export interface CliTexts {
  /** Anything with its value or explanation, each language with its own colon. */
  readonly labelled: (label: string, value: string) => string;
  readonly board: BoardTexts;
  readonly verify: VerifyTexts;
  readonly show: ShowTexts;
  readonly score: ScoreTexts;
  readonly simulate: SimulateTexts;
  readonly bench: BenchTexts;
  readonly demo: DemoTexts;
  readonly bot: BotTexts;
  readonly verdict: VerdictTexts;
  readonly tournament: TournamentTexts;
  readonly help: HelpTexts;
  readonly errors: CliErrors;
}
