/** Every screen except home, loaded on first use. */
import type { Component } from 'svelte';
import type { Route, ScreenName } from '../base/routes.ts';
import type { ScreenProps } from '../base/screen-props.ts';
import type { GameComponent } from '../game/client-game.ts';
import { allGames } from '../game/registry.ts';

type Loader = () => Promise<{ readonly default: Component<ScreenProps> }>;

const online =
  (name: 'online' | 'table' | 'screen' | 'me'): Loader =>
  async () =>
    (await import('./online/screens.ts'))[name]();

const LOADERS: Readonly<Record<Exclude<ScreenName, 'home'>, Loader>> = {
  new: () => import('./Setup.svelte'),
  game: () => import('../play/Play.svelte'),
  settings: () => import('./SettingsScreen.svelte'),
  keys: () => import('./Keys.svelte'),
  guide: () => import('./Guide.svelte'),
  rules: () => import('../rules/RulesScreen.svelte'),
  summary: () => import('../rules/SummaryScreen.svelte'),
  about: () => import('./About.svelte'),
  games: () => import('./Games.svelte'),
  replay: () => import('../replay/ReplayScreen.svelte'),
  open: () => import('../replay/OpenScreen.svelte'),
  online: online('online'),
  table: online('table'),
  screen: online('screen'),
  me: online('me'),
  learn: () => import('../lessons/LearnScreen.svelte'),
};

type Screens = Readonly<Record<string, () => Promise<GameComponent>>>;

/** Our screens and those of the games. */
const allScreens = (): Screens =>
  Object.fromEntries(
    [LOADERS, ...allGames().map(({ screens = {} }) => screens)].flatMap((known) => Object.entries(known)),
  );

/** A screen, and the part of the address that it was loaded for. */
interface Loaded {
  readonly Screen: Component<ScreenProps>;
  readonly of: string;
}

/** Loads the screen of an address, one of ours or of a game. A screen that is being left never sees the next address. */
export async function loadScreen({ screen, of }: Route): Promise<Loaded> {
  const load = allScreens()[screen];
  if (load === undefined) throw new RangeError(screen);
  const { default: loaded } = await load();
  return { Screen: loaded as Component<ScreenProps>, of };
}
