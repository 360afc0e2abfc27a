/** The texts of online play in the chosen language; the previous language stays until they are loaded. */
import { loadOnline, type Locale, type OnlineTexts } from '@leadlight/messages';

class OnlineWords {
  texts = $state.raw<OnlineTexts>();
  private locale: Locale | undefined;

  async need(locale: Locale): Promise<OnlineTexts> {
    this.locale = locale;
    const texts = await loadOnline(locale);
    if (locale === this.locale) this.texts = texts;
    return texts;
  }
}

export const onlineWords = new OnlineWords();
