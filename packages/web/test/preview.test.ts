/** Short previews of a chosen move. */
import { FastRandom, settle, type Game, type GameTypes } from '@leadlight/core';
import { en, LOCALES, textsFor, type Locale } from '@leadlight/messages';
import { outlookOf, sagrada, type Consequence as SagradaConsequence, type Position } from '@leadlight/sagrada';
import { sintra, type Consequence as SintraConsequence } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import type { Considered } from '../src/games/sagrada/outlook.ts';
import { previewSagrada } from '../src/games/sagrada/preview.ts';
import { previewSintra } from '../src/games/sintra/preview.ts';
import { sayOutlook, type Outlook } from '../src/play/preview.ts';
import { anyOf, present } from '../../core/test/present.ts';

/** The visible preview: the heading, then the points with their details, ignoring where lines may break. */
const seen = ({ heading, points }: Outlook): readonly string[] =>
  [heading, ...points].map(({ shown, detail }) =>
    (detail === undefined ? shown : `${shown} (${detail})`).replaceAll('\u00A0', ' '),
  );

interface Played<T extends GameTypes> {
  readonly before: T['position'];
  readonly after: T['position'];
  readonly followed: readonly T['consequence'][];
  readonly seat: number;
}

/** The moves of some random games with their consequences and the positions before and after. */
function* movesOf<T extends GameTypes>(game: Game<T>, players: number): Generator<Played<T>> {
  const options = game.parseOptions({}, players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const random = new FastRandom(players);
  const position = game.start(options.value, players);
  for (;;) {
    settle(game, position, () => random);
    const due = game.toAct(position);
    if (due.kind !== 'decide') return;
    const moves = game.legal(position, due.seats[0]);
    const before = game.copy(position);
    const followed: T['consequence'][] = [];
    game.play(position, anyOf(moves, random), followed);
    yield { before, after: game.copy(position), followed, seat: present(due.seats[0]) };
  }
}

const begun = present([...movesOf(sintra, 2)][0]).before;
const sintraOf = (...followed: readonly SintraConsequence[]): Outlook =>
  previewSintra(followed, sintra.view(begun, null), en);

/** The outlook of a move that changes nothing, unless an after is given. */
function consider(before: Position, after = before, seat = 0): Considered {
  const { public: objectives } = sagrada.view(before, seat);
  return { outlook: outlookOf(before, after, seat), objectives, isCovered: false };
}
const dealt = present([...movesOf(sagrada, 2)][2]).before;
const sagradaOf = (...followed: readonly SagradaConsequence[]): Outlook =>
  previewSagrada(followed, consider(dealt), en);

const PICKED = { type: 'picked', rule: 'R-14', seat: 0, from: 'centre', colour: 'orange', count: 3 } as const;
const PLACED = { type: 'placed', rule: 'R-18', seat: 0, slot: 7, colour: 'orange', spaces: [1, 3] } as const;
const BROKE = { type: 'broke', rule: 'R-19', seat: 0, colour: 'orange', count: 1 } as const;
const DONE = { type: 'strip-completed', rule: 'R-22', seat: 0, slot: 7 } as const;

describe('a preview of Sintra', () => {
  test('says which panes are taken and where they go, what fits, what breaks, and who starts the next round', () => {
    const preview = sintraOf(
      PICKED,
      { type: 'tile-taken', rule: 'R-15', seat: 0, starts: 2 },
      { type: 'glass-moved', rule: 'R-15', seat: 0, from: 2, to: 3, steps: 1 },
      { type: 'glazier-moved', rule: 'R-17', seat: 0, from: 2, to: 7 },
      PLACED,
      BROKE,
      { type: 'glass-moved', rule: 'R-19', seat: 0, from: 3, to: 4, steps: 1 },
    );
    expect(seen(preview)).toEqual([
      '3 orange from the centre → strip 8',
      'Fills 2 spaces (2 of 5 spaces filled)',
      '1 pane breaks',
      'Broken glass: −2 → −6',
      'You start round 2',
    ]);
    expect(sayOutlook(preview)).toEqual([
      '3 orange from the centre to strip 8.',
      'Fills 2 spaces.',
      '1 pane breaks.',
      'Broken glass: from −2 to −6.',
      'You start round 2.',
    ]);
  });

  test('names the tile that starts no round', () => {
    const preview = sintraOf(PICKED, { type: 'tile-taken', rule: 'R-15', seat: 0, starts: null }, PLACED);
    expect(seen(preview).at(-1)).toBe('You take the starting tile');
  });

  test('says what a completed strip scores', () => {
    expect(
      seen(
        sintraOf(
          PICKED,
          PLACED,
          DONE,
          { type: 'colour-bonus', rule: 'R-23', seat: 0, colour: 'orange', points: 4 },
          { type: 'discarded', rule: 'R-24', seat: 0, panes: ['pink', 'blue', 'blue', 'white'] },
          { type: 'kept', rule: 'R-25', seat: 0, slot: 7, colour: 'orange', frame: 'top' },
          { type: 'strip-flipped', rule: 'R-25', seat: 0, slot: 7, side: 'back' },
          { type: 'window-scored', rule: 'R-27', seat: 0, slot: 7, own: 2, right: 3, points: 5 },
          { type: 'round-ended', rule: 'R-43', round: 1, colour: 'blue' },
        ),
      ),
    ).toEqual([
      '3 orange from the centre → strip 8',
      'Completes strip 8 (one orange pane goes into the top of the window)',
      '4 points for the bonus colour',
      '5 points for window 8 (2 for the window, 3 for windows to its right)',
      'Round 1 ends',
    ]);
  });

  test('says that a window is complete', () => {
    const kept = { type: 'kept', rule: 'R-26', seat: 0, slot: 7, colour: 'pink', frame: 'bottom' } as const;
    const left = { type: 'strip-left', rule: 'R-26', seat: 0, slot: 7 } as const;
    expect(seen(sintraOf(PICKED, PLACED, DONE, kept, left))[1]).toBe(
      'Completes window 8 (one pink pane goes into the bottom of the window)',
    );
  });

  test('says which panes lie on jokers, and once how full the strip is', () => {
    const jokers = { ...PLACED, rule: 'R-21', spaces: [4] } as const;
    expect(seen(sintraOf(PICKED, PLACED, jokers)).slice(1)).toEqual([
      'Fills 2 spaces',
      'Fills 1 joker space (3 of 5 spaces filled)',
    ]);
  });

  test('says that all panes break, and what the end of the track costs', () => {
    const preview = sintraOf(
      PICKED,
      { ...BROKE, rule: 'R-20', count: 3 },
      { type: 'glass-moved', rule: 'R-19', seat: 0, from: 6, to: 0, steps: 3 },
      { type: 'glass-lost', rule: 'R-42', seat: 0, points: 18 },
    );
    expect(seen(preview)).toEqual([
      '3 orange from the centre → broken glass',
      '3 panes break',
      'Broken glass: 18 points lost',
    ]);
  });

  test('says where the glazier moves back to, and that it takes the whole turn', () => {
    const preview = sintraOf({ type: 'glazier-moved', rule: 'R-40', seat: 0, from: 4, to: 0 });
    expect(seen(preview)).toEqual(['Glazier back → strip 1', 'Takes your whole turn']);
    expect(sayOutlook(preview)).toEqual(['Glazier back to strip 1.', 'Takes your whole turn.']);
  });

  test('moves the glazier above a strip, and panes onto one', () => {
    const said = (...followed: readonly SintraConsequence[]): readonly string[] =>
      sayOutlook(previewSintra(followed, sintra.view(begun, null), textsFor('pl'))).slice(0, 1);
    expect(said({ type: 'glazier-moved', rule: 'R-40', seat: 0, from: 4, to: 0 })).toEqual([
      'Witrażysta wróci nad kwaterę 1.',
    ]);
    expect(said(PICKED, PLACED)).toEqual(['3 pomarańczowe ze środka na kwaterę 8.']);
  });
});

const COSTS = { type: 'tokens-paid', rule: 'G-30', seat: 0, tool: 'lathekin', tokens: 2 } as const;
const TAKEN = { type: 'taken', rule: 'G-20', seat: 0, die: 'R5' } as const;

describe('a preview of Sagrada', () => {
  test('says which die goes where', () => {
    const preview = sagradaOf(TAKEN, { type: 'placed', rule: 'G-20', seat: 0, die: 'R5', cell: 'C3' });
    expect(seen(preview)).toEqual(['Red 5 → C3']);
    expect(sayOutlook(preview)).toEqual(['Red 5 to C3.']);
  });

  test('says that a tool costs the second turn (G-40)', () => {
    const costs = { ...COSTS, tool: 'running-pliers', tokens: 1 } as const;
    const placed = { type: 'placed', rule: 'G-40', seat: 0, die: 'R5', cell: 'C3' } as const;
    const preview = sagradaOf(costs, TAKEN, placed, { type: 'turn-forfeited', rule: 'G-40', seat: 0 });
    expect(seen(preview)).toEqual([
      'Running Pliers: red 5 → C3',
      'Costs 1 Favor token',
      'Skips your second turn this round',
    ]);
  });

  test('says what a tool moves, and its price', () => {
    const preview = sagradaOf(
      COSTS,
      { type: 'moved', rule: 'G-36', seat: 0, die: 'R3', from: 'B2', to: 'C3' },
      { type: 'moved', rule: 'G-36', seat: 0, die: 'B1', from: 'A1', to: 'A4' },
    );
    expect(seen(preview)).toEqual(['Lathekin: B2 → C3, A1 → A4', 'Costs 2 Favor tokens']);
    expect(sayOutlook(preview)[0]).toBe('Lathekin: from B2 to C3 and from A1 to A4.');
  });

  test('says how a tool changes a die', () => {
    const paid = { type: 'die-paid', rule: 'G-64', seat: 0, tool: 'grozing-pliers', die: 'P2' } as const;
    const turned = { type: 'turned', rule: 'G-33', seat: 0, tool: 'grozing-pliers', from: 'R5', to: 'R6' } as const;
    const placed = { type: 'placed', rule: 'G-33', seat: 0, die: 'R6', cell: 'C3' } as const;
    expect(seen(sagradaOf(paid, TAKEN, turned, placed))).toEqual([
      'Grozing Pliers: red 6 → C3',
      'Costs the purple 2',
      'The red 5 becomes a 6',
    ]);
  });

  test('says what a tool does when chance is involved', () => {
    const hammer = { ...COSTS, tool: 'glazing-hammer', tokens: 1 } as const;
    expect(seen(sagradaOf(hammer))).toEqual([
      'Glazing Hammer',
      'Costs 1 Favor token',
      en.names.sagrada.tools['glazing-hammer'].effect,
    ]);
    expect(seen(sagradaOf({ ...hammer, tool: 'flux-brush' }, TAKEN))[0]).toBe('Flux Brush: red 5');
  });

  test('says what the move changes: objectives, lines, spoiled spaces, and the sum', () => {
    const outlook = {
      points: { public: [0, 5, -1], private: 6, tokens: -2, empty: 1, total: 9 },
      lines: [
        { objective: 'row-color-variety', line: 'B', by: 'colour', was: 'open', is: 'open', last: null },
        { objective: 'row-color-variety', line: 'C', by: 'colour', was: 'open', is: 'lost', last: null },
        { objective: 'column-shade-variety', line: 2, by: 'value', was: 'lost', is: 'open', last: null },
        {
          objective: 'column-color-variety',
          line: 5,
          by: 'colour',
          was: 'open',
          is: 'open',
          last: { cell: 'D5', takes: ['Y', 'P'] },
        },
        { objective: 'column-color-variety', line: 4, by: 'colour', was: 'open', is: 'full', last: null },
      ],
      spoiled: ['B2', 'C3'],
      mended: ['A1'],
    } as const;
    const considered = {
      outlook,
      objectives: ['row-color-variety', 'column-color-variety', 'color-diagonals'],
      isCovered: false,
    } as const;
    const shown = (isCovered: boolean): readonly string[] =>
      seen(previewSagrada([TAKEN], { ...considered, isCovered }, en)).slice(1);
    const changes = [
      '+5 Column Color Variety',
      '−1 Color Diagonals',
      'Row B still has no repeated colour',
      'Row C can no longer avoid a repeated colour',
      'Column 2 can avoid a repeated value again',
      'Column 5 will score 5 points if D5 is yellow or purple',
      'B2 and C3 can no longer be filled',
      'A1 can be filled again',
      '+1 for the filled space',
    ];
    expect(shown(false)).toEqual([
      ...changes.slice(0, 2),
      '+6 private objective',
      ...changes.slice(2),
      '+9 points in all',
    ]);
    expect(shown(true), 'a hidden private objective hides the sum as well').toEqual(changes);
  });

  test('says what a window offers', () => {
    const chosen = { type: 'chosen', rule: 'G-04', seat: 0, pattern: 'firelight' } as const;
    const tokens = { type: 'tokens-received', rule: 'G-05', seat: 0, tokens: 5 } as const;
    expect(seen(sagradaOf(chosen, tokens))).toEqual(['Firelight', '5 Favor tokens']);
  });
});

describe('the button that plays a move', () => {
  const { preview: glass } = en.sintra;
  const { preview: dice } = en.sagrada;
  const acts = (actOf: (locale: Locale) => Outlook): readonly string[] => LOCALES.map((locale) => actOf(locale).act);
  const inSintra = (...followed: readonly SintraConsequence[]): readonly string[] =>
    acts((locale) => previewSintra(followed, sintra.view(begun, null), textsFor(locale)));
  const inSagrada = (...followed: readonly SagradaConsequence[]): readonly string[] =>
    acts((locale) => previewSagrada(followed, consider(dealt), textsFor(locale)));

  test('names the act in Sintra', () => {
    const back = { type: 'glazier-moved', rule: 'R-40', seat: 0, from: 4, to: 0 } as const;
    expect(inSintra(PICKED, PLACED)).toEqual([
      'Place panes',
      'Placer les pièces',
      'Glasstukken plaatsen',
      'Połóż tafle',
    ]);
    expect(inSintra(PICKED, { ...PLACED, spaces: [1] }, BROKE)[0]).toBe(glass.placePanes(1));
    expect(inSintra(PICKED, { ...BROKE, rule: 'R-20', count: 3 })[0]).toBe(glass.breakPanes(3));
    expect(inSintra({ ...PICKED, count: 1 }, { ...BROKE, rule: 'R-20' })[0]).toBe(glass.breakPanes(1));
    expect(inSintra(back)[0]).toBe(glass.moveBack);
  });

  test('names the act in Sagrada', () => {
    const placed = { type: 'placed', rule: 'G-20', seat: 0, die: 'R5', cell: 'C3' } as const;
    const moved = { type: 'moved', rule: 'G-36', seat: 0, die: 'R3', from: 'B2', to: 'C3' } as const;
    const chosen = { type: 'chosen', rule: 'G-04', seat: 0, pattern: 'firelight' } as const;
    const bagged = { type: 'bagged', rule: 'G-43', seat: 0, die: 'R5' } as const;
    const ended = { type: 'turn-ended', rule: 'G-13', seat: 0, passed: true } as const;
    expect(inSagrada(TAKEN, placed)).toEqual(['Place die', 'Placer le dé', 'Dobbelsteen plaatsen', 'Połóż kostkę']);
    expect(inSagrada(chosen)[0]).toBe(dice.takeWindow);
    expect(inSagrada(COSTS, moved)[0]).toBe(dice.moveDice(1));
    expect(inSagrada(COSTS, moved, moved)[0]).toBe(dice.moveDice(2));
    expect(inSagrada({ ...COSTS, tool: 'flux-remover' }, TAKEN, bagged)[0]).toBe(dice.drawDie);
    expect(inSagrada({ ...COSTS, tool: 'flux-brush' }, TAKEN)[0]).toBe(dice.rollAgain);
    expect(inSagrada({ ...COSTS, tool: 'glazing-hammer' })[0]).toBe(dice.rollAgain);
    expect(inSagrada({ type: 'pooled', rule: 'G-38', seat: 0, die: 'R5' })[0]).toBe(dice.returnDie);
    expect(inSagrada(ended)[0]).toBe(en.web.play.endTurn);
  });
});

/** Lines with faults. */
function faultsIn(outlook: Outlook): readonly string[] {
  const said = sayOutlook(outlook);
  const isOdd = (line: string): boolean => /undefined|null|NaN|\[object|^\W*$/.test(line);
  return [
    ...[outlook.act, ...seen(outlook), ...said].filter(isOdd),
    ...said.filter((line) => line.includes('→') || !line.endsWith('.')),
    ...[outlook.heading.shown].filter((line) => !/^[\p{Lu}\d]/u.test(line)),
  ];
}

describe.each(LOCALES)('every move in %s', (locale) => {
  const texts = textsFor(locale);

  test('of a Sintra game has a preview', () => {
    const outlooks = [...movesOf(sintra, 3)].map(({ before, followed }) =>
      previewSintra(followed, sintra.view(before, null), texts),
    );
    expect(outlooks.flatMap(faultsIn)).toEqual([]);
  });

  test.each([1, 3])('of a Sagrada game with %i players has a preview', (players) => {
    const outlooks = [...movesOf(sagrada, players)].map(({ followed, before, after, seat }) =>
      previewSagrada(followed, consider(before, after, seat), texts),
    );
    expect(outlooks.flatMap(faultsIn)).toEqual([]);
  });
});
