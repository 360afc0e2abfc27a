/** The game as a text board: the bag on top, then each seat's lancet and hand. */
import type { Seat } from '@leadlight/core';
import { box, sideBySide, type Block } from '../../../../packages/cli/src/drawing/layout.ts';
import type { Style } from '../../../../packages/cli/src/drawing/paint.ts';
import {
  row,
  signed,
  titleOf,
  type Chip,
  type Draw,
  type Picture,
} from '../../../../packages/cli/src/drawing/picture.ts';
import { COLOURS, type Colour, type SeatView, type SetShard, type View } from '#games/lancet';
import { textsIn } from './texts.ts';

const STYLES: Readonly<Record<Colour, Style>> = { ruby: 'red', amber: 'yellow', jade: 'green', azure: 'blue' };
const LETTERS: Readonly<Record<Colour, string>> = { ruby: 'R', amber: 'A', jade: 'J', azure: 'Z' };
const EMPTY = '·';
const INNER = 24;

const chip = (colour: Colour): Chip => ({ style: STYLES[colour], text: LETTERS[colour] });

/** A cloudy shard is a small letter. */
const setChip = ({ colour, clear }: SetShard): Chip =>
  clear ? chip(colour) : { style: `empty-${STYLES[colour]}` as Style, text: LETTERS[colour].toLowerCase() };

export const draw: Draw<View> = (picture) => {
  const { view, texts, own, columns } = picture;
  return [
    textsIn(texts).lancet.board.bag(view.bag),
    ...sideBySide(
      view.seats.map((shown, seat) => drawSeat(picture, own(seat).seats[seat] ?? shown, seat)),
      columns,
    ),
    ...legend(picture),
  ];
};

function drawSeat(picture: Picture<View>, seat: SeatView, index: Seat): Block {
  const { result } = picture.view;
  const score = result === null ? '' : signed(result.scores[index] ?? 0);
  return box(
    titleOf(picture, index),
    score,
    [row(seat.lancet.map(setChip), EMPTY, picture), hand(picture, seat)],
    INNER,
  );
}

function hand(picture: Picture<View>, { hand: shards, held, hasChosen }: SeatView): string {
  const { board } = textsIn(picture.texts).lancet;
  const caption = picture.texts.cli.labelled(
    board.hand,
    shards === null ? board.held(held) : row(shards.map(chip), EMPTY, picture),
  );
  return hasChosen ? `${caption} ✓` : caption;
}

const legend = ({ texts, paint }: Picture<View>): readonly string[] => [
  paint('faint', COLOURS.map((colour) => `${LETTERS[colour]} ${textsIn(texts).lancet.colours[colour]}`).join('  ')),
];

/** The line above the board. */
export function head({ view, texts }: Picture<View>): readonly string[] {
  const { board } = texts.cli;
  return [
    ...(view.round > 0 ? [board.round(view.round, view.rounds)] : []),
    ...(view.phase === 'over' ? [board.gameOver] : []),
    ...(view.phase === 'abandoned' ? [board.abandoned] : []),
  ];
}
