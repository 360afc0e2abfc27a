/** Loads the texts around lessons and those of each game's own, in one language. */
import { loadIn, type Loaders } from './texts.ts';
import type { SagradaFirsts } from '../firsts-sagrada.ts';
import type { SintraFirsts } from '../firsts-sintra.ts';
import type { LessonWords } from '../lessons.ts';
import type { SagradaLessonTexts } from '../lessons-sagrada.ts';
import type { SintraLessonTexts } from '../lessons-sintra.ts';
import type { Locale } from '../locale.ts';

const WORDS: Loaders<LessonWords> = {
  en: async () => (await import('../en/lessons.ts')).lessons,
  fr: async () => (await import('../fr/lessons.ts')).lessons,
  nl: async () => (await import('../nl/lessons.ts')).lessons,
  pl: async () => (await import('../pl/lessons.ts')).lessons,
};

export const loadLessonWords = (locale: Locale): Promise<LessonWords> => loadIn(locale, WORDS);

const SINTRA: Loaders<SintraLessonTexts> = {
  en: async () => (await import('../en/lessons-sintra.ts')).lessons,
  fr: async () => (await import('../fr/lessons-sintra.ts')).lessons,
  nl: async () => (await import('../nl/lessons-sintra.ts')).lessons,
  pl: async () => (await import('../pl/lessons-sintra.ts')).lessons,
};

export const loadSintraLessons = (locale: Locale): Promise<SintraLessonTexts> => loadIn(locale, SINTRA);

const SAGRADA: Loaders<SagradaLessonTexts> = {
  en: async () => (await import('../en/lessons-sagrada.ts')).lessons,
  fr: async () => (await import('../fr/lessons-sagrada.ts')).lessons,
  nl: async () => (await import('../nl/lessons-sagrada.ts')).lessons,
  pl: async () => (await import('../pl/lessons-sagrada.ts')).lessons,
};

export const loadSagradaLessons = (locale: Locale): Promise<SagradaLessonTexts> => loadIn(locale, SAGRADA);

const SINTRA_FIRSTS: Loaders<SintraFirsts> = {
  en: async () => (await import('../en/firsts-sintra.ts')).firsts,
  fr: async () => (await import('../fr/firsts-sintra.ts')).firsts,
  nl: async () => (await import('../nl/firsts-sintra.ts')).firsts,
  pl: async () => (await import('../pl/firsts-sintra.ts')).firsts,
};

export const loadSintraFirsts = (locale: Locale): Promise<SintraFirsts> => loadIn(locale, SINTRA_FIRSTS);

const SAGRADA_FIRSTS: Loaders<SagradaFirsts> = {
  en: async () => (await import('../en/firsts-sagrada.ts')).firsts,
  fr: async () => (await import('../fr/firsts-sagrada.ts')).firsts,
  nl: async () => (await import('../nl/firsts-sagrada.ts')).firsts,
  pl: async () => (await import('../pl/firsts-sagrada.ts')).firsts,
};

export const loadSagradaFirsts = (locale: Locale): Promise<SagradaFirsts> => loadIn(locale, SAGRADA_FIRSTS);
