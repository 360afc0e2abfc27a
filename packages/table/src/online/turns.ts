/** Turns at an online table: timed, and marked where a bot plays for an absent person. */
import { ok, type Game, type GameTypes, type Seat } from '@leadlight/core';
import type { Asked } from '../commands/commands.ts';
import { abandon, play } from '../commands/playing.ts';
import { refuse, type Answer, type Following } from '../commands/refusing.ts';
import { Witness } from '../log/sightings.ts';
import type { TableState } from '../log/state.ts';
import { rewarded } from './clocks.ts';
import { timed } from './timing.ts';

export function playTimed<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  asked: Asked<T, 'play'>,
): Answer<T> {
  const { command, sender, circumstances } = asked;
  const { seat } = command;
  const { clock: now = 0, viewers = [] } = circumstances;
  const level = state.standIns[seat] ?? null;
  if (level !== null && sender.bot !== true) return refuse('table-away', { seat });
  const witness = level === null ? new Witness(game, viewers) : new StandInWitness(game, viewers, level);
  const answer = play(game, state, asked, witness);
  if (!answer.ok) return answer;
  const after = { ...state, position: answer.value.position };
  const isOver = isTurnOver(game, after, seat, witness.events);
  return ok(timed(game, after, answer.value, now, isOver ? { seat, clock: rewarded } : undefined));
}

/** Notes the level of the bot with each of its moves (docs/records.md). */
class StandInWitness<T extends GameTypes> extends Witness<T> {
  private readonly by: string;

  constructor(game: Game<T>, viewers: ConstructorParameters<typeof Witness<T>>[1], level: string) {
    super(game, viewers);
    this.by = `bot:${level}`;
  }

  override note(position: T['position'], event: T['event']): void {
    super.note(position, 'player' in event ? { ...event, by: this.by } : event);
  }
}

/** In the middle of a turn the clock goes on, even if chance has come in between. */
function isTurnOver<T extends GameTypes>(
  game: Game<T>,
  { position }: TableState<T>,
  seat: Seat,
  events: readonly T['event'][],
): boolean {
  const isOf = (event: T['event']): event is T['move'] => 'player' in event && event.player === seat;
  const due = game.toAct(position);
  const isDue = due.kind === 'decide' && due.seats.includes(seat);
  return !isDue || events.some((event) => isOf(event) && game.endsTurn(event));
}

export function abandonTimed<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  asked: Asked<T, 'abandon'>,
): Answer<T> {
  const answer = abandon(game, state, asked);
  if (!answer.ok) return answer;
  const following: Following<T> = answer.value;
  const { clock: now = 0 } = asked.circumstances;
  return ok(timed(game, { ...state, position: following.position }, following, now));
}
