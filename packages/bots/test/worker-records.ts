/** Games for workers to think about, and the answers without a worker. */
import { search, type Level, type SeenRecord } from '@leadlight/bots';
import { fairLuck, FastRandom, seedFromText, settle, type Game, type GameTypes } from '@leadlight/core';
import { sagrada, type Sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { anyOf } from '../../core/test/present.ts';

/** A game after some random moves, as the seat to move has seen it. */
function seenAfter<T extends GameTypes>(game: Game<T>, players: number, moves: number): SeenRecord<T> {
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

function seenBy<T extends GameTypes>(game: Game<T>, full: SeenRecord<T>): SeenRecord<T> {
  const position = game.start(full.options, full.players.length);
  const events = full.events.flatMap((event) => {
    game.play(position, event);
    return game.see(position, event, full.seat);
  });
  return { ...full, events };
}

export const SINTRA: SeenRecord<Sintra> = seenAfter(sintra, 3, 1);
export const SAGRADA: SeenRecord<Sagrada> = seenAfter(sagrada, 2, 12);

/** The result of the search in this thread. */
export async function found(seen: SeenRecord, level: Level, budget?: number): Promise<unknown> {
  const thinking = await search(seen, level, 'seed', budget);
  for (;;) {
    const thought = thinking.step(1000);
    if (thought.finished) return thought;
  }
}
