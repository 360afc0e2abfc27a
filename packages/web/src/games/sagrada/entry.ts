/** Sagrada in the registry. */
import { loadSagrada } from '@leadlight/messages';
import type { GameEntry } from '../../game/entry.ts';

export const SAGRADA_ENTRY: GameEntry = {
  id: 'sagrada',
  players: { least: 1, most: 4 },
  name: ({ names }) => names.sagrada.game,
  pitch: ({ names }) => names.sagrada.pitch,
  texts: loadSagrada,
  latest: '1',
  versions: { 1: async () => (await import('./client.ts')).SAGRADA },
  options: async () => (await import('./options/options.ts')).sagradaOptions,
  rules: { letter: 'G', toRead: () => import('./rules.ts') },
  extras: () => import('./extras.ts'),
  hasLessons: true,
};
