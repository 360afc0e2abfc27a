/** Lines as people type them, in each language. */
import { fairLuck, seedFromText, settle } from '@leadlight/core';
import { textsFor, type Locale } from '@leadlight/messages';
import { sagrada, sagradaText, type Event, type Position, type Sagrada } from '@leadlight/sagrada';
import { sintra, sintraText } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { SAGRADA } from '../../src/games/sagrada/client.ts';
import { sagradaSpeaking, sagradaUnderstanding } from '../../src/games/sagrada/typing/understanding.ts';
import { SINTRA } from '../../src/games/sintra/client.ts';
import { sintraUnderstanding } from '../../src/games/sintra/typing/understanding.ts';
import type { SintraStep } from '../../src/games/sintra/choosing/steps.ts';
import type { SagradaStep } from '../../src/games/sagrada/choosing/steps.ts';
import type { Understood } from '../../src/game/understanding.ts';
import type { Term } from '../../src/games/sagrada/typing/things.ts';
import { readLine } from '../../src/typing/line.ts';
import type { Speaking } from '../../src/typing/speaking.ts';
import { momentFor } from './moments.ts';
import { present } from '../../../core/test/present.ts';

const bound = ({
  lexicon,
  ...speaking
}: Speaking<Sagrada, SagradaStep, Term>): Pick<Speaking<Sagrada, SagradaStep, Term>, 'choose' | 'lexicon'> => ({
  lexicon,
  choose: (line, moment) => speaking.choose(line, moment),
});

/** Blue lies on displays 2 and 4, yellow only in the centre after the first move. */
function sintraAt(): Parameters<typeof sintra.play>[0] {
  const options = sintra.parseOptions({}, 2);
  if (!options.ok) throw new Error('no options');
  const position = sintra.start(options.value, 2);
  sintra.play(position, present(sintra.draw(position, fairLuck('sintra', seedFromText('words'), ['', '']))));
  const filled = sintraText.readEvent('fill 1 PPOO PBBW PPOW BWWY OOPP');
  if (!filled.ok) throw new Error('no fill');
  sintra.play(position, filled.value);
  const due = sintra.toAct(position);
  if (due.kind !== 'decide') throw new Error(due.kind);
  const move = sintra
    .legal(position, due.seats[0])
    .find((each) => each.type === 'pick' && each.from === 3 && each.colour === 'white');
  expect(sintra.play(position, present(move))).toEqual([]);
  return position;
}

const sintraSaid = async (locale: Locale, line: string): Promise<Understood<SintraStep>> => {
  const position = sintraAt();
  const due = sintra.toAct(position);
  const seat = due.kind === 'decide' ? due.seats[0] : 0;
  const understanding = await sintraUnderstanding(SINTRA, textsFor(locale));
  return understanding.understand(line, momentFor(SINTRA, position, seat, 2));
};

const BLUE_2: SintraStep = { kind: 'panes', from: 1, colour: 'blue' };
const STRIP_5: SintraStep = { kind: 'strip', slot: 4 };
const CENTRE: SintraStep = { kind: 'panes', from: 'centre', colour: 'yellow' };

describe('a line that goes on with what was chosen', () => {
  test('names only the strip in Sintra', async () => {
    const position = sintraAt();
    const moment = { ...momentFor(SINTRA, position, 1, 2), seat: 1, touched: [BLUE_2] };
    const typing = await sintraUnderstanding(SINTRA, textsFor('en'));
    expect(typing.understand('strip 5', moment)).toEqual({ kind: 'choice', steps: [BLUE_2, STRIP_5] });
    expect(typing.understand('5', moment)).toEqual({ kind: 'choice', steps: [BLUE_2, STRIP_5] });
    expect(typing.understand('yellow', moment)).toEqual({ kind: 'choice', steps: [CENTRE] });
  });

  test('names only the missing fields of a tool in Sagrada', async () => {
    const tool: SagradaStep = { kind: 'tool', tool: 'grozing-pliers' };
    const value: SagradaStep = { kind: 'value', value: 5 };
    const named = (line: string): Promise<unknown> => sagradaNamed('en', line, [tool, PURPLE_4]);
    expect(await named('5 b2')).toEqual({ kind: 'choice', steps: [tool, PURPLE_4, value, B2] });
    expect(await named('5')).toEqual({ kind: 'choice', steps: [tool, PURPLE_4, value] });
    expect(await named('pass')).toEqual({ kind: 'choice', steps: [{ kind: 'done' }] });
    expect(await named('blue 2 c3')).toEqual({
      kind: 'choice',
      steps: [
        { kind: 'die', die: 'B2' },
        { kind: 'cell', cell: 'C3' },
      ],
    });
  });

  test('names only the space of a die in Sagrada', async () => {
    expect(await sagradaNamed('en', 'b2', [PURPLE_4])).toEqual({ kind: 'choice', steps: [PURPLE_4, B2] });
    expect(await sagradaNamed('en', 'blue 5', [PURPLE_4])).toEqual({
      kind: 'choice',
      steps: [{ kind: 'die', die: 'B5' }],
    });
  });
});

