/**
 * The texts in the chosen language; the previous language stays until they are loaded. The texts of one game are loaded
 * with that game, and the reasons for refusals with the first refusal.
 */
import { loadTexts, type Locale, type Texts } from '@leadlight/messages';
import { gameNamed } from '../game/registry.ts';
import type { Refusals, Refusing } from './refusals.ts';

/** The texts of some games, by name. */
type TextsByGame = Readonly<Record<string, object>>;

class Words {
  texts = $state.raw<Texts>();
  ofGames = $state.raw<TextsByGame>({});
  /** Undefined until a game refuses something. */
  refusals = $state.raw<Refusals>();
  /** The language requested last. */
  private locale: Locale | undefined;
  /** The games requested so far, in any language. */
  private readonly games = new Set<string>();

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
  async need(game: string): Promise<void> {
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

  /** Loads the reasons why a game refuses something, unless they are already loaded in this language. */
  async needRefusals(client: Refusing, locale: Locale): Promise<void> {
    if (this.refusals?.locale === locale && this.refusals.game === client.game.id) return;
    this.refusals = await (await import('./refusals.ts')).refusalsOf(client, locale);
  }

  private async loadGames(locale: Locale): Promise<TextsByGame> {
    const asked = [...this.games];
    const texts = await Promise.all(asked.map(async (game) => [game, await gameNamed(game)?.texts(locale)] as const));
    if (asked.length !== this.games.size) return await this.loadGames(locale);
    return Object.fromEntries(texts.flatMap(([game, own]) => (own === undefined ? [] : [[game, own]])));
  }
}

export const words = new Words();
