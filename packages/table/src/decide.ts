/** From a command to entries: the only place where a table makes up its mind. */
import { fail, ok, settle, type Game, type GameTypes, type Result, type Seat } from '@leadlight/core';
import type { Circumstances, Command, Outcome, Refusal, Sender, TableReasons } from './commands.ts';
import type { Entry } from './entries.ts';
import { dueEffects, fold, type TableState } from './state.ts';

/** Someone asks something of the table. */
export interface Asked<T extends GameTypes> {
  readonly command: Command<T>;
  readonly sender: Sender;
  readonly circumstances: Circumstances;
}

type Entries<T extends GameTypes> = Result<readonly Entry<T>[], Refusal<T>>;

type Ask<T extends GameTypes, Type extends Command<T>['type']> = Omit<Asked<T>, 'command'> & {
  readonly command: Extract<Command<T>, { readonly type: Type }>;
};

function refuse<T extends GameTypes, Key extends keyof TableReasons>(key: Key, args: TableReasons[Key]): Entries<T> {
  const reason = { rule: 'table', key, args } as Refusal<T>['reason'];
  return fail([{ path: '', reason }]);
}

/** A command that was answered already is answered with nothing new. */
export function decide<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  asked: Asked<T>,
): Result<Outcome<T>, Refusal<T>> {
  if (state.answered.has(asked.command.id)) return ok({ entries: [], effects: [] });
  const entries = entriesFor(game, state, asked);
  if (!entries.ok) return entries;
  const [first, ...others] = entries.value;
  const signed = [{ ...first, command: asked.command.id }, ...others];
  return ok({
    entries: signed,
    effects: dueEffects(
      game,
      signed.reduce((before, entry) => fold(game, before, entry), state),
    ),
  });
}

function entriesFor<T extends GameTypes>(game: Game<T>, state: TableState<T>, asked: Asked<T>): Entries<T> {
  if (state.phase === 'over') return refuse('table-over', {});
  const { command, ...rest } = asked;
  switch (command.type) {
    case 'sit':
      return sit(state, { command, ...rest });
    case 'leave':
      return leave(state, { command, ...rest });
    case 'start':
      return start(game, state, { command, ...rest });
    case 'play':
      return play(game, state, { command, ...rest });
    case 'stand-in':
      return standIn(state, { command, ...rest });
    case 'abandon':
      return abandon(game, state, { command, ...rest });
  }
}

const mayActFor = ({ seats, host }: Sender, seat: Seat): boolean => host || seats.includes(seat);

const isSeat = <T extends GameTypes>(state: TableState<T>, seat: Seat): boolean => seat in state.seats;

function sit<T extends GameTypes>(state: TableState<T>, { command, sender, circumstances }: Ask<T, 'sit'>): Entries<T> {
  const { seat, who } = command;
  if (state.phase !== 'gathering') return refuse('table-started', {});
  if (!isSeat(state, seat)) return refuse('table-seat', { seat });
  if (state.seats[seat] !== null) return refuse('table-taken', { seat });
  if (!mayActFor(sender, seat)) return refuse('table-not-yours', {});
  return ok([{ type: 'seated', at: circumstances.now, seat, who }]);
}

function leave<T extends GameTypes>(
  state: TableState<T>,
  { command, sender, circumstances }: Ask<T, 'leave'>,
): Entries<T> {
  const { seat } = command;
  if (state.phase !== 'gathering') return refuse('table-started', {});
  if (!isSeat(state, seat)) return refuse('table-seat', { seat });
  if (state.seats[seat] === null) return refuse('table-empty', { seat });
  if (!mayActFor(sender, seat)) return refuse('table-not-yours', {});
  return ok([{ type: 'left', at: circumstances.now, seat }]);
}

