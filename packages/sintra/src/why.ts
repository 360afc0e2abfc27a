/** The reasons to refuse an event: every rule that it breaks, in the order of a turn. */
import { formProblems } from './event-shape.ts';
import type { Event, Move, Pick } from './events.ts';
import { whyNotFill, whyNotSetup } from './why-chance.ts';
import { sourceFrom } from './move-code.ts';
import {
  coloursToKeep,
  completes,
  fittingStrips,
  hasRoom,
  isReachable,
  leastJokers,
  leftmostStrip,
  mayMoveBack,
  mostJokers,
} from './placing.ts';
import type { Board, Phase, Position } from './position.ts';
import { refuse, type Reason } from './reasons.ts';
import { GONE, roomOn } from './slot.ts';
import { countAt } from './sources.ts';
import { SLOTS } from './components.ts';
import { COLOURS } from './vocabulary.ts';

type Reasons = readonly Reason[];

const FINE: Reasons = [];

const unless = (fine: boolean, reason: () => Reason): Reasons => (fine ? FINE : [reason()]);

/** The phase for each event; a game can be abandoned from its setup on until it is over. */
const DUE = {
  setup: 'setup',
  fill: 'fill',
  pick: 'decide',
  back: 'decide',
  end: 'end',
} as const satisfies Record<Exclude<Event['type'], 'abandoned'>, Phase>;

/** Total: accepts anything as an event. */
export function whyNot(position: Position, event: Event): Reasons {
  if (position.refusals.length > 0) return position.refusals;
  const misshapen = formProblems(event);
  if (misshapen.length > 0) return misshapen.map((problem) => problem.reason);
  if (position.abandoned || position.phase === 'over') return [refuse('over', {})];
  return isDue(position, event) ? whyNotNow(position, event) : [refuse('not-due', { due: position.phase })];
}

const isDue = ({ phase }: Position, { type }: Event): boolean =>
  type === 'abandoned' ? phase !== 'setup' : DUE[type] === phase;

function whyNotNow(position: Position, event: Event): Reasons {
  switch (event.type) {
    case 'setup':
      return whyNotSetup(position, event);
    case 'fill':
      return whyNotFill(position, event);
    case 'pick':
    case 'back':
      return whyNotMove(position, event);
    case 'end':
    case 'abandoned':
      return FINE;
  }
}

/** only the seat whose turn it is; any seat at the table also learns what else is wrong. */
function whyNotMove(position: Position, move: Move): Reasons {
  const turn = unless(move.player === position.turn, () => refuse('not-your-turn', { seat: position.turn }));
  const board = position.boards.at(move.player);
  if (board === undefined) return turn;
  return [...turn, ...(move.type === 'back' ? whyNotBack(board) : whyNotPick(position, board, move))];
}

/** */
function whyNotBack(board: Board): Reasons {
  if (mayMoveBack(board)) return FINE;
  return [leftmostStrip(board) === SLOTS ? refuse('no-strips', {}) : refuse('already-leftmost', {})];
}

function whyNotPick(position: Position, board: Board, pick: Pick): Reasons {
  const count = pickedCount(position, pick);
  const from = count > 0 ? FINE : [whyNothingThere(position, pick)];
  return [...from, ...(isPlacing(pick) ? whyNotOnto(position, board, pick, count) : whyNotBreak(board, pick))];
}

/** A pick that puts panes onto a strip. */
type Placing = Pick & { readonly strip: number };

const isPlacing = (pick: Pick): pick is Placing => pick.strip !== null;

/** the panes that the pick would take. */
const pickedCount = (position: Position, { from, colour }: Pick): number =>
  countAt(position, sourceFrom(from), COLOURS.indexOf(colour));

/** */
function whyNothingThere(position: Position, { from, colour }: Pick): Reason {
  const displays = position.displayCount;
  if (from === 'centre') return refuse('none-in-centre', { colour });
  if (from >= displays) return refuse('no-such-display', { display: from, displays });
  return refuse('none-on-display', { display: from, colour });
}

/** all panes break only if no reachable strip has room for any; then nothing is placed and nothing is kept. */
function whyNotBreak(board: Board, { colour, jokers, keep }: Pick): Reasons {
  return [
    ...unless(fittingStrips(board, COLOURS.indexOf(colour)) === 0, () => refuse('must-place', { colour })),
    ...unless(jokers === undefined, () => refuse('jokers-broken', {})),
    ...unless(keep === undefined, () => refuse('keep-early', {})),
  ];
}

function whyNotOnto(position: Position, board: Board, pick: Placing, count: number): Reasons {
  const { strip } = pick;
  const slot = board.slots[strip];
  const colour = COLOURS.indexOf(pick.colour);
  const room = roomOn(position.set, slot, colour);
  const { glazier } = board;
  const reach = unless(isReachable(board, strip), () => refuse('left-of-glazier', { strip, glazier }));
  if (slot === GONE) return [...reach, refuse('strip-gone', { strip })];
  if (!hasRoom(board, strip, colour)) return [...reach, refuse('no-room', { strip, colour: pick.colour })];
  if (count === 0) return reach;
  return [...reach, ...whyNotJokers(room, count, pick), ...whyNotKeep(position, room, slot, count, pick)];
}

/** */
function whyNotJokers(room: number, count: number, { jokers = 0 }: Pick): Reasons {
  const least = leastJokers(room, count);
  const most = mostJokers(room, count);
  return [
    ...unless(jokers >= least, () => refuse('too-few-jokers', { jokers, least })),
    ...unless(jokers <= most, () => refuse('too-many-jokers', { jokers, most })),
  ];
}

/** one of the strip's panes is kept if, and only if, the strip is completed. */
function whyNotKeep(position: Position, room: number, slot: number, count: number, pick: Placing): Reasons {
  const { keep, colour, strip } = pick;
  if (!completes(room, count)) return unless(keep === undefined, () => refuse('keep-early', {}));
  if (keep === undefined) return [refuse('keep-missing', { strip })];
  const there = coloursToKeep(position.set, slot, COLOURS.indexOf(colour));
  return unless((there & (1 << COLOURS.indexOf(keep))) !== 0, () => refuse('keep-absent', { strip, colour: keep }));
}
