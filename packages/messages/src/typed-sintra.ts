/** What players type at a table of Sintra. Places count from 0 here and from 1 in texts. */
import type { Colour, Source, Space } from '@leadlight/sintra';

export type SintraTerm = Colour | 'display' | 'centre' | 'strip' | 'joker' | 'keep' | 'break' | 'glazier' | 'back';

/** The panes of one colour at a place. */
export interface Lying {
  readonly from: Source;
  readonly count: number;
}

/** A strip with its empty spaces. */
export interface OpenStrip {
  readonly slot: number;
  readonly empty: readonly Space[];
}

export interface SintraTypedTexts {
  readonly whichColour: string;
  readonly whichPanes: (colour: Colour, lying: readonly Lying[]) => string;
  readonly noPanes: (colour: Colour) => string;
  readonly lies: (lying: readonly Lying[]) => string;
  /** The strips within reach that take a colour, with the number of panes that each takes. */
  readonly fits: (colour: Colour, strips: readonly { readonly slot: number; readonly room: number }[]) => string;
  readonly fitsNone: (colour: Colour) => string;
  /** A player's strips within reach that are nearly full. */
  readonly lacks: (name: string, strips: readonly OpenStrip[]) => string;
  readonly lacksMuch: (name: string) => string;
  readonly bag: (panes: Readonly<Record<Colour, number>>) => string;
  readonly bagEmpty: string;
  readonly tower: (panes: Readonly<Record<Colour, number>>) => string;
  readonly strip: (strip: OpenStrip, spaces: number) => string;
  /** The number of filled spaces of each strip; null for a strip that is gone. */
  readonly strips: (filled: readonly (number | null)[]) => string;
  readonly noDisplay: (displays: number) => string;
  readonly noStrip: (strips: number) => string;
}
