/** The options of Sintra, from a set-up. */
import type { SetupOptions } from '../../../game/entry.ts';
import { optionsFrom } from './chosen.ts';

/** Loaded on demand, because few players have custom strips; undefined when the set no longer exists. */
async function stripsNamed(id: string): Promise<object | undefined> {
  if (id === '') return {};
  const [{ stripOptions }, { stripSets }] = await Promise.all([
    import('../strips/chosen.ts'),
    import('../strips/sets.svelte.ts'),
  ]);
  return stripOptions(id, stripSets.all);
}

export const sintraOptions: SetupOptions = {
  order: async (chosen) => {
    const { side, scoreFloor, strips: id } = optionsFrom(chosen);
    const strips = await stripsNamed(id);
    return strips && { side, scoreFloor, ...strips };
  },
  isUnusual: (chosen) => {
    const { scoreFloor, strips } = optionsFrom(chosen);
    return scoreFloor || strips !== '';
  },
  components: () => import('./components.ts'),
};
