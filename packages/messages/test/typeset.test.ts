/** The spaces of French and Polish are set in one place; texts are written with ordinary ones. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { typeset } from '../src/typeset.ts';
import { present } from '../../core/test/present.ts';

/** No-break spaces made visible: `~` is the usual one, `_` the narrow one. */
const visible = (text: string): string => text.replaceAll('\u00A0', '~').replaceAll('\u202F', '_');

const set = (locale: 'en' | 'fr' | 'nl' | 'pl', text: string): string => visible(typeset(locale, text));

describe('French spaces', () => {
  it.each([
    ['Score : 3', 'Score~: 3'],
    ['Vous gagnez !', 'Vous gagnez_!'],
    ['Pourquoi ?', 'Pourquoi_?'],
    ['d’abord ; ensuite', 'd’abord_; ensuite'],
    ['l’outil « Marteau »', 'l’outil «~Marteau~»'],
    ['50 % des parties', '50~% des parties'],
    ['exec:COMMANDE', 'exec:COMMANDE'],
  ])('%s', (written, shown) => {
    expect(set('fr', written)).toBe(shown);
  });
});

describe('Polish spaces', () => {
  it.each([
    ['Ada i Borys', 'Ada i~Borys'],
    ['W lewo', 'W~lewo'],
    ['i w domu', 'i~w~domu'],
    ['(z woreczka)', '(z~woreczka)'],
    ['kostka na polu A 1', 'kostka na polu A~1'],
    ['Nowa gra', 'Nowa gra'],
  ])('%s', (written, shown) => {
    expect(set('pl', written)).toBe(shown);
  });
});

describe('typesetting', () => {
  it('leaves English and Dutch unchanged', () => {
    expect(set('en', 'Why : a ?')).toBe('Why : a ?');
    expect(set('nl', 'Waarom : a ?')).toBe('Waarom : a ?');
  });

  it('reaches lists, nested texts and the results of functions', () => {
    const texts = typeset('fr', {
      deep: { list: ['a : b'], say: (name: string) => `${name} !` },
      count: 3,
      none: null,
    });
    expect(visible(present(texts.deep.list[0]))).toBe('a~: b');
    expect(visible(texts.deep.say('Ada'))).toBe('Ada_!');
    expect(texts.count).toBe(3);
    expect(texts.none).toBeNull();
  });
});

describe('source files', () => {
  const folder = join(import.meta.dirname, '..', 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

  it('use ordinary spaces everywhere but in typeset.ts', () => {
    const others = files.filter((name) => name !== 'typeset.ts');
    const special = /[\u00A0\u202F]|\\u00A0|\\u202F/i;
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter((name) => special.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
  });
});
