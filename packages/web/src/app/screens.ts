/** Every screen except home, loaded on first use. */
import type { Texts } from '@leadlight/messages';
import type { Component } from 'svelte';
import type { Screen } from './routes.ts';

export interface ScreenProps {
  readonly texts: Texts;
  /** The part of the address after the screen's name. */
  readonly of: string;
}

type Loader = () => Promise<{ readonly default: Component<ScreenProps> }>;

export const LOADERS: Readonly<Record<Exclude<Screen, 'home'>, Loader>> = {
  new: () => import('./Setup.svelte'),
  game: () => import('../play/Play.svelte'),
  settings: () => import('./SettingsScreen.svelte'),
  keys: () => import('./Keys.svelte'),
  rules: () => import('../rules/RulesScreen.svelte'),
  summary: () => import('../rules/SummaryScreen.svelte'),
  about: () => import('./About.svelte'),
  strips: () => import('../strips/StripsScreen.svelte'),
  games: () => import('./Games.svelte'),
  replay: () => import('../replay/ReplayScreen.svelte'),
  open: () => import('../records/OpenScreen.svelte'),
};
