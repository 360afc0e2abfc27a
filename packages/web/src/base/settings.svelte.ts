/** The settings in effect: the player's choices combined with the system's preferences. */
import type { Light, Palette } from '../ui/art/looks.ts';
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
    // Another tab or a restored backup may change the stored settings.
    window.addEventListener('storage', ({ key }) => {
      if (key === KEY || key === null) this.chosen = readChosen();
    });
  }

  get theme(): Light {
    const { theme } = this.chosen;
    const system = this.isLight ? 'day' : 'dusk';
    return theme === 'system' ? system : theme;
  }

  /** A system preference for more contrast selects the contrast palette, unless the player chose another one. */
  get palette(): Palette {
    const { palette } = this.chosen;
    return palette === 'usual' && this.isStark ? 'contrast' : palette;
  }

  /** A system preference for reduced motion turns animations off. */
  get speed(): Speed {
    return this.isStill ? 'none' : this.chosen.speed;
  }

  change(part: Partial<Chosen>): void {
    this.chosen = { ...this.chosen, ...part };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // Without storage, the settings last until the page is closed.
    }
  }
}

export const settings = new Settings();
