/** Every thing on a board is explained, throughout a game, by a text and by rules that exist. */
import { FastRandom, settle } from '@leadlight/core';
import { loadSintraRules, LOCALES, textsFor } from '@leadlight/messages';
import { COLOURS, ORNAMENTS, sintra, SLOTS, type View } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { thingAt, type Thing } from '../src/games/sintra/board/board.ts';
import { explainSintra } from '../src/games/sintra/explain.ts';
import { anyOf } from '../../core/test/present.ts';

/** The boards after every move of a random game. */
function* game(): Generator<View> {
  const options = sintra.parseOptions({ side: 'A' }, 2);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const position = sintra.start(options.value, 2);
  const random = new FastRandom(7);
  for (;;) {
    settle(sintra, position, () => random);
    const due = sintra.toAct(position);
    yield sintra.view(position, null);
    if (due.kind !== 'decide') return;
    sintra.play(position, anyOf(sintra.legal(position, due.seats[0]), random));
  }
}

const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
const things: readonly Thing[] = [0, 1].flatMap((seat): readonly Thing[] => [
  ...slots.flatMap((slot): readonly Thing[] => [
    { kind: 'window', seat, slot },
    thingAt({ kind: 'strip', slot }, seat),
  ]),
  ...ORNAMENTS.map((_, ornament): Thing => ({ kind: 'ornament', seat, ornament })),
  thingAt({ kind: 'break' }, seat),
  thingAt({ kind: 'glazier' }, seat),
  ...COLOURS.flatMap((colour): readonly Thing[] => [
    thingAt({ kind: 'panes', from: 'centre', colour }, seat),
    thingAt({ kind: 'panes', from: 2, colour }, seat),
  ]),
  { kind: 'round' },
  { kind: 'supply' },
  { kind: 'tile' },
  { kind: 'palace' },
]);

describe('touching a thing', () => {
  test.each(LOCALES)('explains it in %s, with its rules', async (locale) => {
    const { page } = await loadSintraRules(locale);
    const texts = textsFor(locale).explanations.sintra;
    const views = [...game()];
    const explained = views.flatMap((view) =>
      things.map((thing) => explainSintra(thing, { view, texts, choosing: view.played % 2 })),
    );
    expect(explained.filter(({ text }) => /undefined|NaN/.test(text))).toEqual([]);
    expect(explained.flatMap(({ rules }) => rules).filter((rule) => !Object.hasOwn(page.rules, rule))).toEqual([]);
    expect(explained.filter(({ rules }) => rules.length === 0)).toEqual([]);
  });

  test('R-16: says that a strip to the left of the glazier is out of reach', () => {
    const texts = textsFor('en').explanations.sintra;
    const view = [...game()].find(({ seats }) => (seats[0]?.glazier ?? 0) > 0 && seats[0]?.strips[0] !== null);
    if (view === undefined) throw new Error('no such position');
    expect(explainSintra({ kind: 'strip', seat: 0, slot: 0 }, { view, texts, choosing: 0 })).toEqual({
      text: texts.stripLeft(0),
      rules: ['R-16', 'R-40'],
    });
    const reached = { kind: 'strip', seat: 0, slot: 7 } as const;
    expect(explainSintra(reached, { view, texts, choosing: 0 }).text).toBe(texts.panesFirst(7));
    expect(explainSintra(reached, { view, texts, choosing: undefined }).text).toBe(texts.strip(7));
  });
});
