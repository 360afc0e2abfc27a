/** What there is to say about the levels of bots, loaded when people choose one. */
import { loadLevels, type LevelTexts, type Locale, type OfferedLevel } from '@leadlight/messages';

/** Keeps the room of a line until the texts are loaded. */
const UNKNOWN = '\u00a0';

class Levels {
  private texts = $state.raw<LevelTexts>();
  private locale: Locale | undefined;

  async need(locale: Locale): Promise<void> {
    if (this.locale === locale) return;
    this.locale = locale;
    try {
      const texts = await loadLevels(locale);
      if (this.locale === locale) this.texts = texts;
    } catch {
      // The levels have their names; the next language or screen tries again.
      this.locale = undefined;
    }
  }

  /** How a bot of this level plays, and how strong it is. */
  styleOf(level: OfferedLevel): string {
    if (this.texts === undefined) return UNKNOWN;
    const { styles, step } = this.texts;
    return level === 'apprentice' ? styles[level] : `${styles[level]} ${step}`;
  }
}

export const levels = new Levels();
