/** Sintra in the registry. */
import { loadSintra } from '@leadlight/messages';
import type { GameEntry } from '../../game/entry.ts';

export const SINTRA_ENTRY: GameEntry = {
  id: 'sintra',
  players: { least: 2, most: 4 },
  name: ({ names }) => names.sintra.game,
  pitch: ({ names }) => names.sintra.pitch,
  texts: loadSintra,
  latest: '1',
  versions: { 1: async () => (await import('./client.ts')).SINTRA },
  options: async () => (await import('./options/options.ts')).sintraOptions,
  rules: { letter: 'R', toRead: () => import('./rules.ts') },
  extras: () => import('./extras.ts'),
  hasLessons: true,
  screens: { strips: () => import('./strips/StripsScreen.svelte') },
  links: ({ web }) => [{ path: '/strips', text: web.home.strips }],
};
