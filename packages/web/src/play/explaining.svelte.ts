/** The explanations of a game, which load with the first question. */
import type { Explained, Explaining } from '../game/explained.ts';

type Explain<Thing> = (thing: Thing) => Explained | undefined;

export class Explainer<Thing> {
  private explain = $state.raw<Explain<Thing>>();
  private readonly load: () => Promise<Explain<Thing>>;
  private isLoading = false;

  /** `load` loads the game's explanations, which may read whatever the boards show. */
  constructor(load: () => Promise<Explain<Thing>>) {
    this.load = load;
  }

  about(thing: Thing): Explaining {
    if (!this.isLoading) void this.begin();
    return () => this.explain?.(thing);
  }

  /** The next question tries again if the network fails. */
  private async begin(): Promise<void> {
    this.isLoading = true;
    try {
      this.explain = await this.load();
    } finally {
      this.isLoading = this.explain !== undefined;
    }
  }
}
