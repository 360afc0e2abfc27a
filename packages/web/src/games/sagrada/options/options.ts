/** The options of Sagrada, from a set-up. */
import type { SetupOptions } from '../../../game/entry.ts';
import { optionsFrom } from './chosen.ts';

export const sagradaOptions: SetupOptions = {
  order: (chosen, players) => Promise.resolve(players === 1 ? { tools: optionsFrom(chosen).tools } : {}),
  components: () => import('./components.ts'),
};
