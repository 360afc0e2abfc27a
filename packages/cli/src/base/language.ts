import { isLocale, type Locale } from '@leadlight/messages';

/** The language of `--lang`, anywhere in the arguments; undefined if it is missing or unknown. */
export function askedLanguage(args: readonly string[]): Locale | undefined {
  const at = args.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const name = args[at] === '--lang' ? args[at + 1] : args[at]?.slice('--lang='.length);
  return isLocale(name) ? name : undefined;
}
