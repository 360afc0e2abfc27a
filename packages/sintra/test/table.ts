/**
 * Positions for tests in a few words: the rest is filled in so that the position is possible. They have their own
 * strips, so that no rule's test depends on the house strips.
 */
import type { Luck } from '@leadlight/core';
import { COLOURS, sintra, sintraText } from '../src/index.ts';
import type { Consequence, Event, Options, Position, Reason } from '../src/index.ts';

interface Seat {
  /** Strips by slot, such as `{ 0: '8f:W....' }`; the other slots get the remaining strips, front up. */
  readonly strips?: Readonly<Record<number, string>>;
  /** Windows by slot, such as `{ 0: 'P.', 3: 'OW' }`; the strip above a full one is gone. */
  readonly windows?: Readonly<Record<number, string>>;
  readonly glazier?: number;
  readonly marker?: number;
  readonly lost?: number;
  /** Points so far, from colour bonuses and from windows. */
  readonly bonus?: number;
  readonly points?: number;
  /** Follows from the points by default. */
  readonly score?: number;
}

interface Table {
  readonly seats?: readonly Seat[];
  /** Panes on displays, such as `PPOW - BBYY`; the displays after them are empty. */
  readonly displays?: string;
  readonly centre?: string;
  /** Counts, such as `P3,W12`. All other panes go into the bag, or into the tower if the bag is given. */
  readonly bag?: string;
  readonly tower?: string;
  readonly phase?: string;
  readonly round?: number;
  readonly indicator?: string;
  readonly turn?: number;
  readonly starter?: number;
  readonly tile?: number | 'centre';
  readonly side?: 'A' | 'B';
  readonly scoreFloor?: boolean;
  /** The strip set: the one below by default. */
  readonly set?: string;
}

/** Sides of three and four colours, and a joker side. */
const STRIPS =
  '1:POPBP/YBWOY,2:OYOWO/BWPYB,3:YBYPY/WPOBW,4:BWBOB/POYWP,5:WPWYW/OYBPO,6:PYOYP/OBYBO,7:YWBWY/BPWPB,8:WOPOW/P*Y*B';

const LETTERS = 'POYBW';
const SLOTS = [0, 1, 2, 3, 4, 5, 6, 7];
const DISPLAYS: Readonly<Record<number, number>> = { 2: 5, 3: 7, 4: 9 };

const windowsOf = (seat: Seat): string[] => SLOTS.map((slot) => seat.windows?.[slot] ?? '..');

const idOf = (strip: string): string => strip.slice(0, 1);

function stripsOf(seat: Seat): string[] {
  const windows = windowsOf(seat);
  const given = Object.values(seat.strips ?? {}).map(idOf);
  const free = Array.from('12345678').filter((id) => !given.includes(id));
  return SLOTS.map((slot) => {
    if (!windows[slot].includes('.')) return '-';
    return seat.strips?.[slot] ?? spareStrip(free.shift() ?? '', windows[slot]);
  });
}

/** The joker strip has its jokers up only once its window holds a pane. */
const spareStrip = (id: string, window: string): string => `${id}${id === '8' && window !== '..' ? 'b' : 'f'}:.....`;

const lettersIn = (text: string): string[] => Array.from(text).filter((letter) => LETTERS.includes(letter));

const counted = (counts: string): string[] =>
  Array.from(counts.matchAll(/([POYBW])(\d+)/g)).flatMap(([, letter, count]) => letter.repeat(Number(count)).split(''));

function rest(elsewhere: readonly string[]): string {
  const counts = Array.from(LETTERS).map((letter) => [
    letter,
    20 - elsewhere.filter((other) => other === letter).length,
  ]);
  const some = counts.filter(([, count]) => count !== 0).map(([letter, count]) => `${letter}${count}`);
  return some.join(',') || '-';
}

function seatText(seat: Seat, at: number): string {
  const { glazier = 0, marker = 0, lost = 0, bonus = 0, points = 0 } = seat;
  const score = seat.score ?? bonus + points - lost;
  return [
    `strips${at}=${stripsOf(seat).join(',')} windows${at}=${windowsOf(seat).join(',')} glazier${at}=${glazier}`,
    `score${at}=${score} marker${at}=${marker} lost${at}=${lost} bonus${at}=${bonus} points${at}=${points}`,
  ].join(' ');
}

