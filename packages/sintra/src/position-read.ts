/** Reads the lines of position-text.ts, and trusts nothing. */
import { fail, ok, type Problem, type Result } from '@leadlight/core';
import { GLASS_TRACK, PANES_PER_DISPLAY, ROUNDS, SLOTS, SPACES } from './components.ts';
import { colourIndex, NONE, readCounts, readLetters, readPile, readPlace } from './letters.ts';
import { LEAST_PLAYERS, MOST_PLAYERS, parseOptions } from './options.ts';
import { COLOUR_COUNT, countOf, sizeOf, type Pile } from './pile.ts';
import { checkPosition } from './position-check.ts';
import { EMPTY } from './position-text.ts';
import {
  layStrip,
  NOBODY,
  packIndicator,
  PHASES,
  startPosition,
  withPane,
  type Board,
  type Position,
} from './position.ts';
import type { Reason } from './reasons.ts';
import { items, Sections, wholeNumber } from './sections.ts';
import { emptySlot, fillJokers, GONE, sideUp } from './slot.ts';
import { putOnDisplay, sourceOfDisplay } from './sources.ts';
import { JOKER, sideOf, type StripSet } from './strip-set.ts';

const MOST_EVENTS = 100_000;
const MOST_POINTS = 100_000;

export function readPosition(text: string): Result<Position, Problem<Reason>> {
  const sections = new Sections(text);
  const players = sections.number('players', 'R-01', LEAST_PLAYERS, MOST_PLAYERS);
  const options = parseOptions(readOptions(sections), players);
  if (!options.ok || sections.problems.length > 0) {
    return fail([...sections.problems, ...(options.ok ? [] : options.problems)]);
  }
  const position = startPosition(options.value, players);
  readCourse(sections, position);
  if (sections.problems.length === 0) sections.close();
  const problems = sections.problems.length > 0 ? sections.problems : checkPosition(position);
  return problems.length > 0 ? fail(problems) : ok(position);
}

/** Options as JSON, still to be checked like any others. */
function readOptions(sections: Sections): unknown {
  const start = sections.maybe('start');
  const strips = sections.read('strips', 'R-05', (text) => text, 'house');
  return {
    side: sections.read<string>('side', 'R-04', (text) => text, 'A'),
    scoreFloor: sections.read('scoreFloor', 'R-80', readFlag, false),
    strips: strips === 'house' ? strips : strips.split(',').map(readStrip),
    ...(start !== undefined && { start: wholeNumber(start, 0, MOST_PLAYERS) ?? start }),
  };
}

function readStrip(word: string): unknown {
  const [, id, front, back] = /^(\d):(\S{5})\/(\S{5})$/.exec(word) ?? [];
  return id === undefined ? word : { id: Number(id), front: readLetters(front), back: readLetters(back) };
}

const readFlag = (text: string): boolean | undefined => (text === 'yes' || text === 'no' ? text === 'yes' : undefined);

function readCourse(sections: Sections, position: Position): void {
  position.played = sections.number('played', 'record', 0, MOST_EVENTS);
  position.abandoned = sections.read('abandoned', 'record', readFlag, false);
  position.phase = sections.read('phase', 'R-11', (text) => PHASES.find((phase) => phase === text), 'setup');
  if (position.phase === 'setup') return;
  const seats = position.boards.length;
  const round = sections.number('round', 'R-11', 1, ROUNDS);
  position.round = position.phase === 'end' || position.phase === 'over' ? round + 1 : round;
  position.turn = sections.number('turn', 'R-11', 0, seats - 1);
  position.starter = sections.number('starter', 'R-11', 0, seats - 1);
  position.tile = sections.read('tile', 'R-15', (text) => readTile(text, seats), 0);
  position.indicator = sections.read('indicator', 'R-08', readIndicator, 0);
  readPanesInPlay(sections, position);
  for (const board of position.boards) readBoard(sections, position.set, board);
}

const readTile = (text: string, seats: number): number | undefined =>
  text === 'centre' ? NOBODY : wholeNumber(text, 0, seats - 1);

const readIndicator = (text: string): number | undefined =>
  /^[POYBW]{6}$/.test(text) ? packIndicator(Array.from(text, colourIndex)) : undefined;

function readPanesInPlay(sections: Sections, position: Position): void {
  const count = position.displayCount;
  position.bag = sections.read('bag', 'R-08', readCounts, 0);
  position.tower = sections.read('tower', 'R-19', readCounts, 0);
  position.centre = sections.read('centre', 'R-13', readPile, 0);
  const displays = sections.read('displays', 'R-10', (text) => items(text, count, readDisplay), []);
  for (const [display, pile] of displays.entries()) fillDisplayWith(position, display, pile);
}

function fillDisplayWith(position: Position, display: number, pile: Pile): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    for (let i = 0; i < countOf(pile, colour); i++) putOnDisplay(position, sourceOfDisplay(display), colour);
  }
}

function readDisplay(word: string): number | undefined {
  const pile = readPile(word);
  return pile === undefined || sizeOf(pile) > PANES_PER_DISPLAY ? undefined : pile;
}

function readBoard(sections: Sections, set: StripSet, board: Board): void {
  const { seat } = board;
  const slots = sections.read(`strips${seat}`, 'R-05', (text) => items(text, SLOTS, (word) => readSlot(set, word)), []);
  for (const [slot, strip] of slots.entries()) layStrip(set, board, slot, strip);
  const windows = sections.read(`windows${seat}`, 'R-25', (text) => items(text, SLOTS, readWindow), []);
  for (const [window, frames] of windows.entries()) fillWindow(board, window, frames);
  board.glazier = sections.number(`glazier${seat}`, 'R-16', 0, SLOTS - 1);
  board.score = sections.number(`score${seat}`, 'R-80', -MOST_POINTS, MOST_POINTS);
  board.marker = sections.number(`marker${seat}`, 'R-42', 0, GLASS_TRACK.length - 2);
  board.lost = sections.number(`lost${seat}`, 'R-42', 0, MOST_POINTS);
  board.colourBonus = sections.number(`bonus${seat}`, 'R-23', 0, MOST_POINTS);
  board.windows = sections.number(`points${seat}`, 'R-27', 0, MOST_POINTS);
}

function readSlot(set: StripSet, word: string): number | undefined {
  if (word === NONE) return GONE;
  const [, strip = '', panes = ''] = /^(..):([POYBW.]{5})$/.exec(word) ?? [];
  const place = readPlace(strip);
  if (place === undefined) return undefined;
  return Array.from(panes).reduce<number | undefined>(
    (slot, letter, space) => (slot === undefined || letter === EMPTY ? slot : withPaneOn(set, slot, space, letter)),
    emptySlot(sideOf(place)),
  );
}

/** The slot with the pane on a space, or undefined if it may not lie there. */
function withPaneOn(set: StripSet, slot: number, space: number, letter: string): number | undefined {
  const kind = set.spaces[sideUp(slot) * SPACES + space];
  const colour = colourIndex(letter);
  if (kind === JOKER) return fillJokers(set, slot, 1 << space, colour);
  return kind === colour ? slot | (1 << space) : undefined;
}

/** The colours of the two frame spaces, -1 for none. */
const readWindow = (word: string): readonly [number, number] | undefined =>
  /^[POYBW.]{2}$/.test(word) ? [colourIndex(word[0]), colourIndex(word[1])] : undefined;

function fillWindow(board: Board, window: number, [top, bottom]: readonly [number, number]): void {
  board.tops = withPane(board.tops, window, top);
  board.bottoms = withPane(board.bottoms, window, bottom);
}
