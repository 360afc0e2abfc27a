/**
 * Starts games one at a time: storing a new game can wait until there is room, and repeated presses must not add more.
 */
import { router } from './router.svelte.ts';

class Beginning {
  isBusy = $state(false);

  /** Opens the new game unless the player has left the screen. Calls made while another one is running do nothing. */
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
