/** People who leave an online game or run out of time: a bot plays for them until they return (R-88, G-92). */
import { ok, type Game, type GameTypes, type Seat } from '@leadlight/core';
import { standIn } from '../commands/arranging.ts';
import type { Asked } from '../commands/commands.ts';
import { arranged, refuse, type Answer } from '../commands/refusing.ts';
import type { Entry } from '../log/entries.ts';
import type { TableState } from '../log/state.ts';
import type { Clock } from '../log/terms.ts';
import { isUp, type Budget } from './clocks.ts';
import { clocksOf, latestIn, timed, type Change } from './timing.ts';
import { abandonTimed } from './turns.ts';

/** People leave for good, and return. The bot that plays for them was agreed on before the game. */
export function comeOrGo<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  asked: Asked<T, 'stand-in'>,
): Answer<T> {
  const { seat, level } = asked.command;
  const answer = standIn(game, state, asked);
  if (!answer.ok) return answer;
  if (level !== null && level !== state.opened.terms?.standIn) return refuse('table-level', { level });
  const isAway = state.standIns[seat] !== null;
  if (isAway && level !== null) return refuse('table-away', { seat });
  if (!isAway && level === null) return refuse('table-back', { seat });
  return followed(game, state, answer, asked);
}

/** A bot stands in or a person returns, as `answer` says; or people agreed to abandon the game instead. */
function followed<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  answer: Answer<T>,
  asked: Asked<T, 'stand-in'>,
): Answer<T> {
  if (!answer.ok) return answer;
  const { id, seat, level } = asked.command;
  const { clock: now = 0 } = asked.circumstances;
  const isEnd = level !== null && state.opened.terms?.timeout === 'abandon';
  if (isEnd) return abandonTimed(game, state, { ...asked, command: { id, type: 'abandon' } });
  const after = { ...state, standIns: state.standIns.with(seat, level) };
  return ok(timed(game, after, answer.value, now, level === null ? returning(state, seat) : undefined));
}

/**
 * A person who returns has a fair minimum of time. But if the bot has not decided anything yet, it is as if the person
 * had never left: nobody gains time by leaving and returning.
 */
function returning<T extends GameTypes>({ log }: TableState<T>, seat: Seat): Change {
  const left = log.findLastIndex((entry) => entry.type === 'stood-in' && entry.seat === seat);
  if (log.slice(left).some((entry) => isPlayedFor(seat, entry))) return { seat, clock: restored };
  return { seat, clock: (clock) => latestIn(log.slice(0, left))[seat] ?? clock };
}

const isPlayedFor = <T extends GameTypes>(seat: Seat, entry: Entry<T>): boolean =>
  entry.type === 'played' && entry.events.some((event) => 'player' in event && event.player === seat);

const restored = ({ left }: Clock, _: number, { fair }: Budget): Clock => ({ left: Math.max(left, fair), since: null });

/** The time of a seat is up. The service says so, but the table knows better. */
export function expire<T extends GameTypes>(game: Game<T>, state: TableState<T>, asked: Asked<T, 'expire'>): Answer<T> {
  const { command, circumstances, sender } = asked;
  const { id, seat } = command;
  const { now: at, clock: now = 0 } = circumstances;
  if (state.phase !== 'playing') return refuse('table-waiting', {});
  const clock = clocksOf(state)[seat];
  if (clock === undefined) return refuse('table-seat', { seat });
  if (!isUp(clock, now)) return refuse('table-early', { seat });
  const level = state.opened.terms?.standIn ?? null;
  const away = arranged(state.position, { type: 'stood-in', at, seat, level, command: id, sender: sender.name });
  return followed(game, state, away, { ...asked, command: { id, type: 'stand-in', seat, level } });
}
