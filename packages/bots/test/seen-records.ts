/** Games of random moves, as the seats that had to decide saw them. */
import type { SeenRecord } from '@leadlight/bots';
import { fairLuck, FastRandom, seedFromText, type Game, type GameTypes } from '@leadlight/core';
import { happen, parsedOptions, type Sight } from './play.ts';

interface Played {
  readonly players: number;
  /** Of chance. */
  readonly seed: string;
  readonly options?: object;
  /** The seed of the moves, from a number of moves on; before, and otherwise, that of chance. */
  readonly moves?: string;
  readonly after?: number;
}

/** A record for each decision of a whole game. */
export function seenRecords<T extends GameTypes>(
  game: Game<T>,
  { players, seed, options: wanted = {}, moves = seed, after = 0 }: Played,
): readonly SeenRecord<T>[] {
  const options = parsedOptions(game, players, wanted);
  const luck = fairLuck(game.id, seedFromText(seed), Array(players).fill(''));
  const start = (): T['position'] => game.start(options, players);
  const [position, records] = [start(), [] as SeenRecord<T>[]];
  const sights: readonly Sight<T>[] = Array.from({ length: players }, () => ({ position: start(), events: [] }));
  for (let due = game.toAct(position); due.kind !== 'over'; due = game.toAct(position)) {
    const event = due.kind === 'decide' ? decision(due.seats[0]) : game.draw(position, luck);
    if (event !== undefined) happen(game, position, sights, event);
  }
  return records;

  function decision(seat: number): T['move'] {
    const { id, rules } = game;
    records.push({
      seat,
      game: id,
      rules,
      options,
      players: Array(players).fill(null),
      events: [...sights[seat].events],
    });
    const random = new FastRandom(`${records.length > after ? moves : seed} ${records.length}`);
    const legal = game.legal(position, seat);
    return legal[random.below(legal.length)];
  }
}
