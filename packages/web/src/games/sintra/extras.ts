/** Parts of Sintra that few visits need. */
import type { GameExtras } from '../../game/entry.ts';
import { withMore } from './strips/files.ts';

export { default as Sample } from './Sample.svelte';

export const remembered: NonNullable<GameExtras['remembered']> = {
  'leadlight-strips': (here, more) => withMore(here || '[]', more),
};
