/** Which screen an address is of: its first part names the screen, its second what is shown there. */
import type { RulesGame } from '@leadlight/messages';

export const SCREENS = [
  'home',
  'new',
  'game',
  'settings',
  'keys',
  'rules',
  'about',
  'strips',
  'games',
  'replay',
  'open',
] as const;
export type Screen = (typeof SCREENS)[number];

export interface Route {
  readonly screen: Screen;
  /** The game or the table that the screen is of; empty where there is none. */
  readonly of: string;
}

/** Screens that are of nothing if the address does not say of what. */
const NEEDS: ReadonlySet<Screen> = new Set(['new', 'game', 'replay']);

const HOME: Route = { screen: 'home', of: '' };

/** The screen of an address; home for one that is not known. */
export function routeOf(path: string): Route {
  const [first, of = ''] = path.split('/').filter((part) => part !== '');
  const screen = SCREENS.find((name) => name === first);
  return screen === undefined || (of === '' && NEEDS.has(screen)) ? HOME : { screen, of };
}

/** Whose rules are shown. */
export const rulesOf = (of: string): RulesGame => (of === 'sagrada' ? 'sagrada' : 'sintra');
