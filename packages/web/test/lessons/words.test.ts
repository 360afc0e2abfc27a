/** The words for what is lit say which one it is: its number, its colour, its space or its name. */
import { LOCALES, textsFor, type Locale } from '@leadlight/messages';
import { describe, expect, it } from 'vitest';
import { touchesFor } from '../../src/lessons/lit.ts';
import { phrasesIn } from '../../src/lessons/phrases.ts';
import { sceneOf } from '../../src/lessons/scene.ts';
import { allSteps, textsOf, type Taught } from './courses.ts';

const ALL = await allSteps();

/** What words can say about a place. */
type Sort = 'colour' | 'number' | 'cell' | 'name';
type Facts = Readonly<Partial<Record<Sort, string>>>;

/** What the words say for each kind of place. The other places are one of their kind, or any of it. */
const SAID: Readonly<Record<string, readonly Sort[]>> = {
  panes: ['colour'],
  strip: ['number'],
  done: ['number'],
  die: ['colour', 'number'],
  pay: ['colour', 'number'],
  lift: ['colour', 'number'],
  cell: ['cell'],
  value: ['number'],
  tool: ['name'],
  pattern: ['name'],
};

const COLOURS = ['pink', 'orange', 'yellow', 'blue', 'white', 'purple', 'red', 'green'];

/** What each colour's name contains, in whatever gender or case, in the same order. */
const STEMS: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [/pink/iu, /orange/iu, /yellow/iu, /blue/iu, /white/iu, /purple/iu, /\bred\b/iu, /green/iu],
  fr: [/rose/iu, /orange/iu, /jaune/iu, /bleu/iu, /blanc/iu, /violet/iu, /rouge/iu, /vert/iu],
  nl: [/roze/iu, /oranje/iu, /geel|gele/iu, /blauw/iu, /wit/iu, /paars/iu, /rood|rode/iu, /groen/iu],
  pl: [/różow/iu, /pomarańczow/iu, /żółt/iu, /niebiesk/iu, /biał/iu, /fioletow/iu, /czerwon/iu, /zielon/iu],
};

/** Polish has nouns for the values of dice. */
const VALUES = [/jedynk|jedynce/iu, /dwójk|dwójce/iu, /trójk|trójce/iu, /czwór[kc]/iu, /piąt[kc]/iu, /szóst[kc]/iu];

const LETTERS: Readonly<Record<string, string>> = { B: 'blue', G: 'green', P: 'purple', R: 'red', Y: 'yellow' };

/** What is said of each sort. */
const FIND: { readonly [Each in Sort]: (text: string, locale: Locale) => readonly string[] } = {
  colour: (text, locale) => COLOURS.filter((_, nth) => STEMS[locale][nth]?.test(text)),
  number: (text) => [
    ...(text.match(/(?<![A-D])\d+/gu) ?? []),
    ...VALUES.flatMap((value, nth) => (value.test(text) ? [`${nth + 1}`] : [])),
  ],
  cell: (text) => text.match(/\b[A-D][1-5]\b/gu) ?? [],
  name: (text, locale) => namesIn(locale).flatMap(([id, name]) => (name === text ? [id] : [])),
};

function namesIn(locale: Locale): readonly (readonly [string, string])[] {
  const { patterns, tools, objectives } = textsFor(locale).names.sagrada;
  const cards = Object.entries({ ...tools, ...objectives }).map(([id, { name }]) => [id, name] as const);
  return [...Object.entries(patterns), ...cards];
}

const dieFacts = (die = ''): Facts => ({ colour: LETTERS[die.charAt(0)] ?? '', number: die.charAt(1) });

/** What there is to say about a place, by its name on the boards. */
function factsAt(place: string): Facts {
  const [kind = '', ...others] = place.split(':');
  const last = others.at(-1) ?? '';
  if (kind === 'display' || kind === 'centre') return { colour: last };
  if (kind === 'strip' || kind === 'window') return { number: `${Number(last) + 1}` };
  if (kind === 'pool' && last !== '') return dieFacts(last);
  if (kind === 'cell') return { cell: last };
  if (kind === 'face') return { number: last };
  return ['tool', 'pattern', 'objective'].includes(kind) ? { name: last } : {};
}

