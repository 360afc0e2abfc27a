/** Every thing on a board is explained, throughout a game, by a text and by rules that exist. */
import { FastRandom, settle, type Game, type GameTypes } from '@leadlight/core';
import { loadSagradaRules, loadSintraRules, LOCALES, textsFor, type Locale } from '@leadlight/messages';
import { COLOURS as GLASS, OBJECTIVE_IDS, ROUNDS, sagrada, sagradaText, type Position } from '@leadlight/sagrada';
import { COLOURS, ORNAMENTS, sintra, SLOTS, type View } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import type { Explained } from '../src/game/explained.ts';
import { CELLS, type Spot, type Thing as Piece } from '../src/games/sagrada/board/board.ts';
import { explainSagrada, type Asked } from '../src/games/sagrada/explain.ts';
import { thingAt, type Thing } from '../src/games/sintra/board/board.ts';
import { explainSintra } from '../src/games/sintra/explain.ts';
import { anyOf } from '../../core/test/present.ts';

/** The positions of a random game. */
function* positions<T extends GameTypes>(game: Game<T>, chosen: object, players: number): Generator<T['position']> {
  const options = game.parseOptions(chosen, players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const position = game.start(options.value, players);
  const random = new FastRandom(7);
  for (;;) {
    settle(game, position, () => random);
    const due = game.toAct(position);
    yield position;
    if (due.kind !== 'decide') return;
    game.play(position, anyOf(game.legal(position, due.seats[0]), random));
  }
}

/** Texts that say nothing, rules that a page lacks, and explanations without rules. */
function faultsIn(explained: readonly Explained[], rules: object): readonly unknown[] {
  return [
    ...explained.filter(({ text }) => /undefined|NaN|null|\.\./.test(text) || text === ''),
    ...explained.flatMap(({ rules: named }) => named).filter((rule) => !Object.hasOwn(rules, rule)),
    ...explained.filter(({ rules: named }) => named.length === 0 || new Set(named).size < named.length),
  ];
}

function* sintraBoards(): Generator<View> {
  for (const position of positions(sintra, { side: 'A' }, 2)) yield sintra.view(position, null);
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

describe('touching a thing of Sintra', () => {
  test.each(LOCALES)('explains it in %s, with its rules', async (locale) => {
    const { page } = await loadSintraRules(locale);
    const texts = textsFor(locale).explanations.sintra;
    const explained = [...sintraBoards()].flatMap((view) =>
      things.map((thing) => explainSintra(thing, { view, texts, choosing: view.played % 2 })),
    );
    expect(faultsIn(explained, page.rules)).toEqual([]);
  });

  test('R-16: says that a strip to the left of the glazier is out of reach', () => {
    const texts = textsFor('en').explanations.sintra;
    const view = [...sintraBoards()].find(({ seats }) => (seats[0]?.glazier ?? 0) > 0 && seats[0]?.strips[0] !== null);
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

interface Table {
  readonly pattern: 'comitas' | 'lux-mundi';
  readonly dice: string;
  readonly pool: string;
  readonly turn?: number;
  readonly drafted?: 'yes' | 'no';
  readonly tokensOn?: string;
}

const CARDS = { comitas: 'chromatic-splendor.comitas', 'lux-mundi': 'lux-mundi.lux-astram' } as const;
const dotted = (text: string): string => (text === '' ? '-' : text.replaceAll(' ', '.'));

/** The second round of a game of two, with dice in the first player's window. */
function table({ pattern, dice, pool, turn = 0, drafted = 'no', tokensOn = '0.0.0' }: Table): Position {
  const lying = [...dice.split(' ').map((placed) => placed.slice(2)), ...pool.split(' ')];
  const bag = GLASS.map((colour) => 18 - lying.filter((die) => die.startsWith(colour)).length);
  const read = sagradaText.readPosition(
    [
      'players=2 dealt=3 first=- index=9 phase=turn abandoned=no',
      `round=2 start=0 turn=${turn} skips=0 drafted=${drafted} tooled=no flux=- fluxIndex=-1 hand=-`,
      `bag=${bag.join('.')} pool=${dotted(pool)} track=- paid=- tools=lathekin.tap-wheel.flux-brush`,
      `toolTokens=${tokensOn} spent=0 objectives=light-shades.deep-shades.color-variety`,
      `seat0=${pattern}:5:R:${CARDS[pattern]}.suns-glory.firelight:${dotted(dice)}`,
      'seat1=batllo:5:Y:batllo.bellesguard.shadow-thief.sun-catcher:-',
    ].join(' '),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** What a player at a seat asks, or a spectator. */
function asks(position: Position, me: number | null, locale: Locale, more: Partial<Asked> = {}): Asked {
  const { names, explanations } = textsFor(locale);
  const view = sagrada.view(position, me);
  const fine = { refusals: () => [], isUsable: () => true };
  return { view, position, me, names: names.sagrada, texts: explanations.sagrada, ...fine, ...more };
}

const thingOn = (spot: Spot, seat: number): Piece => ({ kind: 'spot', spot, seat });

/** Everything on a table of Sagrada. */
const piecesOn = ({ view }: Asked): readonly Piece[] => [
  ...view.seats.flatMap(({ pattern }, seat): readonly Piece[] => [
    ...CELLS.map((cell) => thingOn({ kind: 'cell', cell }, seat)),
    ...(pattern === null ? [] : [thingOn({ kind: 'pattern', pattern }, seat)]),
  ]),
  ...view.pool.map((die, at) => thingOn({ kind: 'pool', die, at }, 0)),
  ...Array.from({ length: ROUNDS }, (_, at) => thingOn({ kind: 'track', round: at + 1, at: 0, die: 'R1' }, 0)),
  ...view.public.map((objective): Piece => ({ kind: 'objective', objective })),
  ...GLASS.map((colour): Piece => ({ kind: 'private', colour })),
  ...view.tools.flatMap(({ id }): readonly Piece[] => [
    thingOn({ kind: 'tool', tool: id }, 0),
    { kind: 'price', tool: id },
  ]),
  thingOn({ kind: 'value', value: 3 }, 0),
  ...(['pool', 'turns', 'tokens', 'offers', 'target', 'score'] as const).map((kind) => ({ kind })),
];

describe('touching a thing of Sagrada', () => {
  test.each(LOCALES)('explains it in %s, with its rules, to players and spectators', async (locale) => {
    const { page } = await loadSagradaRules(locale);
    const explained = [1, 3].flatMap((players) =>
      [...positions(sagrada, {}, players)].flatMap((position) =>
        [0, null].flatMap((me) => {
          const asked = asks(position, me, locale, {
            refusals: (tool) => (tool.startsWith('f') ? [{ sentence: 'No.', rule: 'G-13' }] : []),
            isUsable: (tool) => !tool.startsWith('g'),
          });
          return piecesOn(asked).map((thing) => explainSagrada(thing, asked));
        }),
      ),
    );
    expect(faultsIn(explained, page.rules)).toEqual([]);
    expect(explained.length).toBeGreaterThan(1000);
  });

  /** `comitas`: Y.2.6 / .4.5Y / ...Y5 / 12Y3. */
  const comitas = (dice: string, pool = 'R3 B4', more: Partial<Table> = {}) =>
    asks(table({ pattern: 'comitas', dice, pool, ...more }), 0, 'en');
  const text = (thing: Piece, asked: Asked): string => explainSagrada(thing, asked).text;
  const cell = (name: (typeof CELLS)[number]): Piece => ({ kind: 'cell', seat: 0, cell: name });

  test('G-20 to G-24: says what an empty space takes, and why', () => {
    expect(explainSagrada(cell('C3'), comitas('A2R1 C2B3'))).toEqual({
      text: 'C3 takes any die except blues and 3s, because of the dice beside it. No die in the draft pool fits now.',
      rules: ['G-23', 'G-24'],
    });
    expect(text(cell('C3'), comitas('C2B5'))).toMatch(/red 3 fits now\.$/);
    expect(explainSagrada(cell('C3'), comitas(''))).toEqual({
      text: 'C3 takes any die. The first die goes on an edge space.',
      rules: ['G-21', 'G-23'],
    });
    expect(explainSagrada(cell('D5'), comitas('A1Y1'))).toMatchObject({ rules: ['G-22', 'G-23'] });
    expect(text(cell('C4'), comitas('C5Y5'))).toMatch(/^No die fits C4 any more.*costs 1 point\.$/);
  });

  test('G-20: says whether a die in the pool fits, and G-13: that the player has drafted', () => {
    const die: Piece = { kind: 'die', die: 'R3' };
    expect(text(die, comitas('A2B1 C2B1'))).toMatch(/^The red 3 fits \d+ spaces in your window now\.$/);
    const stuck = table({ pattern: 'lux-mundi', dice: 'A1R6 A3P1 A5R6', pool: 'R6' });
    expect(text({ kind: 'die', die: 'R6' }, asks(stuck, 0, 'en'))).toBe(
      'The red 6 fits nowhere in your window now. Only a tool would let you draft it.',
    );
    expect(text(die, comitas('A2B1', 'R3', { drafted: 'yes' }))).toMatch(/already drafted this turn\.$/);
    expect(text(die, comitas('A2B1', 'R3', { turn: 1 }))).toMatch(/On your turn/);
  });

  test('G-30: names the price of a tool, and why the player can’t use it', () => {
    const price: Piece = { kind: 'price', tool: 'lathekin' };
    const asked = comitas('', 'R3', { tokensOn: '1.0.0' });
    expect(text(price, asked)).toBe('Costs 2 Favor tokens, because it has been used before.');
    expect(text({ kind: 'price', tool: 'tap-wheel' }, asked)).toBe('Costs 1 Favor token the first time, then 2.');
    const refusals = () => [{ sentence: 'You can use only one tool per turn.', rule: 'G-13' }];
    expect(explainSagrada(price, { ...asked, refusals })).toEqual({
      text: 'Costs 2 Favor tokens, because it has been used before. You can use only one tool per turn.',
      rules: ['G-13', 'G-36', 'G-30'],
    });
    expect(explainSagrada(price, { ...asked, isUsable: () => false }).rules).toContain('G-80');
  });

  test('G-50 to G-54: counts what objectives give the player now', () => {
    const asked = comitas('A2R1 B1R2');
    expect(asked.view.public).toEqual(OBJECTIVE_IDS.filter((id) => asked.view.public.includes(id)));
    expect(text({ kind: 'objective', objective: 'light-shades' }, asked)).toMatch(
      /2 points each time.*: 2 points so far/,
    );
    expect(text({ kind: 'private', colour: 'R' }, asked)).toMatch(/red dice in your window: 3 points so far/);
  });
});
