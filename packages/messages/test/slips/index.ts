import type { Locale } from '../../src/index.ts';
import { ENGLISH } from './en.ts';
import { FRENCH } from './fr.ts';
import { DUTCH } from './nl.ts';
import { POLISH } from './pl.ts';
import type { Slip } from './slip.ts';

export const SLIPS: Readonly<Record<Locale, readonly Slip[]>> = { en: ENGLISH, fr: FRENCH, nl: DUTCH, pl: POLISH };
