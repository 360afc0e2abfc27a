import type { Colour, Die, Printed } from '@leadlight/sagrada';
import { tally } from '../parts.ts';
import type { Vocabulary } from '../typed.ts';
import type { Held, SagradaTerm, SagradaTypedTexts } from '../typed-sagrada.ts';
import { DIE_COLOURS, dieName, list, listDice, number, plural } from './grammar.ts';

export const words: Vocabulary<SagradaTerm> = {
  R: 'red, reds',
  Y: 'yellow, yellows',
  G: 'green, greens',
  B: 'blue, blues',
  P: 'purple, purples, violet',
  1: 'one, ones',
  2: 'two, twos',
  3: 'three, threes',
  4: 'four, fours',
  5: 'five, fives',
  6: 'six, sixes',
  tool: 'tool, tools, tool card',
  pay: 'pay, paying, paid',
  round: 'round',
  value: 'value, turned, raised, lowered, becomes, as',
  row: 'row, rows',
  column: 'column, columns',
  window: 'window, windows, pattern',
  pool: 'pool, draft pool',
  track: 'track, round track',
  done: 'pass, passes, end, end turn, done',
};

const upper = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

const spaceOf = (held: Held): string => {
  if ('die' in held) return dieName(held.die);
  const { printed } = held;
  if (printed === null) return 'empty';
  return `empty (${typeof printed === 'number' ? number(printed) : DIE_COLOURS[printed]})`;
};

const sum = (dice: Readonly<Record<Colour, number>>): string =>
  list(
    Object.entries(dice).flatMap(([colour, count]) =>
      count === 0 ? [] : [`${number(count)} ${DIE_COLOURS[colour as Colour]}`],
    ),
  );

const counted = (printed: Colour | null, count: number): string =>
  `${number(count)} ${printed === null ? 'blank' : DIE_COLOURS[printed]}`;

const wanted = (empty: readonly Printed[]): string => {
  const values = empty.filter((printed) => typeof printed === 'number');
  const others = empty.filter((printed) => typeof printed !== 'number');
  const said = tally(others).map(([printed, count]) => counted(printed, count));
  return [
    ...said,
    ...(values.length === 0
      ? []
      : [`${plural(values.length, { one: 'value', other: 'values' })} ${list(values.map(number))}`]),
  ].join(', ');
};

const fits = (what: string, cells: readonly string[]): string => `${what} fits ${list(cells)}.`;

const choices = (names: readonly string[]): string => list(names.map((name, at) => `${at + 1}, ${name}`));

const known = (dice: readonly Die[]): string =>
  dice.length === 0 ? 'The draft pool is empty.' : `The draft pool has ${listDice(dice)}.`;

export const typed: SagradaTypedTexts = {
  whichDie: (dice) => `Which die? ${known(dice)}`,
  pool: known,
  noDie: 'The draft pool has no such die.',
  whichTool: (names) => `Which tool? ${names.join(', ')}.`,
  whichWindow: (names) => `Which window? ${choices(names)}.`,
  fits: (die, cells) => fits(upper(dieName(die)), cells),
  fitsNone: (die) => `${upper(dieName(die))} fits no space now.`,
  handFits: (cells) =>
    cells.length === 0 ? 'The die in your hand fits no space.' : fits('The die in your hand', cells),
  needs: (name, empty) =>
    `${name}, ${plural(empty.length, { one: '1 empty space', other: `${number(empty.length)} empty spaces` })}: ${wanted(empty)}.`,
  noWindow: (name) => `${name}: no window yet.`,
  fullWindow: (name) => `${name}: the window is full.`,
  canUse: (dice) => `Dice in the pool that fit: ${listDice(dice)}.`,
  canUseNone: 'No die in the pool fits.',
  bag: (dice) => `Bag: ${sum(dice)}.`,
  bagEmpty: 'The bag is empty.',
  line: (line, held) => `${typeof line === 'number' ? 'Column' : 'Row'} ${line}: ${held.map(spaceOf).join(', ')}.`,
  rows: (filled) => `Filled spaces from row A to D: ${filled.map(number).join(', ')}.`,
  noLine: 'Rows are A to D, columns 1 to 5.',
};
