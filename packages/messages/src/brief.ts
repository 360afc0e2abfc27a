/** What players hear at the brief length, where the usual texts are longer. Places count from 0 here and from 1 in texts. */
import type { KeyArea } from './keys.ts';
import type { PlayTexts } from './web/play.ts';

/** The questions of both games. */
export type Prompt = Extract<keyof PlayTexts, `choose${string}` | 'onlyEnd'>;

export interface BriefTexts {
  /** After the name of a chosen thing. */
  readonly chosen: string;
  /** What a button is, after its name. */
  readonly button: string;
  /** What a group of buttons is, after its name. */
  readonly area: string;
  readonly areas: Readonly<Record<KeyArea, string>>;
  readonly prompts: Readonly<Record<Prompt, string>>;
  /** How many of its empty spaces the chosen panes would fill. */
  readonly strip: (slot: number, fills: number, empty: number) => string;
  readonly farStrip: (slot: number) => string;
  readonly chosenStrip: (slot: number) => string;
}
