/**
 * What a chosen move would bring: the parts of a heading that names the move, and short points. The move is their subject,
 * so that they need none: “Fills 2 spaces”. Places count from 0 here, from 1 in texts.
 */
import type { Cell, Die } from '@leadlight/sagrada';
import type { Colour, Frame, Source } from '@leadlight/sintra';

export interface SintraPreviewTexts {
  /** What is taken, and where from. */
  readonly panes: (count: number, colour: Colour, from: Source) => string;
  readonly glazier: string;
  /** Where it goes: by itself after an arrow, and as it is read aloud. */
  readonly strip: (slot: number) => string;
  readonly toStrip: (slot: number) => string;
  readonly glass: string;
  readonly toGlass: string;
  readonly fills: (spaces: number) => string;
  readonly fillsJokers: (spaces: number) => string;
  /** Of the strip, afterwards. */
  readonly holds: (filled: number, spaces: number) => string;
  readonly breaks: (panes: number) => string;
  /** `way` leads from one value of the track to another. */
  readonly glassGoes: (way: string) => string;
  readonly glassLost: (points: number) => string;
  readonly completesStrip: (slot: number) => string;
  readonly completesWindow: (slot: number) => string;
  readonly keeps: (colour: Colour, frame: Frame) => string;
  readonly bonus: (points: number) => string;
  readonly window: (points: number, slot: number) => string;
  readonly windowParts: (own: number, right: number) => string;
  readonly starts: (round: number) => string;
  /** In the last round there is none to start. */
  readonly tile: string;
  readonly roundEnds: (round: number) => string;
}

export interface SagradaPreviewTexts {
  /** Where a die goes: by itself after an arrow, and as it is read aloud. Spaces are called the same by themselves. */
  readonly toCell: (cell: Cell) => string;
  readonly pool: string;
  readonly toPool: string;
  readonly bag: string;
  readonly toBag: string;
  readonly costs: (tokens: number) => string;
  readonly costsDie: (die: Die) => string;
  readonly turned: (from: Die, to: Die) => string;
  /** What was drafted goes onto the round track. */
  readonly swapped: (die: Die, round: number) => string;
  /** The second turn of the round is lost by it. */
  readonly skips: string;
}
