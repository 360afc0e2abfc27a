/** The gallery's scene, from its address: `?players=4&seed=7&moves=30&theme=day&layout=sectors&pick=1&strip=1`. */
import { LOCALES, type Locale } from '@leadlight/messages';
import type { PalaceSide } from '@leadlight/sintra';
import type { DisplayLayout } from '../../src/games/sintra/board/board.ts';

export interface Scene {
  readonly players: number;
  readonly seed: string;
  /** The number of moves already made. */
  readonly moves: number;
  readonly side: PalaceSide;
  readonly theme: string;
  readonly locale: Locale;
  readonly layout: DisplayLayout;
  /** The number of chosen steps of a move: the panes, then the strip. */
  readonly steps: number;
}

const number = (text: string | null, otherwise: number): number => (text === null ? otherwise : Number(text));

export const sceneOf = (query: URLSearchParams): Scene => ({
  players: number(query.get('players'), 2),
  seed: query.get('seed') ?? '1',
  moves: number(query.get('moves'), 40),
  side: query.get('side') === 'B' ? 'B' : 'A',
  theme: query.get('theme') ?? 'dusk',
  locale: LOCALES.find((locale) => locale === query.get('locale')) ?? 'en',
  layout: query.get('layout') === 'sectors' ? 'sectors' : 'plain',
  steps: number(query.get('steps'), 1),
});
