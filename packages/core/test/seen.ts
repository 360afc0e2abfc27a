/** Games after some random moves, as a seat has seen them. */
import { fairLuck, FastRandom, seedFromText, settle, type Game, type GameTypes, type Seat } from '@leadlight/core';
import { anyOf } from './present.ts';

/** The record of a running game, as the bots expect it. */
export interface Seen<T extends GameTypes> {
  readonly seat: Seat;
  readonly game: T['id'];
  readonly rules: string;
  readonly options: T['options'];
  readonly players: readonly unknown[];
  readonly events: readonly T['event'][];
}

/** A game after some random moves, as the seat to move has seen it. */
export function seenAfter<T extends GameTypes>(game: Game<T>, players: number, moves: number): Seen<T> {
  const options = game.parseOptions({}, players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const luck = fairLuck(game.id, seedFromText('worker'), Array(players).fill(''));
  const random = new FastRandom('worker');
  const position = game.start(options.value, players);
  const events: T['event'][] = settle(game, position, luck);
  const seatDue = (): number => {
    const due = game.toAct(position);
    return due.kind === 'decide' ? due.seats[0] : -1;
  };
  for (let made = 0; made < moves; made++) {
    const legal = game.legal(position, seatDue());
    const move = anyOf(legal, random);
    game.play(position, move);
    events.push(move, ...settle(game, position, luck));
  }
  return seenBy(game, {
    seat: seatDue(),
    game: game.id,
    rules: game.rules,
    options: options.value,
    players: Array.from({ length: players }, () => ({})),
    events,
  });
}

function seenBy<T extends GameTypes>(game: Game<T>, full: Seen<T>): Seen<T> {
  const position = game.start(full.options, full.players.length);
  const events = full.events.flatMap((event) => {
    game.play(position, event);
    return game.see(position, event, full.seat);
  });
  return { ...full, events };
}
