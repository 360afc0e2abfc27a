/** The things of Sagrada in a typed line: dice, spaces, colours, numbers and words. */
import type { CommonTerm, SagradaTerm } from '@leadlight/messages';
import { COLOURS, COLUMNS, ROWS, VALUES, type Cell, type Colour, type Die, type Value } from '@leadlight/sagrada';
import type { Token } from '../../../typing/lexicon.ts';
import type { SagradaStep } from '../choosing/steps.ts';

export type Term = SagradaTerm | CommonTerm | `tool:${string}` | `pattern:${string}`;

export type Thing =
  | { readonly kind: 'die'; readonly die: Die }
  | { readonly kind: 'cell'; readonly cell: Cell }
  /** “b2” may be a blue die or a space. */
  | { readonly kind: 'either'; readonly die: Die; readonly cell: Cell }
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'line'; readonly line: 'row' | 'column'; readonly name: string }
  | { readonly kind: 'word'; readonly term: Term };

const includes = <Item>(items: readonly Item[], item: unknown): item is Item => items.some((each) => each === item);

export const isValue = (value: number): value is Value => includes(VALUES, value);
export const isColour = (text: string): text is Colour => includes(COLOURS, text);

const dieOf = (mark: string): Die | undefined => {
  const [letter = '', digit] = mark.toUpperCase();
  return isColour(letter) && isValue(Number(digit)) ? (`${letter}${Number(digit)}` as Die) : undefined;
};

const cellOf = (mark: string): Cell | undefined => {
  const [letter = '', digit] = mark.toUpperCase();
  return includes(ROWS, letter) && includes(COLUMNS, Number(digit)) ? (`${letter}${Number(digit)}` as Cell) : undefined;
};

/** A letter and a digit that are a die or a space in the public notation. */
export const isMark = (text: string): boolean =>
  text.length === 2 && (dieOf(text) !== undefined || cellOf(text) !== undefined);

function markThing(text: string): readonly Thing[] {
  const [die, cell] = [dieOf(text), cellOf(text)];
  if (die !== undefined && cell !== undefined) return [{ kind: 'either', die, cell }];
  if (die !== undefined) return [{ kind: 'die', die }];
  return cell === undefined ? [] : [{ kind: 'cell', cell }];
}

function wordThing(term: Term): Thing {
  if (isColour(term)) return { kind: 'colour', colour: term };
  return isValue(Number(term)) ? { kind: 'number', value: Number(term) } : { kind: 'word', term };
}

/** “row b” and “column 2”: the letter may have been read as something else. */
function lineThing(term: Term, next: Token<Term> | undefined): Thing | undefined {
  const name = next?.text.toUpperCase() ?? '';
  if (term === 'row' && (includes(ROWS, name) || /^[1-4]$/.test(name))) {
    return { kind: 'line', line: 'row', name: ROWS[Number(name) - 1] ?? name };
  }
  if (term === 'column' && includes(COLUMNS, Number(name))) return { kind: 'line', line: 'column', name };
  return undefined;
}

/** The line's tokens, one thing each. */
function singles(tokens: readonly Token<Term>[]): readonly Thing[] {
  const things: Thing[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const line = token?.kind === 'word' ? lineThing(token.term, tokens[at + 1]) : undefined;
    if (line !== undefined) at++;
    things.push(...(line === undefined ? thingOf(token) : [line]));
  }
  return things;
}

function thingOf(token: Token<Term> | undefined): readonly Thing[] {
  if (token?.kind === 'mark') return markThing(token.text);
  if (token?.kind === 'number') return [{ kind: 'number', value: token.value }];
  return token?.kind === 'word' && token.term !== 'small' ? [wordThing(token.term)] : [];
}

/** Two things that name one: a colour with its value, a row with its column. */
function joined(one: Thing, other: Thing | undefined, after: Thing | undefined): Thing | undefined {
  if (one.kind === 'colour' && other?.kind === 'number' && isValue(other.value)) {
    return { kind: 'die', die: `${one.colour}${other.value}` };
  }
  if (one.kind === 'number' && isValue(one.value) && other?.kind === 'colour' && after?.kind !== 'number') {
    return { kind: 'die', die: `${other.colour}${one.value}` };
  }
  if (one.kind === 'line' && one.line === 'row' && other?.kind === 'line' && other.line === 'column') {
    return { kind: 'cell', cell: `${one.name}${other.name}` as Cell };
  }
  return undefined;
}

export function thingsIn(tokens: readonly Token<Term>[]): readonly Thing[] {
  const all = singles(tokens);
  const things: Thing[] = [];
  for (let at = 0; at < all.length; at++) {
    const thing = all[at];
    if (thing === undefined) continue;
    const pair = joined(thing, all[at + 1], all[at + 2]);
    if (pair !== undefined) at++;
    things.push(pair ?? thing);
  }
  return things;
}

export const hasWord = (things: readonly Thing[], term: Term): boolean =>
  things.some((thing) => thing.kind === 'word' && thing.term === term);

/** Whether the line begins a choice of its own: with a tool, a window or the end of the turn. */
export const isWhole = (things: readonly Thing[]): boolean =>
  things.some((thing) => thing.kind === 'word' && /^(tool|done|tool:.*|pattern:.*)$/.test(thing.term));

/** A step as a player would type it. */
export function thingsOfStep(step: SagradaStep): readonly Thing[] {
  switch (step.kind) {
    case 'tool':
      return [{ kind: 'word', term: `tool:${step.tool}` }];
    case 'pay':
      return [
        { kind: 'word', term: 'pay' },
        { kind: 'die', die: step.die },
      ];
    case 'die':
      return [step];
    case 'value':
      return [
        { kind: 'word', term: 'value' },
        { kind: 'number', value: step.value },
      ];
    case 'track':
      return [
        { kind: 'word', term: 'round' },
        { kind: 'number', value: step.round },
        { kind: 'die', die: step.die },
      ];
    case 'cell':
    case 'lift':
      return [{ kind: 'cell', cell: step.cell }];
    default:
      return [];
  }
}
