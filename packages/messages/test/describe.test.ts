import type { Reason as SagradaReason } from '@leadlight/sagrada';
import type { Consequence } from '@leadlight/sintra';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ByType, ReasonTexts } from '../src/catalogue.ts';
import {
  describeProblem,
  loadRefusals,
  loadSagradaRefusals,
  loadSintraRefusals,
  loadTexts,
  LOCALES,
  textsFor,
  type RefusalTexts,
} from '../src/index.ts';
import type { PluralForms } from '../src/plural.ts';
import type { SintraTexts } from '../src/texts.ts';
import { leaves } from './said.ts';

const reason: SagradaReason = { rule: 'G-20', key: 'occupied', args: { cell: 'B2' } };

describe('describeProblem', () => {
  it.each([
    ['en', 'events[3]: There’s already a die on B2. (rule G-20)'],
    ['fr', 'events[3]\u00A0: La case B2 est déjà occupée. (règle G-20)'],
    ['nl', 'events[3]: Op B2 ligt al een dobbelsteen. (spelregel G-20)'],
    ['pl', 'events[3]: Na polu B2 leży już kostka. (zasada G-20)'],
  ] as const)('names the place and the rule in %s', (locale, sentence) => {
    expect(
      describeProblem(textsFor(locale).refusals, textsFor(locale).refusals.sagrada, { path: 'events[3]', reason }),
    ).toBe(sentence);
  });

  it.each([
    ['en', 'The offered and chosen patterns must be revealed here. (rule G-99)'],
    ['fr', 'Les motifs proposés et choisis doivent d’abord être révélés. (règle G-99)'],
    ['nl', 'Hier moeten de aangeboden en gekozen patronen worden onthuld. (spelregel G-99)'],
    ['pl', 'Wzory do wyboru i\u00A0wybrane wzory muszą tu zostać odkryte. (zasada G-99)'],
  ] as const)('says in %s that a reveal is missing', (locale, sentence) => {
    const missing = { path: '', reason: { rule: 'G-99', key: 'reveal-due', args: {} } } as const;
    expect(describeProblem(textsFor(locale).refusals, textsFor(locale).refusals.sagrada, missing)).toBe(sentence);
  });

  it('mentions no place for a problem with the record as a whole', () => {
    const problem = { path: '', reason: { rule: 'record', key: 'record-json', args: {} } } as const;
    expect(describeProblem(textsFor('en').refusals, {}, problem)).toBe('This isn’t valid JSON. (record format)');
  });
});

describe('the texts of a language', () => {
  it.each(LOCALES)('can be loaded alone: %s', async (locale) => {
    const loaded = await loadTexts(locale);
    const { names, web, refusals } = textsFor(locale);
    expect(JSON.stringify(loaded)).toBe(JSON.stringify({ locale, names, web }));
    const common = await loadRefusals(locale);
    const own = { sintra: await loadSintraRefusals(locale), sagrada: await loadSagradaRefusals(locale) };
    expect(JSON.stringify({ ...common, ...own })).toBe(JSON.stringify(refusals));
    expect(leaves(loaded.web, 'web')).toEqual(leaves(web, 'web'));
    expect(loaded).not.toHaveProperty('cli');
    expect(textsFor(locale).locale).toBe(locale);
  });
});

/** Checked by the compiler, not by the test runner. */
describe('a catalogue does not compile without', () => {
  it('a plural form', () => {
    expectTypeOf<Omit<PluralForms['en'], 'one'>>().not.toExtend<PluralForms['en']>();
    expectTypeOf<Omit<PluralForms['fr'], 'many'>>().not.toExtend<PluralForms['fr']>();
    expectTypeOf<Omit<PluralForms['nl'], 'other'>>().not.toExtend<PluralForms['nl']>();
    expectTypeOf<Omit<PluralForms['pl'], 'few'>>().not.toExtend<PluralForms['pl']>();
    expectTypeOf<Omit<PluralForms['pl'], 'many'>>().not.toExtend<PluralForms['pl']>();
  });

  it('a reason', () => {
    expectTypeOf<Omit<RefusalTexts['sintra'], 'over'>>().not.toExtend<RefusalTexts['sintra']>();
    expectTypeOf<Omit<RefusalTexts['sagrada'], 'occupied'>>().not.toExtend<RefusalTexts['sagrada']>();
    expectTypeOf<{ over: (args: { wrong: number }) => string }>().not.toExtend<
      ReasonTexts<{ over: { seat: number } }>
    >();
  });

  it('a consequence, with exactly its own data', () => {
    expectTypeOf<Omit<SintraTexts['consequences'], 'picked'>>().not.toExtend<SintraTexts['consequences']>();
    expectTypeOf<ByType<Consequence>['picked']>().toEqualTypeOf<Extract<Consequence, { type: 'picked' }>>();
  });
});
