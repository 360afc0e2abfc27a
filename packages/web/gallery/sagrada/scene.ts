/** The gallery's scene, from its address: `?players=4&seed=a&round=5&theme=day&touch=pool.2,cell.C4`. */
import { LOCALES, type Locale } from '@leadlight/messages';

export interface Scene {
  readonly players: number;
  readonly seed: string;
  /** Shows seat 0's first turn in this round; 0 is the choice of windows, 11 the end. */
  readonly round: number;
  readonly theme: 'dusk' | 'day';
  readonly locale: Locale;
  readonly emblems: 'small' | 'large';
  /** The number of tools in a solo game. */
  readonly tools: number;
  /** Whether players often pass, which fills the track. */
  readonly lazy: boolean;
  /** Whether to play the touched move. */
  readonly act: boolean;
  /** Spots touched from the start: `pool.2`, `tool.lathekin`, `cell.C4`. */
  readonly touched: readonly string[];
}

export function readScene(query: URLSearchParams): Scene {
  const number = (name: string, otherwise: number): number => Number(query.get(name) ?? otherwise);
  return {
    players: number('players', 2),
    seed: query.get('seed') ?? 'leadlight',
    round: number('round', 5),
    theme: query.get('theme') === 'day' ? 'day' : 'dusk',
    locale: LOCALES.find((locale) => locale === query.get('locale')) ?? 'en',
    emblems: query.get('emblems') === 'large' ? 'large' : 'small',
    tools: number('tools', 3),
    lazy: query.has('lazy'),
    act: query.has('act'),
    touched: query.get('touch')?.split(',') ?? [],
  };
}
