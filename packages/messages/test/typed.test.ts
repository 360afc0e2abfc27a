/** The words that players type mean one thing each. */
import { describe, expect, test } from 'vitest';
import { loadSagradaTyped, loadSintraTyped, loadTyped, LOCALES, type Typed } from '../src/index.ts';

const bare = (form: string): string =>
  form.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l');

/** Forms of two terms at once. */
function shared(words: Readonly<Record<string, string>>): readonly string[] {
  const terms = new Map<string, string>();
  return Object.entries(words).flatMap(([term, forms]) =>
    forms.split(',').flatMap((form) => {
      const other = terms.get(bare(form));
      terms.set(bare(form), term);
      return other === undefined || other === term ? [] : [`${form.trim()}: ${other}, ${term}`];
    }),
  );
}

describe.each(LOCALES)('the words that players type in %s', (locale) => {
  const GAMES: Readonly<Record<string, () => Promise<Typed<string, unknown>>>> = {
    sintra: () => loadSintraTyped(locale),
    sagrada: () => loadSagradaTyped(locale),
  };

  test.each(['sintra', 'sagrada'])('mean one thing each in %s', async (game) => {
    const own = await GAMES[game]?.();
    const { words } = await loadTyped(locale);
    expect(shared({ ...words, ...own?.words })).toEqual([]);
  });

  test('have no form that is empty', async () => {
    const own = await loadSagradaTyped(locale);
    const forms = Object.values({ ...own.words, ...(await loadSintraTyped(locale)).words }).join(',');
    expect(forms.split(',').filter((form) => bare(form) === '')).toEqual([]);
  });
});
