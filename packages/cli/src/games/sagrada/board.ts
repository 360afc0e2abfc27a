/** Sagrada as a text board: cards, track and pool on top, then each seat's window. */
import type { Seat } from '@leadlight/core';
import {
  COLOURS,
  COLUMNS,
  PATTERN_CARDS,
  ROUNDS,
  ROWS,
  type Colour,
  type Die,
  type PatternId,
  type SeatView,
  type View,
} from '@leadlight/sagrada';
import { box, sideBySide, widthOf, wrap, type Block } from '../../drawing/layout.ts';
import type { Style } from '../../drawing/paint.ts';
import { captioned, row, signed, titleOf, type Chip, type Draw, type Picture } from '../../drawing/picture.ts';

const STYLES = { R: 'red', Y: 'yellow', G: 'green', B: 'blue', P: 'purple' } as const satisfies Record<Colour, Style>;

const EMPTY = '·';
const SPENT = '✗';
const TOKEN = '●';
const START = '◆';
const INNER = 28;

const isColour = (letter: string): letter is Colour => COLOURS.some((colour) => colour === letter);

const styleOf = (die: Die | Colour): Style => STYLES[COLOURS.find((colour) => die.startsWith(colour)) ?? 'R'];

const chip = (die: Die | Colour): Chip => ({ style: styleOf(die), text: die });

export const draw: Draw<View> = (picture) => [
  ...drawMiddle(picture),
  ...sideBySide(
    picture.view.seats.map((shown, seat) => drawSeat(picture, picture.own(seat).seats[seat] ?? shown, seat)),
    picture.columns,
  ),
  ...drawLegend(picture),
];

function drawMiddle(picture: Picture<View>): readonly string[] {
  const { view, texts } = picture;
  const { board } = texts.cli;
  const hand = [view.turn?.hand ?? []].flat();
  const lines = [
    [board.publicObjectives, view.public.map((id) => texts.names.sagrada.objectives[id].name)],
    [board.tools, drawTools(picture)],
    [board.roundTrack, drawTrack(picture)],
    [board.pool, [row(view.pool.map(chip), EMPTY, picture)]],
    [board.hand, hand.map((die) => row([chip(die)], EMPTY, picture))],
    [board.paid, view.paid.length === 0 ? [] : [row(view.paid.map(chip), EMPTY, picture)]],
    [board.target, view.result?.target === undefined ? [] : [String(view.result.target)]],
  ] as const;
  const width = Math.max(...lines.filter(([, items]) => items.length > 0).map(([caption]) => widthOf(caption)));
  return lines.flatMap(([caption, items]) => captioned(caption, items, width, picture));
}

const drawTools = ({ view, texts }: Picture<View>): readonly string[] =>
  view.tools.map(({ id, tokens, spent }) => {
    const { name } = texts.names.sagrada.tools[id];
    return spent ? `${SPENT} ${name}` : [name, TOKEN.repeat(tokens)].filter((part) => part !== '').join(' ');
  });

const drawTrack = (picture: Picture<View>): readonly string[] =>
  picture.view.track.length === 0
    ? [picture.paint('faint', EMPTY)]
    : picture.view.track.map((dice, i) => `${i + 1} ${row(dice.map(chip), EMPTY, picture)}`);

function drawSeat(picture: Picture<View>, seat: SeatView, index: Seat): Block {
  const { result, start, round } = picture.view;
  const starts = round > 0 && start === index ? ` ${START}` : '';
  const score = result === null ? '' : signed(result.scores[index] ?? 0);
  const lines = [...drawWindow(picture, seat), ...drawSecrets(picture, seat)];
  return box(`${titleOf(picture, index)}${starts}`, score, lines, INNER);
}

function drawWindow(picture: Picture<View>, seat: SeatView): readonly string[] {
  const { names, cli } = picture.texts;
  if (seat.pattern === null) {
    const caption = seat.chosen ? cli.board.hidden : cli.board.noWindow;
    return [picture.paint('faint', caption), ...drawOffers(picture, seat)];
  }
  const { pattern } = seat;
  return [
    names.sagrada.patterns[pattern],
    `   ${COLUMNS.map((column) => ` ${column}  `).join('')}`,
    ...ROWS.map((name, at) => `${name}  ${COLUMNS.map((_, to) => drawCell(picture, seat, pattern, at, to)).join('')}`),
  ];
}

const drawOffers = ({ texts }: Picture<View>, { offers }: SeatView): readonly string[] =>
  offers === null
    ? []
    : [
        texts.cli.labelled(texts.cli.board.offers, '').trimEnd(),
        ...offers.map((id) => `  ${texts.names.sagrada.patterns[id]} ${TOKEN.repeat(PATTERN_CARDS[id].difficulty)}`),
      ];

/** A die, or the restriction of an empty space: a colour in lower case, a value, or a dot for none. */
function drawCell({ paint }: Picture<View>, seat: SeatView, pattern: PatternId, at: number, to: number): string {
  const die = seat.dice[at * COLUMNS.length + to] ?? null;
  if (die !== null) return paint(styleOf(die), ` ${die} `);
  const printed = PATTERN_CARDS[pattern].grid[at]?.[to] ?? '.';
  if (isColour(printed)) return paint(`empty-${STYLES[printed]}`, ` ${printed.toLowerCase()}  `);
  return paint('blank', ` ${printed === '.' ? EMPTY : printed}  `);
}

/** Tokens and private objectives, as far as the viewer knows them. */
function drawSecrets({ texts, view }: Picture<View>, seat: SeatView): readonly string[] {
  const { board, labelled } = texts.cli;
  const { privateObjectives } = texts.names.sagrada;
  const secrets = seat.private?.map((colour) => privateObjectives[colour].name) ?? [board.hidden];
  const solo = view.seats.length === 1;
  return [
    ...(seat.tokens === null || seat.pattern === null || solo ? [] : [labelled(board.tokens, String(seat.tokens))]),
    ...wrap(labelled(board.privateObjectives, secrets.join(', ')).split(' '), INNER),
  ];
}

function drawLegend({ view, texts, paint, columns }: Picture<View>): readonly string[] {
  const { board } = texts.cli;
  const items = [
    ...COLOURS.map((colour) => `${colour} ${texts.names.sagrada.colours[colour]}`),
    board.smallLetters,
    ...(view.seats.length > 1 ? [`${TOKEN} ${board.tokens}`, `${START} ${board.startPlayer}`] : []),
  ];
  return wrap(items, columns, '  ').map((line) => paint('faint', line));
}

/** The line above the board. */
export function head({ view, texts }: Picture<View>): readonly string[] {
  const { board } = texts.cli;
  return [
    ...(view.round > 0 ? [board.round(view.round, ROUNDS)] : []),
    ...(view.phase === 'over' ? [view.result === null ? board.abandoned : board.gameOver] : []),
  ];
}
