/**
 * The border between untrusted input and trusted data: small checks that are composed into the shape of a whole event,
 * option or record. A check never throws; it lists where the value is wrong, and by which rule.
 */
import { documentedWith } from './documented.ts';
import type { Problem, ShapeReason, ShapeReasons } from './reason.ts';

/** Lists the problems of a value at `path`: empty if there are none. */
export type Shape = (value: unknown, path: string) => readonly Problem<ShapeReason>[];

/** One field of an object, and whether it is optional. */
export interface Field {
  readonly shape: Shape;
  readonly optional: boolean;
}

/** A field for each property of `T`; optional properties need an optional field. */
export type FieldsOf<T> = {
  readonly [Key in keyof T]-?: Field & { readonly optional: undefined extends T[Key] ? true : false };
};

const FINE: readonly Problem<ShapeReason>[] = [];

export const required = (shape: Shape): Field & { readonly optional: false } => ({ shape, optional: false });

export const optional = (shape: Shape): Field & { readonly optional: true } => ({ shape, optional: true });

export function problem(rule: string, key: keyof ShapeReasons, path: string): Problem<ShapeReason> {
  return { path, reason: { rule, key, args: { path } } };
}

const verdict = (fine: boolean, rule: string, path: string): readonly Problem<ShapeReason>[] =>
  fine ? FINE : [problem(rule, 'field-wrong', path)];

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function oneOf(rule: string, values: readonly unknown[]): Shape {
  const allowed = new Set(values);
  return (value, path) => verdict(allowed.has(value), rule, path);
}

export const integer =
  (rule: string, least: number, most: number): Shape =>
  (value, path) =>
    verdict(Number.isInteger(value) && Number(value) >= least && Number(value) <= most, rule, path);

export const text =
  (rule: string, pattern: RegExp): Shape =>
  (value, path) =>
    verdict(typeof value === 'string' && pattern.test(value), rule, path);

export const nullable =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? FINE : shape(value, path);

/** The first shape that fits decides; if none fits, the last one reports the problems. */
export const either =
  (first: Shape, second: Shape): Shape =>
  (value, path) =>
    first(value, path).length === 0 ? FINE : second(value, path);

export const listOf =
  (rule: string, item: Shape, least: number, most = least): Shape =>
  (value, path) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return verdict(false, rule, path);
    let problems: Problem<ShapeReason>[] | undefined;
    for (let index = 0; index < value.length; index++) {
      const found = item(value[index], '');
      // Almost everything is fine. A long list of bad items has to be read in one go, too.
      if (found.length > 0) (problems ??= []).push(...placed(found, path, index));
    }
    return problems ?? FINE;
  };

function join(path: string, rest: string): string {
  if (path === '' || rest === '') return path + rest;
  return rest.startsWith('[') ? path + rest : `${path}.${rest}`;
}

/**
 * The problems of a field or an item of the value at `path`. Almost everything is fine, and then no path is put together.
 */
function placed(problems: Problems, path: string, part: string | number): Problems {
  if (problems.length === 0) return FINE;
  const place = join(path, typeof part === 'number' ? `[${part}]` : part);
  return problems.map((found) => under(place, found));
}

/** The same problem, seen from the value that has its own value at `place`. */
function under(place: string, { path: rest, reason }: Problem<ShapeReason>): Problem<ShapeReason> {
  const path = join(place, rest);
  return { path, reason: 'path' in reason.args ? { ...reason, args: { ...reason.args, path } } : reason };
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** An object with these fields. Other names are ignored, unless they are `reserved` for another object. */
export function object(
  rule: string,
  fields: Readonly<Record<string, Field>>,
  reserved: ReadonlySet<string> = NO_NAMES,
): Shape {
  const entries = Object.entries(fields);
  return (value, path) => {
    if (!isObject(value)) return verdict(false, rule, path);
    let problems = FINE;
    for (const [name, field] of entries) {
      problems = both(problems, placed(checkField(rule, value[name], field), path, name));
    }
    return reserved.size === 0 ? problems : both(problems, misplacedFields(rule, value, fields, reserved, path));
  };
}

type Problems = readonly Problem<ShapeReason>[];

/** Almost everything is fine, and then there is nothing to join. */
const both = (some: Problems, others: Problems): Problems => (others.length === 0 ? some : some.concat(others));

/** A part of a record: refuses names that the format, or the game's own fields, use elsewhere. */
export const recordObject = (
  rule: string,
  fields: Readonly<Record<string, Field>>,
  own: readonly string[] = [],
): Shape => object(rule, fields, documentedWith(own));

/** The fields of the value that are reserved for objects other than the expected one. */
export function misplacedFields(
  rule: string,
  value: Readonly<Record<string, unknown>>,
  expected: object,
  reserved: ReadonlySet<string>,
  path: string,
): readonly Problem<ShapeReason>[] {
  const isMisplaced = (name: string): boolean =>
    reserved.has(name) && !Object.hasOwn(expected, name) && value[name] !== undefined;
  const names = Object.keys(value);
  if (!names.some(isMisplaced)) return FINE;
  return names.filter(isMisplaced).map((name) => problem(rule, 'field-misplaced', join(path, name)));
}

function checkField(rule: string, value: unknown, field: Field): Problems {
  if (value !== undefined) return field.shape(value, '');
  return field.optional ? FINE : [problem(rule, 'field-missing', '')];
}

/** The shape of one kind of event, and the rule that a misshapen one breaks. */
export interface EventShape {
  readonly rule: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** Fields of any event: its type, and the bot that played it for an absent seat. */
const ANY_EVENT: Readonly<Record<string, Field>> = {
  type: required(() => FINE),
  by: optional(text('record', /^bot:.{1,76}$/u)),
};

/** How many events the seat could have chosen there (annotated records). */
const LEGAL: Readonly<Record<string, Field>> = { legal: optional(integer('record', 1, 1e9)) };

/**
 * The shape of any event of a game, by kind. `field` names the kind: the type, or another field where events of one
 * type differ. `rule` refuses an unknown kind. `own` are the names of the game's own fields.
 */
export function eventShape(
  rule: string,
  shapes: Readonly<Record<string, EventShape>>,
  field = 'type',
  own: readonly string[] = [],
): Shape {
  const byKind = new Map<unknown, Shape>(Object.entries(shapes).map(([kind, shape]) => [kind, annotated(shape, own)]));
  return (value, path) => {
    if (!isObject(value)) return verdict(false, rule, path);
    const shape = byKind.get(value[field]);
    return shape === undefined ? [problem(rule, 'event-unknown', join(path, field))] : shape(value, path);
  };
}

/** Any event may name the bot that played it, and a decision the number of choices. */
function annotated({ rule, fields }: EventShape, own: readonly string[]): Shape {
  const annotations = Object.hasOwn(fields, 'player') ? { ...ANY_EVENT, ...LEGAL } : ANY_EVENT;
  return recordObject(rule, { ...annotations, ...fields }, own);
}
