/** Turns a command into entries: the only place where a table makes decisions. */
import { fail, ok, type Game, type GameTypes, type Result } from '@leadlight/core';
import { wasAnswered } from './answered.ts';
import { abandon, leave, sit, standIn, start } from './arranging.ts';
import { mayAsk } from './authority.ts';
import type { Asked, Outcome, Refusal } from './commands.ts';
import type { Entry } from './entries.ts';
import { play } from './playing.ts';
import { refuse, type Entries } from './refusing.ts';
import { misshapen } from './shapes.ts';
import { dueEffects, fold, type TableState } from './state.ts';

/**
 * Total: accepts anything as a command. The order of the checks matters: the form of the command, the authority of its
 * sender, whether this sender already has its answer, and only then the state of the table.
 */
export function decide<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  asked: Asked<T>,
): Result<Outcome<T>, Refusal<T>> {
  const { command, sender } = asked;
  const problems = misshapen(command);
  if (problems.length > 0) return fail(problems);
  if (!mayAsk(asked)) return refuse('table-not-yours', {});
  if (wasAnswered(state.answered, sender.name, command.id)) return ok({ entries: [], effects: [] });
  const entries = entriesFor(game, state, asked);
  return entries.ok ? ok(outcome(game, state, signed(entries.value, asked))) : entries;
}

/** The first entry names the command that it answers, and the sender. */
const signed = <T extends GameTypes>(
  [first, ...others]: readonly [Entry<T>, ...Entry<T>[]],
  { command, sender }: Asked<T>,
): readonly Entry<T>[] => [{ ...first, command: command.id, sender: sender.name }, ...others];

function outcome<T extends GameTypes>(game: Game<T>, state: TableState<T>, entries: readonly Entry<T>[]): Outcome<T> {
  const after = entries.reduce((before, entry) => fold(game, before, entry), state);
  return { entries, effects: dueEffects(game, after) };
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
