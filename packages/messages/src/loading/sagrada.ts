/** Loads the texts of Sagrada in one language. */
import { loadIn, type Loaders } from './texts.ts';
import type { Locale } from '../locale.ts';
import type { SagradaTexts } from '../texts.ts';

const TEXTS: Loaders<SagradaTexts> = {
  en: async () => (await import('../en/sagrada.ts')).sagrada,
  fr: async () => (await import('../fr/sagrada.ts')).sagrada,
  nl: async () => (await import('../nl/sagrada.ts')).sagrada,
  pl: async () => (await import('../pl/sagrada.ts')).sagrada,
};

export const loadSagrada = (locale: Locale): Promise<SagradaTexts> => loadIn(locale, TEXTS);
