/** A turn, or its part before chance: the rules check every move, and either all are played or none. */
import { bareEvent, fail, ok, settle, type Game, type GameTypes, type Result, type Seat } from '@leadlight/core';
import type { Asked, Circumstances, Refusal } from './commands.ts';
import type { Entry } from './entries.ts';
import { refuse, type Entries } from './refusing.ts';
import { botAt, type TableState } from './state.ts';

export function play<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  { command: { seat, seen, moves }, sender, circumstances }: Asked<T, 'play'>,
): Entries<T> {
  if (state.phase !== 'playing') return refuse('table-waiting', {});
  if (sender.bot === true && botAt(state, seat) === null) return refuse('table-back', { seat });
  if (!mayStillAnswer(game, state, seen, seat)) return refuse('table-stale', { seen, events: state.events.length });
  if (moves.length === 0) return refuse('table-nothing', {});
  const position = game.copy(state.position);
  const played = playAll(game, position, moves, seat);
  if (!played.ok) return played;
  const events = [...played.value, ...settle(game, position, circumstances.luck)];
  return ok([{ type: 'played', at: circumstances.now, events }, ...closing(game, position, circumstances)]);
}

/**
 * A command is meant for the moment that its sender saw. Where several seats decide at the same time, other seats'
 * decisions in the meantime do not matter.
 */
function mayStillAnswer<T extends GameTypes>(game: Game<T>, state: TableState<T>, seen: number, seat: Seat): boolean {
  const played = game.played(state.position);
  if (seen >= played) return seen === played;
  const due = game.toAct(state.position);
  return (
    due.kind === 'decide' &&
    due.seats.includes(seat) &&
    state.events.slice(seen).every((event) => isByOther(event, seat))
  );
}

const isByOther = (event: GameTypes['event'], seat: Seat): boolean => 'player' in event && event.player !== seat;

type Played<Event, T extends GameTypes> = Result<Event, Refusal<T>>;

/** Plays the moves in place and returns them in the form of the log. */
function playAll<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  moves: readonly unknown[],
  seat: Seat,
): Played<readonly T['event'][], T> {
  const events: T['event'][] = [];
  for (const [index, move] of moves.entries()) {
    const played = playOne(game, position, move, seat);
    if (!played.ok) return fail(played.problems.map(({ path, reason }) => ({ path: at(index, path), reason })));
    events.push(played.value);
  }
  return ok(events);
}

const at = (index: number, path: string): string => `moves[${index}]${path === '' ? '' : `.${path}`}`;

function playOne<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  move: unknown,
  seat: Seat,
): Played<T['event'], T> {
  const parsed = game.parseEvent(move);
  if (!parsed.ok) return parsed;
  const event = parsed.value;
  if (!('player' in event) || event.player !== seat) return refuse('table-not-yours', {});
  const reasons = game.play(position, event);
  // Without other fields: they would be stored, and sent to every viewer.
  return reasons.length > 0 ? fail(reasons.map((reason) => ({ path: '', reason }))) : ok(bareEvent(event));
}

/** Shows the seed once the game is over. */
export const closing = <T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  { now, seed }: Circumstances,
): readonly Entry<T>[] => (game.toAct(position).kind === 'over' ? [{ type: 'closed', at: now, seed }] : []);
