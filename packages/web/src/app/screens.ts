/** The screens besides home, each loaded when it is first gone to. */
import type { Texts } from '@leadlight/messages';
import type { Component } from 'svelte';
import type { Screen } from './routes.ts';

export interface ScreenProps {
  readonly texts: Texts;
  /** What the address says after the name of the screen. */
  readonly of: string;
}

type Loader = () => Promise<{ readonly default: Component<ScreenProps> }>;

export const LOADERS: Readonly<Record<Exclude<Screen, 'home'>, Loader>> = {
  new: () => import('./Setup.svelte'),
  game: () => import('../play/Play.svelte'),
  settings: () => import('./SettingsScreen.svelte'),
  keys: () => import('./Keys.svelte'),
  rules: () => import('../rules/RulesScreen.svelte'),
  about: () => import('./About.svelte'),
  strips: () => import('../strips/StripsScreen.svelte'),
  games: () => import('./Games.svelte'),
  replay: () => import('../replay/ReplayScreen.svelte'),
  open: () => import('../records/OpenScreen.svelte'),
};
