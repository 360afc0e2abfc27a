/** Beginning a game, once however often it is asked for: to store it may take until there is room. */
import { router } from './router.svelte.ts';

class Beginning {
  isBusy = $state(false);

  /** Goes to the game that is made, unless the person has gone elsewhere. What is asked for meanwhile is not done. */
  async begin(make: () => Promise<string | undefined>): Promise<void> {
    if (this.isBusy) return;
    const { path } = router;
    this.isBusy = true;
    try {
      const id = await make();
      if (id !== undefined && router.path === path) router.go(`/game/${id}`);
    } finally {
      this.isBusy = false;
    }
  }
}

export const beginning = new Beginning();
