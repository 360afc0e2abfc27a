/** The answers to questions about Sagrada's table. */
import {
  askSpace,
  ROWS,
  sagrada,
  type Cell,
  type Colour,
  type Die,
  type SeatView,
  type View,
} from '@leadlight/sagrada';
import type { Line } from '../../../typing/line.ts';
import { answer, ownSeat, unclear, type Said } from '../../../typing/replies.ts';
import { CELLS } from '../board/board.ts';
import { settledCells, type Now, type SagradaWords } from './choose.ts';
import { alike, Taking } from './taking.ts';
import { hasWord, thingsIn, type Term, type Thing } from './things.ts';
import { emptyIn, filledIn, heldIn, lineIn } from './window.ts';

/** A question at a moment. */
export interface Asked extends SagradaWords {
  readonly things: readonly Thing[];
  readonly named: number | undefined;
  readonly moment: Now;
  readonly view: View;
  readonly noBoard: string;
}

export const viewIn = ({ position, viewer }: Now): View => sagrada.view(position, viewer);

export const askedOf = (line: Line<Term>, moment: Now): Pick<Asked, 'things' | 'named' | 'moment' | 'view'> => ({
  things: thingsIn(line.all),
  named: line.named,
  moment,
  view: viewIn(moment),
});

/** The empty spaces that take a die of the pool now. */
const spacesFor = (die: Die, seat: number, { position }: Now): readonly Cell[] =>
  CELLS.filter((cell) => askSpace(position, seat, cell)?.fitting.includes(die));

/** The dice of the pool that the line means. */
function meantDice({ things, moment, view }: Asked): readonly Die[] {
  const line = new Taking(things);
  const die = line.die();
  if (die !== undefined) return alike(view.pool, undefined, undefined).filter((each) => each === die);
  const [colour, value] = [line.colour(), line.number()];
  if (colour !== undefined || value !== undefined) return alike(view.pool, colour, value);
  return moment.touched.flatMap((step) => (step.kind === 'die' ? [step.die] : []));
}

/** More dice are too many to listen to. */
const MOST_DICE = 2;

export function whereSagrada(asked: Asked): Said {
  const { moment, view, typed, things } = asked;
  const seat = ownSeat(moment);
  if (seat === undefined) return unclear(asked.noBoard);
  const { pattern, dice: lying } = view.seats[seat] ?? { pattern: null, dice: [] };
  if (pattern === null) return answer(typed.noWindow(moment.names[seat] ?? ''));
  if (view.phase === 'settle' && things.length === 0) return answer(typed.handFits(settledCells(moment)));
  if (lying.every((die) => die !== null)) return answer(typed.fullWindow(moment.names[seat] ?? ''));
  return dicePlaces(seat, asked);
}

function dicePlaces(seat: number, asked: Asked): Said {
  const { typed, view, moment, things } = asked;
  const dice = meantDice(asked);
  if (dice.length > MOST_DICE) return unclear(typed.whichDie(dice));
  if (dice.length > 0) return answer(...dice.map((die) => fitting(die, seat, moment, asked)));
  return unclear(...(things.length === 0 ? [] : [typed.noDie]), typed.whichDie(alike(view.pool, undefined, undefined)));
}

function fitting(die: Die, seat: number, moment: Now, { typed }: Asked): string {
  const cells = spacesFor(die, seat, moment);
  return cells.length === 0 ? typed.fitsNone(die) : typed.fits(die, cells);
}

/** The prints on a player's empty spaces, and the dice that fit; by default the next player's. */
export function needSagrada({ things, named, moment, view, typed }: Asked): Said {
  const own = ownSeat(moment);
  const next = ((own ?? -1) + 1) % view.seats.length;
  const seat = named ?? (hasWord(things, 'me') ? own : next) ?? next;
  const name = moment.names[seat] ?? '';
  const shown = view.seats[seat];
  if (shown === undefined || shown.pattern === null) return answer(typed.noWindow(name));
  const empty = emptyIn(shown);
  if (empty.length === 0) return answer(typed.fullWindow(name));
  const usable = alike(view.pool, undefined, undefined).filter((die) => spacesFor(die, seat, moment).length > 0);
  return answer(typed.needs(name, empty), ...(view.pool.length === 0 ? [] : [usableDice(usable, typed)]));
}

const usableDice = (dice: readonly Die[], typed: SagradaWords['typed']): string =>
  dice.length === 0 ? typed.canUseNone : typed.canUse(dice);

export function bagSagrada({ view: { bag }, typed }: Asked): Said {
  const [R = 0, Y = 0, G = 0, B = 0, P = 0] = bag;
  const dice: Readonly<Record<Colour, number>> = { R, Y, G, B, P };
  return answer(bag.every((count) => count === 0) ? typed.bagEmpty : typed.bag(dice));
}

/** A row, a column, the pool or the track; otherwise how full the rows are. */
export function readSagrada(asked: Asked): Said {
  const { things, moment, view, texts, typed } = asked;
  const { board } = texts.sagrada;
  if (hasWord(things, 'pool')) return answer(typed.pool(view.pool));
  if (hasWord(things, 'track')) return answer(...view.track.map((dice, at) => `${board.trackSpace(at + 1, dice)}.`));
  const seat = asked.named ?? ownSeat(moment);
  const shown = seat === undefined ? undefined : view.seats[seat];
  if (shown === undefined) return unclear(asked.noBoard);
  if (shown.pattern === null) return answer(typed.noWindow(moment.names[seat ?? 0] ?? ''));
  return readWindow(shown, asked);
}

function readWindow(shown: SeatView, { things, typed }: Asked): Said {
  const asks = things.some(({ kind }) => kind === 'number' || kind === 'line' || kind === 'colour');
  const line = lineIn(things);
  if (line !== undefined) return answer(typed.line(line, heldIn(shown, line)));
  return asks ? unclear(typed.noLine) : answer(typed.rows(ROWS.map((row) => filledIn(heldIn(shown, row)))));
}
