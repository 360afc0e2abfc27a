import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { Locale } from './locale.ts';
import { nl } from './nl/index.ts';
import { pl } from './pl/index.ts';
import type { Texts } from './texts.ts';

const ALL: Readonly<Record<Locale, Texts>> = { en, fr, nl, pl };

export const textsFor = (locale: Locale): Texts => ALL[locale];

export { en, fr, nl, pl };
export { LOCALES, type Locale } from './locale.ts';
export type { Texts } from './texts.ts';
export type { BoardTexts, CliTexts, VerifyTexts } from './cli.ts';
