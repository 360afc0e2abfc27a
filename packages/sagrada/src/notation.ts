/**
 * Events as lines of text: `roll 1 G4 Y3`, `0 Y3@D4`, `1 lens-cutter Y6~1:B6@A5 pay G2`, `0 done`. A decision starts
 * with its seat; `?` is hidden from the viewer.
 */
import { fail, problem, type Problem, type Result } from '@leadlight/core';
import type { Event, Reveal, Settle, Setup, Use } from './events.ts';
import type { Reason } from './reasons.ts';
import { parseEvent } from './parse-event.ts';
import type { Chosen, FieldKind } from './tools/fields.ts';
import { toolFields } from './tools/index.ts';

const orHidden = (list: readonly string[] | string | null): string =>
  list === null ? '?' : typeof list === 'string' ? list : list.join('.');

const lists = (items: readonly (readonly string[] | string | null)[]): string => items.map(orHidden).join(',');

export function writeEvent(event: Event): string {
  switch (event.type) {
    case 'setup':
      return writeSetup(event);
    case 'choose':
      return `${event.player} choose ${event.pattern ?? '?'}`;
    case 'roll':
      return ['roll', event.round, ...event.dice].join(' ');
    case 'place':
      return `${event.player} ${event.die}@${event.cell}`;
    case 'tool':
      return [event.player, event.tool, ...writeUse(event), ...(event.pay ? ['pay', event.pay] : [])].join(' ');
    case 'rerolled':
      return ['rerolled', ...event.dice].join(' ');
    case 'drawn':
      return `drawn ${event.colour}`;
    case 'settle':
      return writeSettle(event);
    case 'done':
      return `${event.player} done`;
    case 'reveal':
      return writeReveal(event);
    default:
      return event.type;
  }
}

function writeSetup(event: Setup): string {
  const cards = `public=${event.public.join('.')} tools=${event.tools.join('.')}`;
  return `setup ${event.start} private=${lists(event.private)} ${cards} offers=${lists(event.offers)}`;
}

function writeReveal({ offers, patterns, private: privates }: Reveal): string {
  const parts = Object.entries({ offers, patterns, private: privates });
  return ['reveal', ...parts.flatMap(([name, list]) => (list === undefined ? [] : [`${name}=${lists(list)}`]))].join(
    ' ',
  );
}

/** Each kind of field in writing. */
const FIELD_TEXTS: { readonly [Kind in FieldKind]: (chosen: Chosen[Kind]) => string } = {
  die: ({ die }) => die,
  value: ({ value }) => `=${value}`,
  swap: ({ round, track }) => `~${round}:${track}`,
  cell: ({ cell }) => `@${cell}`,
  moves: ({ moves }) => moves.map(({ from, to }) => `${from}-${to}`).join(','),
};

/** One word, unless the tool leaves nothing to choose. */
function writeUse(event: Use): string[] {
  const word = toolFields(event.tool).map(({ kind }) => FIELD_TEXTS[kind](event as never));
  return word.length === 0 ? [] : [word.join('')];
}

function writeSettle({ player, cell, value }: Settle): string {
  const to = cell ?? 'pool';
  return `${player} settle ${value === undefined ? to : `${value}@${to}`}`;
}

/** Reads a line; its contents are then checked like any event from outside. */
export function readEvent(line: string): Result<Event, Problem<Reason>> {
  const words = line.trim().split(/\s+/);
  const read = /^\d+$/.test(words[0]) ? readMove(Number(words[0]), words.slice(1)) : readChance(words);
  if (read === undefined) return fail([problem('record', 'event-unknown', 'line') as Problem<Reason>]);
  return parseEvent(read);
}

const MOVES = /^([A-D][1-5])-([A-D][1-5])$/;
const DRAFT = /^([A-Z]\d)(?:=(\d)|~(\d+):([A-Z]\d))?(?:@([A-Z]\d))?$/;
const SETTLE = /^(?:(\d)@)?(pool|[A-Z]\d)$/;

function readMove(player: number, words: readonly string[]): object | undefined {
  const [verb, object] = words;
  if (verb === 'done' && words.length === 1) return { type: 'done', player };
  if (verb === 'choose' && words.length === 2) {
    return { type: 'choose', player, pattern: object === '?' ? null : object };
  }
  if (verb === 'settle' && words.length === 2) return readSettle(player, object);
  const draft = words.length === 1 ? readDraft(verb) : undefined;
  if (draft !== undefined) return { type: 'place', player, ...draft };
  return verb === undefined ? undefined : readUse(player, words);
}

function readSettle(player: number, text: string): object | undefined {
  const match = SETTLE.exec(text);
  if (match === null) return undefined;
  const [, value, to] = match;
  return { type: 'settle', player, ...number('value', value), ...(to === 'pool' ? {} : { cell: to }) };
}

const number = (name: string, text: string | undefined): object => (text === undefined ? {} : { [name]: Number(text) });
const word = (name: string, text: string | undefined): object => (text === undefined ? {} : { [name]: text });

function readDraft(text: string): object | undefined {
  const match = DRAFT.exec(text);
  if (match === null) return undefined;
  const [, die, value, round, track, cell] = match;
  return { die, ...number('value', value), ...number('round', round), ...word('track', track), ...word('cell', cell) };
}

function readUse(player: number, words: readonly string[]): object | undefined {
  const at = words.indexOf('pay');
  const [tool, detail, ...rest] = at < 0 ? words : words.slice(0, at);
  const paid = at < 0 ? {} : { pay: words[at + 1] };
  if (rest.length > 0 || (at >= 0 && words.length !== at + 2)) return undefined;
  const use = { type: 'tool', player, tool, ...paid };
  if (detail === undefined) return use;
  const moves = detail.split(',').map((move) => MOVES.exec(move));
  if (moves.every((move) => move !== null)) return { ...use, moves: moves.map(([, from, to]) => ({ from, to })) };
  const draft = readDraft(detail);
  return draft === undefined ? undefined : { ...use, ...draft };
}

function readChance([type, ...rest]: readonly string[]): object | undefined {
  switch (type) {
    case 'roll':
      return { type, round: Number(rest[0]), dice: rest.slice(1) };
    case 'rerolled':
      return { type, dice: rest };
    case 'drawn':
      return rest.length === 1 ? { type, colour: rest[0] } : undefined;
    case 'setup':
      return { type, start: Number(rest[0]), ...readParts(rest.slice(1)) };
    case 'reveal':
      return { type, ...readParts(rest) };
    default:
      return rest.length === 0 ? { type } : undefined;
  }
}

/** `name=a.b,c.d`: a list of lists; a list of plain names for the cards on the table, and of one pattern per seat. */
function readParts(parts: readonly string[]): object {
  return Object.fromEntries(parts.map((part) => readPart(...(part.split('=', 2) as [string, string?]))));
}

function readPart(name: string, text = ''): readonly [string, unknown] {
  if (name === 'public' || name === 'tools') return [name, text.split('.')];
  const items = text.split(',').map((item) => (item === '?' ? null : item));
  return [name, name === 'patterns' ? items : items.map((item) => item?.split('.') ?? null)];
}
