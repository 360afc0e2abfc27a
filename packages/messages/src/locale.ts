/** The languages that every text exists in. */
export const LOCALES = ['en', 'fr', 'nl', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (name: string | undefined): name is Locale => LOCALES.some((locale) => locale === name);

/** The language of the environment: the first variable that is set decides, as everywhere; English if it is not ours. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Locale {
  const set = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '');
  const language = set?.split(/[_.@-]/)[0].toLowerCase();
  return isLocale(language) ? language : 'en';
}
