/** The options, from a set-up. */
import type { SetupOptions } from '../../../../../packages/web/src/game/entry.ts';
import { optionsFrom } from './chosen.ts';

export const lancetOptions: SetupOptions = {
  order: (chosen) => Promise.resolve(optionsFrom(chosen)),
  hasStarter: false,
  components: () => import('./components.ts'),
};
