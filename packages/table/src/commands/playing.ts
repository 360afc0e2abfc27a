/** A turn, or its part before chance: the rules check every move, and either all are played or none. */
import { bareEvent, fail, ok, type Game, type GameTypes, type Luck, type Result, type Seat } from '@leadlight/core';
import type { Entry } from '../log/entries.ts';
import { Witness } from '../log/sightings.ts';
import { botAt, type TableState } from '../log/state.ts';
import type { Asked, Circumstances, Refusal } from './commands.ts';
import { refuse, type Answer, type Following } from './refusing.ts';

export function play<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  asked: Asked<T, 'play'>,
  witness = new Witness(game, asked.circumstances.viewers ?? []),
): Answer<T> {
  const { seat, seen, moves } = asked.command;
  const { sender, circumstances } = asked;
  if (state.phase !== 'playing') return refuse('table-waiting', {});
  if (sender.bot === true && botAt(state, seat) === null) return refuse('table-back', { seat });
  if (!mayStillAnswer(game, state, seen, seat)) return refuse('table-stale', { seen, events: state.events.length });
  if (moves.length === 0) return refuse('table-nothing', {});
  const position = game.copy(state.position);
  const problems = playAll(game, position, moves, seat, witness);
  if (problems.length > 0) return fail(problems);
  settleNoted(game, position, circumstances.luck, witness);
  return ok(played(game, position, witness, asked));
}

/**
 * A command is meant for the moment that its sender saw. Where several seats decide at the same time, other seats'
 * decisions in the meantime do not matter.
 */
function mayStillAnswer<T extends GameTypes>(game: Game<T>, state: TableState<T>, seen: number, seat: Seat): boolean {
  const happened = game.played(state.position);
  if (seen >= happened) return seen === happened;
  const due = game.toAct(state.position);
  return (
    due.kind === 'decide' &&
    due.seats.includes(seat) &&
    state.events.slice(seen).every((event) => isByOther(event, seat))
  );
}

const isByOther = (event: GameTypes['event'], seat: Seat): boolean => 'player' in event && event.player !== seat;

/** Plays the moves in place, up to the first that is refused, and returns the reasons. */
function playAll<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  moves: readonly unknown[],
  seat: Seat,
  witness: Witness<T>,
): readonly Refusal<T>[] {
  for (const [index, move] of moves.entries()) {
    const parsed = parsedMove(game, move, seat);
    const problems = parsed.ok ? playOne(game, position, parsed.value, witness) : parsed.problems;
    if (problems.length > 0) return problems.map(({ path, reason }) => ({ path: at(index, path), reason }));
  }
  return [];
}

const at = (index: number, path: string): string => `moves[${index}]${path === '' ? '' : `.${path}`}`;

function parsedMove<T extends GameTypes>(game: Game<T>, move: unknown, seat: Seat): Result<T['event'], Refusal<T>> {
  const parsed = game.parseEvent(move);
  if (!parsed.ok) return parsed;
  return 'player' in parsed.value && parsed.value.player === seat ? parsed : refuse('table-not-yours', {});
}

function playOne<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  event: T['event'],
  witness: Witness<T>,
): readonly Refusal<T>[] {
  const reasons = game.play(position, event);
  // Without other fields: they would be stored, and sent to every viewer.
  if (reasons.length === 0) witness.note(position, bareEvent<T>(game, event));
  return reasons.map((reason) => ({ path: '', reason }));
}

/** Plays all events that no player decides. */
export function settleNoted<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  luck: Luck,
  witness: Witness<T>,
): void {
  for (;;) {
    const event = game.draw(position, luck);
    if (event === undefined || game.play(position, event).length > 0) return;
    witness.note(position, event);
  }
}

/** The entries for the events that were noted. */
function played<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  witness: Witness<T>,
  { command, sender, circumstances }: Asked<T>,
): Following<T> {
  // A list that grew by and by has room for more; a copy has not.
  const events = witness.events.slice();
  const entry = { type: 'played', at: circumstances.now, events, command: command.id, sender: sender.name } as const;
  return { entries: [entry, ...closing(game, position, circumstances)], position, seen: witness.seen(events) };
}

/** Shows the seed once the game is over. */
const closing = <T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  { now, seed }: Circumstances,
): readonly Entry<T>[] => (game.toAct(position).kind === 'over' ? [{ type: 'closed', at: now, seed }] : []);

/** Ends the game without a result. */
export function abandon<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  asked: Asked<T, 'abandon'>,
): Answer<T> {
  if (state.phase !== 'playing') return refuse('table-waiting', {});
  const position = game.copy(state.position);
  const witness = new Witness(game, asked.circumstances.viewers ?? []);
  const problems = playOne(game, position, { type: 'abandoned' }, witness);
  return problems.length > 0 ? fail(problems) : ok(played(game, position, witness, asked));
}
