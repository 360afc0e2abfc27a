/** Sintra as a text board: displays and centre on top, then each seat's strips above its windows. */
import type { Seat } from '@leadlight/core';
import {
  COLOURS,
  ROUNDS,
  SPACES,
  type Colour,
  type SeatView,
  type Space,
  type StripView,
  type View,
} from '@leadlight/sintra';
import { box, sideBySide, widthOf, wrap, type Block } from '../../drawing/layout.ts';
import { captioned, row, signed, titleOf, type Chip, type Draw, type Picture } from '../../drawing/picture.ts';

const LETTERS: Readonly<Record<Space, string>> = {
  pink: 'P',
  orange: 'O',
  yellow: 'Y',
  blue: 'B',
  white: 'W',
  joker: '*',
};

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
const EMPTY = '·';
const TILE = '◆';
const GLAZIER = '▼';

/** Columns within a seat's frame: 8 slots of 3, and room for the words below. */
const INNER = 28;
const SLOT_MARGIN = '  ';

const chip = (colour: Colour): Chip => ({ style: colour, text: LETTERS[colour] });

export const draw: Draw<View> = (picture) => [
  ...drawMiddle(picture),
  ...sideBySide(
    picture.view.seats.map((seat, index) => drawSeat(picture, seat, index)),
    picture.columns,
  ),
  ...drawLegend(picture),
];

function drawMiddle(picture: Picture<View>): readonly string[] {
  const { view, texts } = picture;
  const { board } = texts.cli;
  const captions = [board.indicator, board.displays, board.centre, board.bag, board.tower];
  const width = Math.max(...captions.map(widthOf));
  const line = (caption: string, items: readonly string[]): readonly string[] =>
    captioned(caption, items, width, picture);
  return [
    ...line(board.indicator, drawIndicator(picture)),
    ...line(board.displays, drawDisplays(picture)),
    ...line(board.centre, [row(view.centre.map(chip), EMPTY, picture), ...(view.tile === 'centre' ? [TILE] : [])]),
    ...line(board.bag, [drawCounts(view.bag)]),
    ...line(board.tower, [drawCounts(view.tower)]),
  ];
}

const drawIndicator = (picture: Picture<View>): readonly string[] =>
  picture.view.indicator.map((pane, i) => `${ROMAN[i]} ${row(pane === null ? [] : [chip(pane)], EMPTY, picture)}`);

const drawDisplays = (picture: Picture<View>): readonly string[] =>
  picture.view.displays.map((panes, i) => `${i + 1} ${row(panes.map(chip), EMPTY, picture)}`);

function drawCounts(counts: Readonly<Record<Colour, number>>): string {
  const all = COLOURS.reduce((sum, colour) => sum + counts[colour], 0);
  return `${all}  (${COLOURS.map((colour) => `${LETTERS[colour]}${counts[colour]}`).join(' ')})`;
}

function drawSeat(picture: Picture<View>, seat: SeatView, index: Seat): Block {
  const tile = picture.view.tile === index ? ` ${TILE}` : '';
  const { brokenGlass, lost } = picture.texts.cli.board;
  const glass = [brokenGlass(signed(seat.glass.value)), ...(seat.glass.lost > 0 ? [`(${lost(seat.glass.lost)})`] : [])];
  const lines = [
    slots(seat.strips.map((_, slot) => ` ${slot + 1} `)),
    slots(seat.strips.map((_, slot) => (slot === seat.glazier ? ` ${GLAZIER} ` : '   '))),
    ...Array.from({ length: SPACES }, (_, space) =>
      slots(seat.strips.map((strip) => drawSpace(picture, strip, space))),
    ),
    '─'.repeat(INNER),
    slots(seat.windows.map(({ top }) => drawPane(picture, top))),
    slots(seat.windows.map(({ bottom }) => drawPane(picture, bottom))),
    slots(seat.windows.map(({ value }) => ` ${value} `)),
    ...wrap(glass, INNER),
  ];
  return box(`${titleOf(picture, index)}${tile}`, signed(seat.score), lines, INNER);
}

const slots = (cells: readonly string[]): string => SLOT_MARGIN + cells.join('');

const drawPane = ({ paint }: Picture<View>, pane: Colour | null): string =>
  pane === null ? ` ${EMPTY} ` : paint(pane, ` ${LETTERS[pane]} `);

/** A pane, or the colour of an empty space in lower case; blank where the strip is gone. */
function drawSpace(picture: Picture<View>, strip: StripView | null, space: number): string {
  const found = strip?.spaces[space];
  if (found === undefined) return '   ';
  const { takes, pane } = found;
  if (pane !== null) return drawPane(picture, pane);
  return picture.paint(takes === 'joker' ? 'blank' : `empty-${takes}`, ` ${LETTERS[takes].toLowerCase()} `);
}

function drawLegend({ texts, paint, columns }: Picture<View>): readonly string[] {
  const { colours, joker } = texts.names.sintra;
  const { board } = texts.cli;
  const items = [
    ...COLOURS.map((colour) => `${LETTERS[colour]} ${colours[colour]}`),
    `* ${joker}`,
    board.smallLetters,
    `${GLAZIER} ${board.glazier}`,
    `${TILE} ${board.tile}`,
  ];
  return wrap(items, columns, '  ').map((line) => paint('faint', line));
}

/** The line above the board: the round and the options of the game. */
export function head({ view, texts }: Picture<View>): readonly string[] {
  const { board } = texts.cli;
  return [
    board.round(view.round, ROUNDS),
    board.palaceSide(view.options.side),
    ...(view.options.scoreFloor ? [board.scoreFloor] : []),
    ...(view.abandoned ? [board.abandoned] : []),
    ...(view.result === null ? [] : [board.gameOver]),
  ];
}
