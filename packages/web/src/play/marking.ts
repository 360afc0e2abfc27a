/** Finds the marks for the others' last moves. */
import type { GameTypes, Seat } from '@leadlight/core';
import type { Happening } from '@leadlight/table';
import type { ClientGame } from '../game/client-game.ts';
import type { Marks } from '../game/marks.ts';

type Log<T extends GameTypes> = readonly Pick<Happening<T>, 'event' | 'followed'>[];
type Marking<T extends GameTypes> = Pick<ClientGame<T>, 'marks'>;

/** The player who decided an event; undefined for chance. */
const deciderOf = (event: object): Seat | undefined => ('player' in event ? Number(event.player) : undefined);

/** The places of some events. */
const marksOf = <T extends GameTypes>(client: Marking<T>, log: Log<T>): Marks =>
  new Map(log.flatMap(({ followed }) => client.marks?.(followed) ?? []).map(({ place, seat }) => [place, seat]));

/**
 * The places of everyone else's last moves since the last turn of these seats. While one of the seats is to move, the
 * marks stay, even if a part of the turn has been played.
 */
export function lastMoves<T extends GameTypes>(
  client: Marking<T>,
  log: Log<T>,
  seats: readonly Seat[],
  isMoving: boolean,
): Marks {
  const isMine = ({ event }: Log<T>[number]): boolean => seats.includes(deciderOf(event) ?? -1);
  const isOthers = (each: Log<T>[number]): boolean => deciderOf(each.event) !== undefined && !isMine(each);
  const end = isMoving ? 1 + log.findLastIndex(isOthers) : log.length;
  const since = log.slice(1 + log.slice(0, end).findLastIndex(isMine), end);
  return marksOf(
    client,
    since.filter((each, at) => isOthers(each) && isLastTurn(since, at)),
  );
}

/** Whether the player of an event moves again only in the same turn, or right after it. */
function isLastTurn<T extends GameTypes>(log: Log<T>, at: number): boolean {
  const deciders = log.slice(at).flatMap(({ event }) => deciderOf(event) ?? []);
  const [seat] = deciders;
  const next = deciders.findIndex((each) => each !== seat);
  return next === -1 || !deciders.slice(next).includes(seat ?? -1);
}
