/** Everything a language can say, each text with its origin. */
import { COLUMNS, ROWS } from '@leadlight/sagrada';
import { describeConsequence, describeReason, type Context, type AllTexts, type Texts } from '../src/index.ts';
import { recordReasons, sagradaConsequences, sagradaReasons, sintraConsequences, sintraReasons } from './samples.ts';
import { present } from '../../core/test/present.ts';

export type Said = readonly (readonly [where: string, text: string])[];

function keysOf<Table extends object>(table: Table): readonly (keyof Table & string)[] {
  return Object.keys(table) as (keyof Table & string)[];
}

/** Each sample of each key, phrased by `say`. */
function each<Table extends Readonly<Record<string, readonly unknown[]>>>(
  where: string,
  table: Table,
  say: (key: keyof Table & string, index: number) => string,
): Said {
  return keysOf(table).flatMap((key) =>
    (table[key] ?? []).map((_, index) => [`${where} ${key} ${index}`, say(key, index)] as const),
  );
}

export const reasonsSaid = (texts: AllTexts): Said => [
  ...each('record', recordReasons, (key, i) =>
    describeReason(texts.refusals, {}, { rule: 'record', key, args: present(recordReasons[key][i]) }),
  ),
  ...each('sintra', sintraReasons, (key, i) =>
    describeReason(texts.refusals, texts.refusals.sintra, { rule: 'R-01', key, args: present(sintraReasons[key][i]) }),
  ),
  ...each('sagrada', sagradaReasons, (key, i) =>
    describeReason(texts.refusals, texts.refusals.sagrada, {
      rule: 'G-01',
      key,
      args: present(sagradaReasons[key][i]),
    }),
  ),
];

/** `context` gives the players' names and the seat addressed as “you”. */
export const consequencesSaid = (texts: AllTexts, context: Context): Said => [
  ...each('sintra', sintraConsequences, (key, i) =>
    describeConsequence(texts, texts.sintra, present(sintraConsequences[key][i]), context),
  ),
  ...each('sagrada', sagradaConsequences, (key, i) =>
    describeConsequence(texts, texts.sagrada, present(sagradaConsequences[key][i]), context),
  ),
];

/** Every text found by its key. Functions get values that can pass for a number, a word or a list. */
export function leaves(value: unknown, where: string): Said {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value === 'function')
    return [[where, String(Reflect.apply(value, undefined, [['2'], ['3'], ['4'], ['5']]))]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, `${where}.${key}`));
}

export const namesSaid = ({ names }: Texts): Said => {
  const { cell, space, ...others } = names.sagrada;
  const cells = ROWS.flatMap((row) =>
    COLUMNS.map((column) => [`cell ${row}${column}`, cell(`${row}${column}`)] as const),
  );
  const spaces = (['R', 'Y', 'G', 'B', 'P', 1, 6, null] as const).map((at) => [`space ${at}`, space(at)] as const);
  return [...leaves(names.sintra, 'sintra'), ...leaves(others, 'sagrada'), ...cells, ...spaces];
};