describe('Sintra', () => {
  test.each([
    ['en', 'blue 2 to strip 5', [BLUE_2, STRIP_5]],
    ['en', 'Blue, 2, 5', [BLUE_2, STRIP_5]],
    ['en', 'take the 2 blue panes from display 2 and put them on strip 5', [BLUE_2, STRIP_5]],
    ['en', '2 blue 5', [BLUE_2, STRIP_5]],
    ['en', 'b2 5', [BLUE_2, STRIP_5]],
    ['en', 'blue 2', [BLUE_2]],
    ['en', 'yellow', [CENTRE]],
    ['en', 'yellow to strip 3', [CENTRE, { kind: 'strip', slot: 2 }]],
    ['en', 'blue 2 break', [BLUE_2, { kind: 'break' }]],
    [
      'en',
      'blue 2 strip 5 1 joker keep white',
      [BLUE_2, STRIP_5, { kind: 'jokers', count: 1 }, { kind: 'keep', colour: 'white' }],
    ],
    ['en', 'glazier back', [{ kind: 'glazier' }]],
    ['en', 'back', [{ kind: 'glazier' }]],
    ['fr', 'jaune centre bande 3', [CENTRE, { kind: 'strip', slot: 2 }]],
    ['fr', 'les bleues de la Fabrique 2 sur la planche 5', [BLUE_2, STRIP_5]],
    ['fr', 'ramener le vitrier', [{ kind: 'glazier' }]],
    ['nl', 'blauwe schijf 2 naar paneel 5', [BLUE_2, STRIP_5]],
    ['nl', 'glaszetter terug', [{ kind: 'glazier' }]],
    ['pl', 'niebieskie z warsztatu 2 na kwaterę 5', [BLUE_2, STRIP_5]],
    ['pl', 'NIEBIESKA 2 5', [BLUE_2, STRIP_5]],
    ['pl', 'zolta srodek kwatera 3', [CENTRE, { kind: 'strip', slot: 2 }]],
    ['pl', 'cofnij witrażystę', [{ kind: 'glazier' }]],
  ] as const)('understands in %s: %s', async (locale, line, steps) => {
    expect(await sintraSaid(locale, line)).toEqual({ kind: 'choice', steps });
  });

  test('asks for what is missing', async () => {
    expect(await sintraSaid('en', 'blue')).toEqual({
      kind: 'unclear',
      sentences: ['Which blue panes: 2 on display 2 or 1 in the centre?'],
    });
    expect((await sintraSaid('en', 'display 2')).kind).toBe('unclear');
    expect((await sintraSaid('en', 'blue 2 strip 9')).kind).toBe('unclear');
    expect((await sintraSaid('en', 'fizz 2')).kind).toBe('unclear');
  });

  test.each([
    ['en', 'where blue?'],
    ['fr', 'où va le bleu ?'],
    ['nl', 'waar past blauw?'],
    ['pl', 'gdzie niebieski?'],
    ['en', 'what does Ada need?'],
    ['fr', 'que manque à Borys'],
    ['nl', 'wat heeft Ada nodig?'],
    ['pl', 'czego brakuje Ada'],
    ['en', 'bag'],
    ['en', 'what is left in the bag'],
    ['pl', 'co zostało w woreczku'],
    ['en', 'since'],
    ['en', 'score yellow centre strip 1'],
    ['en', 'read strip 5 of Ada'],
    ['fr', 'lire planche 5'],
  ] as const)('answers in %s: %s', async (locale, line) => {
    expect((await sintraSaid(locale, line)).kind).toBe('answer');
  });
});

/** The first turn of a game for two, with this pool. */
function sagradaAt(): Position {
  const options = sagrada.parseOptions({}, 2);
  if (!options.ok) throw new Error('no options');
  const position = sagrada.start(options.value, 2);
  const play = (line: string): void => {
    const read = sagradaText.readEvent(line);
    if (!read.ok) throw new Error(line);
    expect(sagrada.play(position, read.value satisfies Event)).toEqual([]);
  };
  play(
    'setup 0 private=R,G public=light-shades.medium-shades.deep-shades tools=lathekin.grozing-pliers.lens-cutter offers=suns-glory.firelight.shadow-thief.sun-catcher,batllo.bellesguard.virtus.symphony-of-light',
  );
  play('0 choose firelight');
  play('1 choose batllo');
  play('roll 1 P4 B2 B5 R3 G1');
  settle(sagrada, position, fairLuck('sagrada', seedFromText('words'), ['', '']));
  return position;
}