interface Named {
  readonly is: string;
  readonly facts: readonly Facts[];
}

/** A touch of any game, as far as these tests look at it. */
interface Touch {
  readonly kind: string;
  readonly cell?: string;
  readonly die?: string;
}

/** The die in a space of the learner's window, before the step. */
function dieIn({ client, lessons, lesson, at }: Taught, cell = ''): string | undefined {
  const text = lessons.notation.writePosition(sceneOf(client, lessons, lesson, at).position);
  return new RegExp(String.raw`seat0=\S*${cell}([BGPRY][1-6])`).exec(text)?.[1];
}

function factsOf(taught: Taught, touch: Touch): Facts {
  if (touch.kind === 'track') return dieFacts(touch.die);
  if (touch.kind === 'lift') return dieFacts(dieIn(taught, touch.cell));
  return factsAt(taught.lessons.placesOf(touch, 0)[0] ?? '');
}

/** Everything that a step lights, with what there is to say about it. */
function namedIn(taught: Taught): readonly Named[] {
  const { lit } = taught.step;
  if (lit !== undefined) return lit.map(({ is, at }) => ({ is, facts: at.map(factsAt) }));
  const touches = touchesFor(taught.client, taught.step) as readonly Touch[];
  return touches.map((touch) => ({ is: touch.kind, facts: [factsOf(taught, touch)] }));
}

/** The sorts that the words for something must say; a die on the round track is like any other die. */
const sortsOf = ({ is, facts }: Named): readonly Sort[] =>
  SAID[is] ?? (['track', 'card'].includes(is) && facts.length === 1 ? (Object.keys(facts[0] ?? {}) as Sort[]) : []);

const factsIn = (named: Named, sort: Sort): readonly string[] =>
  sortsOf(named).includes(sort) ? named.facts.flatMap((facts) => facts[sort] ?? []) : [];

/** Whether the words say of something exactly what there is to say. Words for any of a kind have no number. */
const isSaidBy = (text: string, locale: Locale, named: Named): boolean =>
  (['number', 'colour', 'cell', 'name'] as const).every((sort) => {
    const found = FIND[sort](text, locale);
    // “The purple space C4” may say more than where it is.
    if (named.is === 'cell' && sort === 'colour') return true;
    return found.join() === factsIn(named, sort).join();
  });

describe.each(ALL)('the step %s', (_, taught) => {
  it.each(LOCALES)('says in %s which one is lit', (locale) => {
    const { ask, why = '', done = '' } = textsOf(taught, locale);
    const named = namedIn(taught);
    const wrong = [ask, why, done].flatMap(phrasesIn).filter(({ is, text }) => {
      return is !== undefined && !named.some((each) => each.is === is && isSaidBy(text, locale, each));
    });
    expect(wrong).toEqual([]);
  });
});

/** The numbers that a text says outside of its marks. */
const numbersBeside = (text: string): readonly string[] =>
  phrasesIn(text).flatMap((phrase) => (phrase.is === undefined ? (phrase.text.match(/\d+/gu) ?? []) : []));

const TAKING = ALL.filter(([, { client, step }]) => client.game.id === 'sintra' && step.goal.kind !== 'look').flatMap(
  ([name, taught]) => {
    const panes = touchesFor(taught.client, taught.step).find((touch) => (touch as Touch).kind === 'panes');
    return panes === undefined ? [] : [[name, taught, (panes as { readonly from: number | 'centre' }).from] as const];
  },
);

describe.each(TAKING)('the step %s', (_, taught, from) => {
  it.each(LOCALES)('says in %s from which display', (locale) => {
    const { ask } = textsOf(taught, locale);
    const isTaken = phrasesIn(ask).some(({ is }) => is === 'panes');
    expect(numbersBeside(ask)).toEqual(isTaken && from !== 'centre' ? [`${from + 1}`] : []);
  });
});
