/** Every text reads as if a native had written it, as far as patterns can tell. */
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../src/index.ts';
import { everything } from './everything.ts';
import { plain } from './samples.ts';
import { SLIPS } from './slips/index.ts';

/** Each slip in a text, with a better wording. */
const slipsIn = (locale: Locale, text: string): readonly string[] =>
  SLIPS[locale].filter(({ pattern }) => pattern.test(plain(text))).map(({ better }) => `“${text}” → ${better}`);

describe.each(LOCALES)('the texts in %s', (locale) => {
  it('contain no phrase that no native writes', () => {
    expect(everything(locale).flatMap(([where, text]) => slipsIn(locale, text).map((slip) => [where, slip]))).toEqual(
      [],
    );
  });

  it.each(SLIPS[locale].map(({ sample, better }) => [sample, better]))('would fail with: %s', (sample, better) => {
    expect(slipsIn(locale, sample)).toContain(`“${sample}” → ${better}`);
  });
});
