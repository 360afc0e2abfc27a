/**
 * The texts in the chosen language; the previous language stays until they are loaded. The texts of one game are loaded
 * with that game, and the reasons for refusals with the first refusal.
 */
import {
  loadGameTexts,
  loadRefusals,
  loadTexts,
  type Locale,
  type RefusalTexts,
  type Texts,
  type TextsOfGames,
} from '@leadlight/messages';

type GameId = keyof TextsOfGames;

class Words {
  texts = $state.raw<Texts>();
  ofGames = $state.raw<Partial<TextsOfGames>>({});
  /** Empty until something is refused. */
  refusals = $state.raw<{ readonly locale: Locale; readonly texts: RefusalTexts }>();
  /** The language requested last. */
  private locale: Locale | undefined;
  /** The games requested so far, in any language. */
  private readonly games = new Set<GameId>();

  async load(locale: Locale): Promise<void> {
    this.locale = locale;
    const texts = await loadTexts(locale);
    // Called only now, since a game may have been requested in the meantime.
    const ofGames = await this.loadGames(locale);
    if (locale !== this.locale) return;
    this.texts = texts;
    this.ofGames = ofGames;
    document.documentElement.lang = locale;
  }

  /** Loads the texts of a game, now and after every change of language. */
  async need(game: GameId): Promise<void> {
    if (this.games.has(game) || this.locale === undefined) return void this.games.add(game);
    this.games.add(game);
    const { locale } = this;
    try {
      const ofGames = await this.loadGames(locale);
      if (locale === this.locale) this.ofGames = ofGames;
    } catch (error) {
      // The next request tries again.
      this.games.delete(game);
      throw error;
    }
  }

  /** Loads the reasons for refusals in a language, unless they are already loaded. */
  async needRefusals(locale: Locale): Promise<void> {
    if (this.refusals?.locale !== locale) this.refusals = { locale, texts: await loadRefusals(locale) };
  }

  private async loadGames(locale: Locale): Promise<Partial<TextsOfGames>> {
    const asked = this.games.size;
    const sintra = this.games.has('sintra') ? await loadGameTexts('sintra', locale) : undefined;
    const sagrada = this.games.has('sagrada') ? await loadGameTexts('sagrada', locale) : undefined;
    if (asked !== this.games.size) return await this.loadGames(locale);
    return { ...(sintra && { sintra }), ...(sagrada && { sagrada }) };
  }
}

export const words = new Words();
