/** Loads the texts of the fairness check, one language at a time: few visits need them. */
import { loadIn, type Loaders } from './texts.ts';
import type { Locale } from '../locale.ts';
import type { VerificationTexts } from '../verification.ts';

const VERIFICATION_LOADERS: Loaders<VerificationTexts> = {
  en: async () => (await import('../en/verification.ts')).verification,
  fr: async () => (await import('../fr/verification.ts')).verification,
  nl: async () => (await import('../nl/verification.ts')).verification,
  pl: async () => (await import('../pl/verification.ts')).verification,
};

export const loadVerification = (locale: Locale): Promise<VerificationTexts> => loadIn(locale, VERIFICATION_LOADERS);
