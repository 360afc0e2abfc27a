/** The texts of the language that is chosen; the one before stays until they are there. */
import { loadTexts, type Locale, type Texts } from '@leadlight/messages';

class Words {
  texts = $state.raw<Texts>();

  async load(locale: Locale): Promise<void> {
    const texts = await loadTexts(locale);
    this.texts = texts;
    document.documentElement.lang = locale;
  }
}

export const words = new Words();
