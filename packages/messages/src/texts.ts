/** All texts of one language. */
import type { CliTexts } from './cli.ts';
import type { Locale } from './locale.ts';

export interface Texts {
  readonly locale: Locale;
  readonly cli: CliTexts;
}
