/** The brief length of announcements, at which boards shorten the names of what they show, and its roles and states. */
import type { BriefTexts, Locale } from '@leadlight/messages';
import { settings } from './settings.svelte.ts';

class Brief {
  private loaded = $state.raw<BriefTexts>();
  private locale: Locale | undefined;
  private isLost = $state(false);

  /** Undefined at any other length, and until they are loaded. */
  get texts(): BriefTexts | undefined {
    return settings.chosen.narration === 'brief' ? this.loaded : undefined;
  }

  /** Boards wait for them: in Firefox, a button that has had a pressed state keeps it. */
  get isAwaited(): boolean {
    return settings.chosen.narration === 'brief' && this.loaded === undefined && !this.isLost;
  }

  /** Loads the texts, if this is the chosen length. */
  async need(locale: Locale): Promise<void> {
    if (settings.chosen.narration !== 'brief' || this.locale === locale) return;
    this.locale = locale;
    try {
      const { loadBrief } = await import('./brief-texts.ts');
      const loaded = await loadBrief(locale);
      if (this.locale === locale) this.loaded = loaded;
    } catch {
      // Then everything is said at the usual length.
      this.isLost = true;
    }
  }

  /** The pressed state of a button; undefined where only its name tells it. */
  pressed(chosen: boolean): boolean | undefined {
    return this.texts === undefined ? chosen : undefined;
  }

  /** The name of a button, with its state if that isn't told otherwise. */
  named(name: string, chosen: boolean): string {
    return this.texts === undefined || !chosen ? name : `${name}, ${this.texts.chosen}`;
  }
}

export const brief = new Brief();
