/** Turns a command into entries and the next state: the only place where a table makes decisions. */
import { fail, ok, type Game, type GameTypes, type Result } from '@leadlight/core';
import { dueEffects } from '../log/effects.ts';
import { seenByNobody } from '../log/sightings.ts';
import { advance, type TableState } from '../log/state.ts';
import { hasAuthority, type Asking } from './authority.ts';
import type { Asked, CommandType, Outcome, Refusal } from './commands.ts';
import { commandShape, type Handler, type Handlers } from './handler.ts';
import { HANDLERS } from './handlers.ts';
import { refuse, type Following } from './refusing.ts';

type Decided<T extends GameTypes> = Result<Outcome<T>, Refusal<T>>;

/**
 * Total: accepts anything as a command. The order of the checks matters: the form of the command, whether this sender
 * already has its answer, the sender's authority, which a command such as leaving the seat may have ended, and only
 * then the state of the table.
 */
export type Decide = <T extends GameTypes>(game: Game<T>, state: TableState<T>, asked: Asked<T>) => Decided<T>;

/** Decides at tables that take these commands. */
export function decideWith<Type extends CommandType>(handlers: Handlers<Type>): Decide {
  const misshapen = commandShape(handlers);
  return <T extends GameTypes>(game: Game<T>, state: TableState<T>, asked: Asked<T>) => {
    const problems = misshapen(asked.command);
    // A command of any other type has no form.
    return problems.length > 0 ? fail(problems) : answered(handlers, game, state, asked as Asked<T, Type>);
  };
}

function answered<T extends GameTypes, Type extends CommandType>(
  handlers: Handlers<Type>,
  game: Game<T>,
  state: TableState<T>,
  asked: Asked<T, Type>,
): Decided<T> {
  const handler: Handler<Type> = handlers[asked.command.type];
  if (wasAnswered(state, asked)) return ok({ entries: [], state, seen: seenByNobody<T>(), effects: [] });
  if (!hasAuthority(handler.needs, asked)) return refuse('table-not-yours', {});
  if (state.phase === 'over') return refuse('table-over', {});
  const answer = handler.answer(game, state, asked);
  return answer.ok ? ok(outcomeOf(game, state, answer.value)) : answer;
}

/**
 * Ids belong to their senders, so no command can be mistaken for another sender's. Logs of earlier versions name no
 * senders: nobody can repeat their commands, because the clients are gone.
 */
const wasAnswered = <T extends GameTypes>({ log }: TableState<T>, { command: { id }, sender: { name } }: Asking) =>
  // In this order, because a table has few senders, and ids are all different: it takes half the time.
  log.some((entry) => entry.sender === name && entry.command === id);

function outcomeOf<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  { entries, position, seen }: Following<T>,
): Outcome<T> {
  const after = entries.reduce<TableState<T>>((before, entry) => advance(before, entry, position), state);
  return { entries, state: after, seen, effects: dueEffects(game, after) };
}

/** Decides at tables on one device. */
export const decide: Decide = decideWith(HANDLERS);