const sagradaSaid = async (locale: Locale, line: string): Promise<Understood<SagradaStep>> => {
  const understanding = await sagradaUnderstanding(SAGRADA, textsFor(locale));
  return understanding.understand(line, momentFor(SAGRADA, sagradaAt(), 0, 2));
};

/** What the line names, whatever the rules say. */
const sagradaNamed = async (
  locale: Locale,
  line: string,
  touched: readonly SagradaStep[] = [],
): Promise<Understood<SagradaStep>> => {
  const { choose, lexicon } = bound(await sagradaSpeaking(SAGRADA, textsFor(locale)));
  return choose(readLine(lexicon, line), { ...momentFor(SAGRADA, sagradaAt(), 0, 2), touched });
};

const PURPLE_4: SagradaStep = { kind: 'die', die: 'P4' };
const B2: SagradaStep = { kind: 'cell', cell: 'B2' };

describe('Sagrada', () => {
  test.each([
    ['en', 'purple 4 to b2', [PURPLE_4, B2]],
    ['en', 'P4 B2', [PURPLE_4, B2]],
    ['en', 'purple b2', [PURPLE_4, B2]],
    ['en', 'b2 b2', [{ kind: 'die', die: 'B2' }, B2]],
    ['en', 'purple 4 row b column 2', [PURPLE_4, B2]],
    ['en', 'tool 2', [{ kind: 'tool', tool: 'grozing-pliers' }]],
    [
      'en',
      'grozing pliers purple 4 to 5 b2',
      [{ kind: 'tool', tool: 'grozing-pliers' }, PURPLE_4, { kind: 'value', value: 5 }, B2],
    ],
    [
      'en',
      'lathekin a1 a2 b2',
      [
        { kind: 'tool', tool: 'lathekin' },
        { kind: 'lift', cell: 'A1' },
        { kind: 'cell', cell: 'A2' },
        { kind: 'lift', cell: 'B2' },
      ],
    ],
    ['en', 'pass', [{ kind: 'done' }]],
    ['fr', 'violet 4 en b2', [PURPLE_4, B2]],
    ['fr', 'le dé violet 4 ligne b colonne 2', [PURPLE_4, B2]],
    ['fr', 'passer', [{ kind: 'done' }]],
    ['nl', 'paarse 4 op b2', [PURPLE_4, B2]],
    ['nl', 'passen', [{ kind: 'done' }]],
    ['pl', 'fioletową czwórkę na b2', [PURPLE_4, B2]],
    ['pl', 'pas', [{ kind: 'done' }]],
  ] as const)('understands in %s: %s', async (locale, line, steps) => {
    expect(await sagradaNamed(locale, line)).toEqual({ kind: 'choice', steps });
  });

  test('says what is wrong where the table knows no reason', async () => {
    const said = async (line: string): Promise<unknown> => await sagradaSaid('en', line);
    const unclear = (sentence: string): object => ({ kind: 'unclear', sentences: [sentence] });
    expect(await said('red 6 b2')).toEqual(unclear('There’s no red 6 in the draft pool.'));
    expect(await said('grozing pliers red 6')).toEqual(unclear('There’s no red 6 in the draft pool.'));
    expect((await said('lathekin')) as object).toHaveProperty('kind', 'unclear');
    expect(await said('lens cutter')).toEqual({ kind: 'choice', steps: [{ kind: 'tool', tool: 'lens-cutter' }] });
    expect(await said('grozing pliers purple 4 to 6 a1')).toEqual(
      unclear('The purple 4 can only go up or down by 1, and not past 1 or 6: it can’t become a 6.'),
    );
  });

  test('asks for what is missing', async () => {
    expect(await sagradaSaid('en', 'blue')).toEqual({
      kind: 'unclear',
      sentences: ['Which die? The draft pool has blue 2 and blue 5.'],
    });
    expect((await sagradaSaid('en', 'yellow b2')).kind).toBe('unclear');
    expect((await sagradaSaid('en', 'tool 7')).kind).toBe('unclear');
  });

  test.each([
    ['en', 'where blue 5?'],
    ['en', 'where 3?'],
    ['fr', 'où va le bleu 5'],
    ['pl', 'gdzie pasuje niebieska piątka'],
    ['en', 'what does Borys need'],
    ['nl', 'wat zit er nog in de zak'],
    ['en', 'bag'],
    ['en', 'read row 2'],
    ['en', 'read column 3 of Borys'],
    ['pl', 'przeczytaj rząd b'],
    ['en', 'score purple 4 b1'],
  ] as const)('answers in %s: %s', async (locale, line) => {
    expect((await sagradaSaid(locale, line)).kind).toBe('answer');
  });
});
