/** The game in the registry. */
import type { GameEntry } from '../../../../packages/web/src/game/entry.ts';
import { loadLancet } from '../texts/load.ts';
import { setupTexts } from '../texts/setup.ts';

export const LANCET_ENTRY: GameEntry = {
  id: 'lancet',
  players: { least: 2, most: 4 },
  name: ({ locale }) => setupTexts(locale).game,
  pitch: ({ locale }) => setupTexts(locale).pitch,
  texts: loadLancet,
  latest: '1',
  versions: { 1: async () => (await import('./client.ts')).LANCET },
  options: async () => (await import('./options/options.ts')).lancetOptions,
  rules: { letter: 'L', toRead: () => import('./rules.ts') },
  extras: () => import('./extras.ts'),
};
