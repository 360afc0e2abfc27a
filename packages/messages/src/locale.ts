/** The languages of every text. */
export const LOCALES = ['en', 'fr', 'nl', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (name: string | undefined): name is Locale => LOCALES.some((locale) => locale === name);

/**
 * The language of the environment: as usual, the first variable that is set decides; English if we do not have its
 * language.
 */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Locale {
  const set = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '');
  const language = set?.split(/[_.@-]/)[0]?.toLowerCase();
  return isLocale(language) ? language : 'en';
}
