/** The languages that every text exists in. */
export const LOCALES = ['en', 'fr', 'nl', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];
