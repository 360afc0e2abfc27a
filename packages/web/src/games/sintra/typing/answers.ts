/** The answers to questions about Sintra's boards. */
import type { CommonTerm, SintraTerm } from '@leadlight/messages';
import {
  COLOURS,
  isReachable,
  openSpaces,
  sintra,
  SLOTS,
  type Colour,
  type SeatView,
  type View,
} from '@leadlight/sintra';
import { isWord, type Line } from '../../../typing/line.ts';
import { answer, ownSeat, unclear, type Said } from '../../../typing/replies.ts';
import type { Now, SintraWords } from './choose.ts';
import { lyingOf, openStrip, reachable } from './lying.ts';
import { readMove } from './read.ts';

/** A question at a moment. */
export interface Asked extends SintraWords {
  readonly line: Line<SintraTerm>;
  readonly moment: Now;
  readonly view: View;
  readonly noBoard: string;
}

export const viewIn = ({ position, viewer }: Now): View => sintra.view(position, viewer);

const isMine = ({ tokens }: Line<SintraTerm>): boolean =>
  tokens.some((token) => isWord<SintraTerm | CommonTerm>(token, 'me'));

/** The strips within reach that take a colour, and its panes. */
export function whereSintra(asked: Asked): Said {
  const { line, moment, view, typed } = asked;
  const seat = ownSeat(moment);
  const colour = readMove(line.tokens).colour ?? touchedColour(moment);
  if (seat === undefined) return unclear(asked.noBoard);
  if (colour === undefined) return unclear(typed.whichColour);
  const lying = lyingOf(view, colour);
  const strips = roomFor(colour, seat, asked);
  return answer(
    strips.length === 0 ? typed.fitsNone(colour) : typed.fits(colour, strips),
    lying.length === 0 ? typed.noPanes(colour) : typed.lies(lying),
  );
}

const touchedColour = ({ touched }: Now): Colour | undefined =>
  touched.flatMap((step) => (step.kind === 'panes' ? [step.colour] : []))[0];

function roomFor(
  colour: Colour,
  seat: number,
  { moment, view }: Asked,
): readonly { readonly slot: number; readonly room: number }[] {
  const board = view.seats[seat];
  const slots = (board?.strips ?? []).flatMap((shown, slot) =>
    shown !== null && board !== undefined && isReachable(board, slot) ? [slot] : [],
  );
  return slots
    .map((slot) => ({ slot, room: openSpaces(moment.position, seat, colour, slot).length }))
    .filter(({ room }) => room > 0);
}

/** A strip with more empty spaces is not nearly full. */
const NEARLY = 2;
const MOST_STRIPS = 3;

/** The strips that a player can soon complete; by default the next player's. */
export function needSintra({ line, moment, view, typed }: Asked): Said {
  const own = ownSeat(moment);
  const next = ((own ?? -1) + 1) % view.seats.length;
  const seat = line.named ?? (isMine(line) ? own : next) ?? next;
  const name = moment.names[seat] ?? '';
  const strips = nearlyFull(view.seats[seat]);
  return answer(strips.length === 0 ? typed.lacksMuch(name) : typed.lacks(name, strips));
}

const nearlyFull = (board: SeatView | undefined): ReturnType<typeof reachable> =>
  (board === undefined ? [] : reachable(board))
    .filter(({ empty }) => empty.length > 0 && empty.length <= NEARLY)
    .toSorted((one, other) => one.empty.length - other.empty.length)
    .slice(0, MOST_STRIPS);

const isNone = (held: View['bag']): boolean => COLOURS.every((colour) => held[colour] === 0);

/** The bag, and the tower that refills it. */
export const bagSintra = ({ view: { bag, tower }, typed }: Asked): Said =>
  answer(isNone(bag) ? typed.bagEmpty : typed.bag(bag), ...(isNone(tower) ? [] : [typed.tower(tower)]));

/** A display, the centre or a strip; without a number, how full the strips are. */
export function readSintra(asked: Asked): Said {
  const { line, moment, view, texts } = asked;
  const { from, awaited } = askedPlace(line);
  if (from === 'centre') return answer(texts.sintra.board.centreHolds(view.centre));
  if (awaited === 'display' && from !== undefined) return display(from, asked);
  const board = view.seats[line.named ?? ownSeat(moment) ?? -1];
  return board === undefined ? unclear(asked.noBoard) : strip(board, from, asked);
}

/** A number without a word is a strip. */
function askedPlace({ tokens }: Line<SintraTerm>): {
  readonly from: number | 'centre' | undefined;
  readonly awaited: 'display' | 'strip';
} {
  const isDisplay = tokens.some((token) => isWord<SintraTerm | CommonTerm>(token, 'display'));
  const { from, strip: slot } = readMove(tokens);
  return { from: from ?? slot ?? undefined, awaited: isDisplay ? 'display' : 'strip' };
}

function display(at: number, { view: { displays }, texts, typed }: Asked): Said {
  const held = displays[at];
  return held === undefined
    ? unclear(typed.noDisplay(displays.length))
    : answer(texts.sintra.board.displayHolds(at, held));
}

function strip(board: SeatView, slot: number | undefined, { texts, typed }: Asked): Said {
  if (slot === undefined) return answer(typed.strips(board.strips.map(filledOn)));
  if (slot < 0 || slot >= SLOTS) return unclear(typed.noStrip(SLOTS));
  const shown = board.strips[slot] ?? null;
  if (shown === null) return answer(texts.sintra.board.stripGone(slot));
  return answer(typed.strip(openStrip(shown, slot), shown.spaces.length));
}

const filledOn = (shown: SeatView['strips'][number]): number | null =>
  shown === null ? null : shown.spaces.filter(({ pane }) => pane !== null).length;
