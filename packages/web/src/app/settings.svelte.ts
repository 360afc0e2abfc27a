/** What a person has chosen, and what the system wants, as the client goes by it. */
import type { Light, Palette } from '../art/looks.ts';
import { KEY, readChosen, type Chosen, type Speed } from './chosen.ts';

class Settings {
  chosen = $state.raw(readChosen());
  private readonly light = matchMedia('(prefers-color-scheme: light)');
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)');
  private readonly stark = matchMedia('(prefers-contrast: more)');
  private isLight = $state(this.light.matches);
  private isStill = $state(this.still.matches);
  private isStark = $state(this.stark.matches);

  constructor() {
    this.light.addEventListener('change', ({ matches }) => (this.isLight = matches));
    this.still.addEventListener('change', ({ matches }) => (this.isStill = matches));
    this.stark.addEventListener('change', ({ matches }) => (this.isStark = matches));
    // Another tab, or a backup, may change what is stored.
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) this.chosen = readChosen();
    });
  }

  get theme(): Light {
    const { theme } = this.chosen;
    const system = this.isLight ? 'day' : 'dusk';
    return theme === 'system' ? system : theme;
  }

  /** Whoever wants more contrast from the system gets it here, unless other glass was chosen. */
  get palette(): Palette {
    const { palette } = this.chosen;
    return palette === 'usual' && this.isStark ? 'contrast' : palette;
  }

  /** Whoever wants no motion from the system wants none here. */
  get speed(): Speed {
    return this.isStill ? 'none' : this.chosen.speed;
  }

  change(part: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, ...part };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // Where nothing can be stored, it holds for as long as the page is open.
    }
  }
}

export const settings = new Settings();
