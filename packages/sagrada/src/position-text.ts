/**
 * A whole position as one line of named parts, for tests, bug reports and storage:
 * `players=2 tools=3 index=5 phase=turn round=1 … pool=G4.Y3 … seat0=lux-astram:5:Y:…:A1R3`.
 */
import { fail, ok, problem, type Problem, type Result } from '@leadlight/core';
import { DICE_PER_COLOUR, ROUNDS } from './components.ts';
import { DICE, NONE } from './dice.ts';
import { CELLS } from './grid.ts';
import { PATTERNS } from './patterns.ts';
import { inconsistencies } from './position-check.ts';
import { PHASES, startPosition, type Position } from './position.ts';
import type { Reason } from './reasons.ts';
import { goToTurn, roundsOver } from './turns.ts';
import { COLOURS, OBJECTIVE_IDS, PATTERN_IDS, TOOL_IDS } from './vocabulary.ts';
import { dieAt, HIDDEN_PATTERN, NO_PATTERN, putDie, type Window } from './window.ts';

/** One part of the line: how to write it, and how to read it; reading returns whether the text made sense. */
interface Part {
  readonly name: string;
  write(position: Position): string;
  read(position: Position, text: string): boolean;
}

const list = (items: readonly (string | number)[], separator = '.'): string =>
  items.length === 0 ? '-' : items.join(separator);

const unlist = (text: string, separator = '.'): string[] => (text === '-' ? [] : text.split(separator));

type NumberKey = 'index' | 'round' | 'start' | 'turn' | 'skips' | 'spent' | 'fluxIndex';
type FlagKey = 'drafted' | 'tooled' | 'abandoned';

/** The indices of names; undefined for an unknown name. */
function indices(texts: readonly string[], names: readonly string[]): number[] | undefined {
  const found = texts.map((text) => names.indexOf(text));
  return found.includes(-1) ? undefined : found;
}

const numberPart = (name: NumberKey, least: number, most: number): Part => ({
  name,
  write: (position) => String(position[name]),
  read(position, text) {
    position[name] = Number(text);
    return /^-?\d{1,6}$/.test(text) && position[name] >= least && position[name] <= most;
  },
});

const flagPart = (name: FlagKey): Part => ({
  name,
  write: (position) => (position[name] ? 'yes' : 'no'),
  read(position, text) {
    position[name] = text === 'yes';
    return text === 'yes' || text === 'no';
  },
});

type DiceKey = 'pool' | 'paid';

const dicePart = (name: DiceKey): Part => ({
  name,
  write: (position) => list(position[name].map((die) => DICE[die])),
  read(position, text) {
    const dice = indices(unlist(text), DICE);
    position[name] = dice ?? [];
    return dice !== undefined;
  },
});

const namePart = (name: 'flux' | 'hand', names: readonly string[]): Part => ({
  name,
  write: (position) => (position[name] === NONE ? '-' : names[position[name]]),
  read(position, text) {
    position[name] = names.indexOf(text);
    return text === '-' || position[name] !== NONE;
  },
});

const countsPart = (name: 'bag' | 'toolTokens', most: number): Part => ({
  name,
  write: (position) => list(position[name]),
  read(position, text) {
    position[name] = unlist(text).map(Number);
    return position[name].every((count) => Number.isInteger(count) && count >= 0 && count <= most);
  },
});

const cardsPart = (name: 'tools' | 'objectives', names: readonly string[]): Part => ({
  name,
  write: (position) => list(position[name].map((index) => names[index])),
  read(position, text) {
    const cards = indices(unlist(text), names);
    position[name] = cards ?? [];
    return cards !== undefined && new Set(cards).size === cards.length;
  },
});

const PHASE: Part = {
  name: 'phase',
  write: (position) => position.phase,
  read(position, text) {
    position.phase = PHASES.find((phase) => phase === text) ?? 'setup';
    return position.phase === text;
  },
};

/** Each die with the number of its round; the finished rounds are known by then. */
const TRACK: Part = {
  name: 'track',
  write: (position) => list(position.track.flatMap((dice, i) => dice.map((die) => `${i + 1}${DICE[die]}`))),
  read(position, text) {
    const spaces: number[][] = Array.from({ length: roundsOver(position) }, () => []);
    position.track = spaces;
    return unlist(text).every(
      (entry, i, all) => (i === 0 || roundIn(all[i - 1]) <= roundIn(entry)) && lay(spaces, entry),
    );
  },
};

const TRACK_ENTRY = /^([1-9]\d?)(\D\d)$/;
const roundIn = (entry: string): number => Number(TRACK_ENTRY.exec(entry)?.[1]);

function lay(spaces: readonly number[][], entry: string): boolean {
  const space = spaces[roundIn(entry) - 1];
  const die = DICE.findIndex((name) => name === TRACK_ENTRY.exec(entry)?.[2]);
  if (space === undefined || die === NONE) return false;
  space.push(die);
  return true;
}

const PARTS: readonly Part[] = [
  numberPart('index', 0, 10_000),
  PHASE,
  flagPart('abandoned'),
  numberPart('round', 0, ROUNDS),
  numberPart('start', 0, 3),
  numberPart('turn', 0, 8),
  numberPart('skips', 0, 15),
  flagPart('drafted'),
  flagPart('tooled'),
  namePart('flux', TOOL_IDS),
  numberPart('fluxIndex', NONE, 10_000),
  namePart('hand', DICE),
  countsPart('bag', DICE_PER_COLOUR),
  dicePart('pool'),
  TRACK,
  dicePart('paid'),
  cardsPart('tools', TOOL_IDS),
  countsPart('toolTokens', 24),
  numberPart('spent', 0, 31),
  cardsPart('objectives', OBJECTIVE_IDS),
];

