/** The explanations of a game, which load with the first question that is shown. */
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

  /** A touch that turns out to choose something loads nothing. */
  about(thing: Thing): Explaining {
    return () => {
      if (!this.isLoading) void this.begin();
      return this.explain?.(thing);
    };
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
