import { LOCALES, type Locale } from '@leadlight/messages';

const isLocale = (name: string | undefined): name is Locale => LOCALES.some((locale) => locale === name);

/** The language of `--lang`, wherever it stands; undefined when it is not there, or not one of ours. */
export function askedLanguage(args: readonly string[]): Locale | undefined {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  if (at === -1) return undefined;
  const name = args[at] === '--lang' ? args[at + 1] : args[at].slice('--lang='.length);
  return isLocale(name) ? name : undefined;
}

/** The language of the environment: the first variable that is set decides, as everywhere; English if it is not ours. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Locale {
  const set = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value !== undefined && value !== '');
  const language = set?.split(/[_.@-]/)[0].toLowerCase();
  return isLocale(language) ? language : 'en';
}