/** `pattern:tokens:private:offers:dice`; `-` for nothing yet, `?` for hidden parts. */
function writeSeat(position: Position, seat: number): string {
  const window = position.windows[seat];
  const cards = [position.privates, position.offers].map((all) => {
    const own = all[seat];
    return own === null ? '?' : list(own ?? []);
  });
  return [writePattern(window), window.tokens, ...cards, writeDice(window)].join(':');
}

function writePattern({ pattern }: Window): string {
  if (pattern === HIDDEN_PATTERN) return '?';
  return pattern === NO_PATTERN ? '-' : PATTERNS[pattern].id;
}

function writeDice(window: Window): string {
  const dice = CELLS.flatMap((cell, index) => {
    const die = dieAt(window, index);
    return die === NONE ? [] : [`${cell}${DICE[die]}`];
  });
  return list(dice);
}

function readSeat(position: Position, seat: number, text: string): boolean {
  const parts = text.split(':');
  if (parts.length !== 5) return false;
  const [pattern, tokens, privates, offers, dice] = parts;
  const window = position.windows[seat];
  window.tokens = Number(tokens);
  const fine = [readPattern(window, pattern), readDice(window, dice), /^\d$/.test(tokens)];
  return !fine.includes(false) && readCards(position, privates, offers);
}

function readPattern(window: Window, text: string): boolean {
  if (text === '?') window.pattern = HIDDEN_PATTERN;
  else if (text !== '-') window.pattern = PATTERNS.findIndex(({ id }) => id === text);
  return text === '-' || window.pattern !== NO_PATTERN;
}

function readDice(window: Window, text: string): boolean {
  return unlist(text).every((entry) => {
    const cell = CELLS.findIndex((name) => name === entry.slice(0, 2));
    const die = DICE.findIndex((name) => name === entry.slice(2));
    if (cell < 0 || die < 0 || (window.taken & (1 << cell)) !== 0) return false;
    putDie(window, die, cell);
    return true;
  });
}

/** Before the deal there are no cards; afterwards every seat has its own, or hidden ones. */
function readCards(position: Position, privates: string, offers: string): boolean {
  if (position.tools.length === 0) return privates === '-' && offers === '-';
  const own = readNames(privates, COLOURS);
  const patterns = readNames(offers, PATTERN_IDS);
  position.privates = [...position.privates, own ?? null];
  position.offers = [...position.offers, patterns ?? null];
  return own !== undefined && patterns !== undefined;
}

/** The names in a list, null if they are hidden; undefined if one of them is unknown. */
function readNames<Name extends string>(text: string, names: readonly Name[]): readonly Name[] | null | undefined {
  if (text === '?') return null;
  const found = unlist(text).map((word) => names.find((name) => name === word));
  return found.every((name) => name !== undefined) ? found : undefined;
}

export function writePosition(position: Position): string {
  const { options, players, windows } = position;
  return [
    `players=${players} dealt=${options.tools} first=${options.start ?? '-'}`,
    ...PARTS.map((part) => `${part.name}=${part.write(position)}`),
    ...windows.map((_, seat) => `seat${seat}=${writeSeat(position, seat)}`),
  ].join(' ');
}

const bad = (part: string): Problem<Reason> => problem('record', 'field-wrong', part) as Problem<Reason>;

/** Reads a line from `writePosition` or from a person; every part must be there and be consistent with the others. */
export function readPosition(line: string): Result<Position, Problem<Reason>> {
  const parts = new Map(
    line
      .trim()
      .split(/\s+/)
      .map((part) => splitPart(part)),
  );
  const start = startOf(parts);
  if (start === undefined) return fail([bad('players')]);
  const wrong = [
    ...PARTS.filter((part) => !part.read(start, parts.get(part.name) ?? '')).map(({ name }) => name),
    ...start.windows
      .map((_, seat) => `seat${seat}`)
      .filter((name, seat) => !readSeat(start, seat, parts.get(name) ?? '')),
  ];
  if (wrong.length > 0) return fail(wrong.map(bad));
  goToTurn(start, start.turn);
  const inconsistent = inconsistencies(start);
  return inconsistent.length > 0 ? fail(inconsistent.map(bad)) : ok(start);
}

function splitPart(part: string): readonly [string, string] {
  const at = part.indexOf('=');
  return [part.slice(0, Math.max(at, 0)), part.slice(at + 1)];
}

function startOf(parts: ReadonlyMap<string, string>): Position | undefined {
  const players = Number(parts.get('players'));
  const tools = Number(parts.get('dealt'));
  const first = parts.get('first') ?? '';
  const start = first === '-' ? {} : { start: Number(first) };
  const fine = /^[1-4]$/.test(parts.get('players') ?? '') && /^(-|[0-3])$/.test(first);
  const toolsFine = players === 1 ? tools >= 1 && tools <= 5 : tools === 3;
  return fine && toolsFine && Number.isInteger(tools) ? startPosition({ tools, ...start }, players) : undefined;
}
