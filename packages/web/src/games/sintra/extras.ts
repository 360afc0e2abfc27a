/** Parts of Sintra that few visits need. */
import type { GameExtras } from '../../game/entry.ts';
import { withMore } from './strips/files.ts';

export { default as Sample } from './Sample.svelte';

export const remembered: NonNullable<GameExtras['remembered']> = {
  'leadlight-strips': (here, more) => withMore(here || '[]', more),
};

export const lessons = async () => (await import('./lessons/lessons.ts')).SINTRA_LESSONS;
export const firsts = async () => (await import('./firsts.ts')).SINTRA_FIRSTS;
