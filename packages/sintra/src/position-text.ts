/**
 * A position as one line of named sections that a person can read and edit (wrapped here):
 *
 *     players=2 side=A scoreFloor=no strips=house played=14 abandoned=no phase=decide round=3 turn=1 starter=0
 *     tile=centre indicator=WPBOYW bag=P9,O12 tower=- displays=BBWY,-,PPOW,-,- centre=OOW
 *     strips0=7b:P.O..,8f:.....,-,… windows0=P.,..,OW,… glazier0=3 score0=12 marker0=4 lost0=0 bonus0=3 points0=9 …
 *
 * `start` is present only if the table's creator chose it, and everything from `round` on only after the setup. A
 * number at the end of a name is a seat. `bonus` is the points from colour bonuses, `points` those from windows.
 */
import { ROUNDS, SLOTS, SPACES } from './components.ts';
import { letterOf, lettersOf, NONE, writeCounts, writePile, writePlace } from './letters.ts';
import { indicatorAt, inFrame, NOBODY, type Board, type Position } from './position.ts';
import { GONE, paneOn, sideUp } from './slot.ts';
import { displayPiles } from './sources.ts';
import { placeOf, type StripSet } from './strip-set.ts';
import { COLOURS, type Options, type Strip } from './vocabulary.ts';

/** A pane's place without a pane. */
export const EMPTY = '.';

type Section = readonly [name: string, value: string | number];

export function writePosition(position: Position): string {
  const sections = [
    ...optionSections(position.options, position.boards.length),
    ['played', position.played],
    ['abandoned', yesOrNo(position.abandoned)],
    ['phase', position.phase],
    ...(position.phase === 'setup' ? [] : afterSetup(position)),
  ] satisfies Section[];
  return sections.map((section) => section.join('=')).join(' ');
}

const yesOrNo = (flag: boolean): string => (flag ? 'yes' : 'no');

const optionSections = (options: Options, players: number): readonly Section[] => [
  ['players', players],
  ['side', options.side],
  ['scoreFloor', yesOrNo(options.scoreFloor)],
  ['strips', options.strips === 'house' ? options.strips : options.strips.map(writeStrip).join(',')],
  ...(options.start === undefined ? [] : [['start', options.start] satisfies Section]),
];

const writeStrip = ({ id, front, back }: Strip): string => `${id}:${lettersOf(front)}/${lettersOf(back)}`;

const afterSetup = (position: Position): readonly Section[] => [
  ['round', Math.min(position.round, ROUNDS)],
  ['turn', position.turn],
  ['starter', position.starter],
  ['tile', position.tile === NOBODY ? 'centre' : position.tile],
  [
    'indicator',
    range(ROUNDS)
      .map((space) => letterOf(COLOURS[indicatorAt(position, space)]))
      .join(''),
  ],
  ['bag', writeCounts(position.bag)],
  ['tower', writeCounts(position.tower)],
  ['displays', displayPiles(position).map(writePile).join(',')],
  ['centre', writePile(position.centre)],
  ...position.boards.flatMap((board) => boardSections(position.set, board)),
];

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

const boardSections = (set: StripSet, board: Board): readonly Section[] => [
  [`strips${board.seat}`, board.slots.map((slot) => writeSlot(set, slot)).join(',')],
  [
    `windows${board.seat}`,
    range(SLOTS)
      .map((window) => writeWindow(board, window))
      .join(','),
  ],
  [`glazier${board.seat}`, board.glazier],
  [`score${board.seat}`, board.score],
  [`marker${board.seat}`, board.marker],
  [`lost${board.seat}`, board.lost],
  [`bonus${board.seat}`, board.colourBonus],
  [`points${board.seat}`, board.windows],
];

function writeSlot(set: StripSet, slot: number): string {
  if (slot === GONE) return NONE;
  const panes = range(SPACES).map((space) =>
    (slot & (1 << space)) === 0 ? EMPTY : letterOf(COLOURS[paneOn(set, slot, space)]),
  );
  return `${writePlace(placeOf(sideUp(slot)))}:${panes.join('')}`;
}

const writeWindow = (board: Board, window: number): string =>
  writeFrame(inFrame(board.tops, window)) + writeFrame(inFrame(board.bottoms, window));

const writeFrame = (held: number): string => (held === 0 ? EMPTY : letterOf(COLOURS[held - 1]));