/** The game begins with its first chance. */
function start<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  { sender, circumstances }: Ask<T, 'start'>,
): Entries<T> {
  const free = state.seats.indexOf(null);
  if (state.phase !== 'gathering') return refuse('table-started', {});
  if (!sender.host) return refuse('table-not-yours', {});
  if (free !== -1) return refuse('table-empty', { seat: free });
  const position = game.copy(state.position);
  const events = settle(game, position, circumstances.luck);
  const at = circumstances.now;
  return ok([
    { type: 'started', at, salts: state.seats.map(() => '') },
    { type: 'played', at, events },
  ]);
}

/** A turn, or its part before chance: every move is checked by the rules, all are played or none. */
function play<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  { command, sender, circumstances }: Ask<T, 'play'>,
): Entries<T> {
  const { seat, seen, moves } = command;
  if (state.phase !== 'playing') return refuse('table-waiting', {});
  if (!sender.seats.includes(seat)) return refuse('table-not-yours', {});
  if (!mayStillAnswer(game, state, seen, seat)) return refuse('table-stale', { seen, events: state.events.length });
  if (moves.length === 0) return refuse('table-nothing', {});
  const position = game.copy(state.position);
  const refusals = playAll(game, position, moves, seat);
  if (refusals.length > 0) return fail(refusals);
  const events = [...moves, ...settle(game, position, circumstances.luck)];
  return ok([{ type: 'played', at: circumstances.now, events }, ...closing(game, position, circumstances)]);
}

/**
 * A command is for the moment that its sender saw. Where several seats decide at the same time, what others decided
 * meanwhile does not matter.
 */
function mayStillAnswer<T extends GameTypes>(game: Game<T>, state: TableState<T>, seen: number, seat: Seat): boolean {
  if (seen === game.played(state.position)) return true;
  const due = game.toAct(state.position);
  return (
    due.kind === 'decide' &&
    due.seats.includes(seat) &&
    state.events.slice(seen).every((event) => isByOther(event, seat))
  );
}

const isByOther = (event: GameTypes['event'], seat: Seat): boolean => 'player' in event && event.player !== seat;

function playAll<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  moves: readonly T['move'][],
  seat: Seat,
): readonly Refusal<T>[] {
  for (const [index, move] of moves.entries()) {
    const path = `moves[${index}]`;
    const foreign: readonly Refusal<T>['reason'][] =
      move.player === seat ? [] : [{ rule: 'table', key: 'table-not-yours', args: {} }];
    const reasons = foreign.length > 0 ? foreign : game.play(position, move);
    if (reasons.length > 0) return reasons.map((reason) => ({ path, reason }));
  }
  return [];
}

/** Once the game is over its seed is shown. */
const closing = <T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  { now, seed }: Circumstances,
): readonly Entry<T>[] => (game.toAct(position).kind === 'over' ? [{ type: 'closed', at: now, seed }] : []);

function standIn<T extends GameTypes>(
  state: TableState<T>,
  { command, sender, circumstances }: Ask<T, 'stand-in'>,
): Entries<T> {
  const { seat, level } = command;
  if (state.phase !== 'playing') return refuse('table-waiting', {});
  if (!isSeat(state, seat) || state.seats[seat]?.kind !== 'person') return refuse('table-seat', { seat });
  if (!mayActFor(sender, seat)) return refuse('table-not-yours', {});
  return ok([{ type: 'stood-in', at: circumstances.now, seat, level }]);
}

/** The game stops without a result. */
function abandon<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  { sender, circumstances }: Ask<T, 'abandon'>,
): Entries<T> {
  if (state.phase !== 'playing') return refuse('table-waiting', {});
  if (!sender.host) return refuse('table-not-yours', {});
  const position = game.copy(state.position);
  const event: T['event'] = { type: 'abandoned' };
  const refusals = game.play(position, event);
  if (refusals.length > 0) return fail(refusals.map((reason) => ({ path: '', reason })));
  return ok([{ type: 'played', at: circumstances.now, events: [event] }, ...closing(game, position, circumstances)]);
}
