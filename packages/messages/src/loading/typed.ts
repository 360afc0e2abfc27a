/** Loads what players type, in one language: only players who type need it. */
import { loadIn, type Loaders } from './texts.ts';
import type { Locale } from '../locale.ts';
import type { CommonTerm, TypedTexts, Vocabulary } from '../typed.ts';
import type { SagradaTerm, SagradaTypedTexts } from '../typed-sagrada.ts';
import type { SintraTerm, SintraTypedTexts } from '../typed-sintra.ts';

/** The words of a language and the answers in it. */
export interface Typed<Term extends string, Answers> {
  readonly words: Vocabulary<Term>;
  readonly typed: Answers;
}

const COMMON: Loaders<Typed<CommonTerm, TypedTexts>> = {
  en: () => import('../en/typed.ts'),
  fr: () => import('../fr/typed.ts'),
  nl: () => import('../nl/typed.ts'),
  pl: () => import('../pl/typed.ts'),
};

const SINTRA: Loaders<Typed<SintraTerm, SintraTypedTexts>> = {
  en: () => import('../en/typed-sintra.ts'),
  fr: () => import('../fr/typed-sintra.ts'),
  nl: () => import('../nl/typed-sintra.ts'),
  pl: () => import('../pl/typed-sintra.ts'),
};

const SAGRADA: Loaders<Typed<SagradaTerm, SagradaTypedTexts>> = {
  en: () => import('../en/typed-sagrada.ts'),
  fr: () => import('../fr/typed-sagrada.ts'),
  nl: () => import('../nl/typed-sagrada.ts'),
  pl: () => import('../pl/typed-sagrada.ts'),
};

export const loadTyped = (locale: Locale): Promise<Typed<CommonTerm, TypedTexts>> => loadIn(locale, COMMON);
export const loadSintraTyped = (locale: Locale): Promise<Typed<SintraTerm, SintraTypedTexts>> => loadIn(locale, SINTRA);
export const loadSagradaTyped = (locale: Locale): Promise<Typed<SagradaTerm, SagradaTypedTexts>> =>
  loadIn(locale, SAGRADA);