/** A position's line of text, in which seat 0 must decide by default. */
export function line(given: Table): string {
  const seats = given.seats ?? [{}, {}];
  const { phase = 'decide', round = 1, indicator = 'WPOYBW', turn = 0, starter = 0, centre = '-' } = given;
  const displays = (given.displays ?? '').split(' ').filter(Boolean);
  const all = Array.from({ length: DISPLAYS[seats.length] }, (_, display) => displays[display] ?? '-');
  const left = phase === 'end' || phase === 'over' ? '' : indicator.slice(round - 1);
  const strips = seats.flatMap(stripsOf).map((strip) => strip.slice(3));
  const lying = lettersIn([left, centre, ...all, ...strips, ...seats.flatMap(windowsOf)].join(''));
  const tower = given.tower ?? (given.bag === undefined ? '-' : rest([...lying, ...counted(given.bag)]));
  const bag = given.bag ?? rest([...lying, ...counted(tower)]);
  const tile = given.tile ?? (phase === 'decide' ? 'centre' : 0);
  return [
    `players=${seats.length} side=${given.side ?? 'A'} scoreFloor=${given.scoreFloor ? 'yes' : 'no'}`,
    `strips=${given.set ?? STRIPS} played=9 abandoned=no phase=${phase} round=${round} turn=${turn}`,
    `starter=${starter} tile=${tile} indicator=${indicator} bag=${bag} tower=${tower}`,
    `displays=${all.join(',')} centre=${centre}`,
    ...seats.map(seatText),
  ].join(' ');
}

export function read(text: string): Position {
  const position = sintraText.readPosition(text);
  if (!position.ok) throw new Error(`${JSON.stringify(position.problems)} in ${text}`);
  return position.value;
}

export const table = (given: Table): Position => read(line(given));

/** An event from its line of text. */
export function event(text: string): Event {
  const found = sintraText.readEvent(text);
  if (!found.ok) throw new Error(`${text}: ${JSON.stringify(found.problems)}`);
  return found.value;
}

/** Plays lines that must be legal and returns the consequences of the last. */
export function play(position: Position, ...lines: readonly string[]): Consequence[] {
  let trace: Consequence[] = [];
  for (const text of lines) {
    trace = [];
    const refused = sintra.play(position, event(text), trace);
    if (refused.length > 0) throw new Error(`${text}: ${JSON.stringify(refused)}`);
  }
  return trace;
}

/** The setup or fill drawn by chance. */
export function drawn<Type extends 'setup' | 'fill'>(position: Position, type: Type, luck: Luck): Drawn<Type> {
  const found = sintra.draw(position, luck);
  if (found?.type !== type) throw new Error(`no ${type} is due`);
  return found as Drawn<Type>;
}

type Drawn<Type> = Extract<Event, { type: Type }>;

/** Options that must be valid. */
export function options(json: unknown, players = 2): Options {
  const parsed = sintra.parseOptions(json, players);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.value;
}

/** The consequences as words: the rule and the kind. */
export const told = (trace: readonly Consequence[]): string[] => trace.map(({ rule, type }) => `${rule} ${type}`);

/** The full reasons for refusing a line. */
export const why = (position: Position, text: string): readonly Reason[] => sintra.why(position, event(text));

/** The rules that refuse a line, each with its key. */
export const refusals = (position: Position, text: string): string[] =>
  why(position, text).map(({ rule, key }) => `${rule} ${key}`);

/** The legal moves of the seat whose turn it is, as lines without the seat, in alphabetical order. */
export function legal(position: Position, like = /./): string[] {
  const due = sintra.toAct(position);
  const seat = due.kind === 'decide' ? due.seats[0] : 0;
  const lines = sintra.legal(position, seat).map((move) => sintraText.writeEvent(move).slice(2));
  return lines.filter((text) => like.test(text)).toSorted();
}

/** Panes as one word, in component order. */
export const word = (panes: readonly string[]): string =>
  panes.map((name) => LETTERS[COLOURS.findIndex((colour) => colour === name)]).join('') || '-';

/** The value of a section in the position's line. */
export function section(position: Position, name: string): string {
  const found = new RegExp(`(?:^| )${name}=(\\S+)`).exec(sintraText.writePosition(position));
  return found?.[1] ?? '';
}

/** One slot of a seat: its strip as text. */
export const strip = (position: Position, seat: number, slot: number): string =>
  section(position, `strips${seat}`).split(',')[slot];

export const windowText = (position: Position, seat: number, slot: number): string =>
  section(position, `windows${seat}`).split(',')[slot];
