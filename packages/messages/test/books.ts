/** The rules of our games, by name. */
import {
  loadSagradaRules,
  loadSagradaSummary,
  loadSintraRules,
  loadSintraSummary,
  type Locale,
  type Rulebook,
  type Summary,
} from '../src/index.ts';

const BOOKS = { sintra: loadSintraRules, sagrada: loadSagradaRules } as const;
const SHEETS = { sintra: loadSintraSummary, sagrada: loadSagradaSummary } as const;

export type RulesGame = keyof typeof BOOKS;

export const GAMES = Object.keys(BOOKS) as RulesGame[];

export const loadRules = (game: RulesGame, locale: Locale): Promise<Rulebook> => BOOKS[game](locale);

export const loadSummary = (game: RulesGame, locale: Locale): Promise<Summary> => SHEETS[game](locale);
