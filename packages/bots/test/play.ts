/** A table for bots: each bot sees only what its seat may see. */
import { fairLuck, seedFromText, type Game, type GameTypes, type Notation, type Seat } from '@leadlight/core';
import type { Bots, Level, Moment, Search } from '@leadlight/bots';

export interface Watcher<T extends GameTypes> {
  (moment: Moment<T>, move: T['move']): void;
}

/** Plays a whole game; all chance follows from the text. */
export function playGame<T extends GameTypes>(
  bots: Bots<T>,
  levels: readonly Level[],
  seedText: string,
  watch?: Watcher<T>,
): T['result'] {
  const { game } = bots;
  const seed = seedFromText(seedText);
  const options = parsedOptions(game, levels.length);
  const position = game.start(options, levels.length);
  const seats = levels.map(() => ({ position: game.start(options, levels.length), events: [] as T['event'][] }));
  const luck = fairLuck(
    game.id,
    seed,
    levels.map(() => ''),
  );
  for (;;) {
    const due = game.toAct(position);
    if (due.kind === 'over') break;
    const event = due.kind === 'decide' ? decide(due.seats[0]) : game.draw(position, luck);
    if (event === undefined) throw new Error('nothing is drawn');
    happen(game, position, seats, event);
  }
  const result = game.result(position);
  if (result === undefined) throw new Error('no result');
  return result;

  function decide(seat: Seat): T['move'] {
    const moment = { seat, ...seats[seat] };
    const move = decided(bots.begin(moment, levels[seat], seed));
    watch?.(moment, move);
    return move;
  }
}

/** A search's final move. */
export function decided<T extends GameTypes>(search: Search<T>): T['move'] {
  for (;;) {
    const { move, finished } = search.step(1000);
    if (finished) return move;
  }
}

export function parsedOptions<T extends GameTypes>(game: Game<T>, players: number, wanted: object = {}): T['options'] {
  const options = game.parseOptions(wanted, players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  return options.value;
}

/** A seat's view of the game. */
export interface Sight<T extends GameTypes> {
  readonly position: T['position'];
  readonly events: T['event'][];
}

/** Plays an event at the table and shows each seat its view of it. */
export function happen<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  seats: readonly Sight<T>[],
  event: T['event'],
): void {
  demand(game.play(position, event));
  for (const [seat, sight] of seats.entries()) {
    for (const shown of game.see(position, event, seat)) {
      demand(game.play(sight.position, shown));
      sight.events.push(shown);
    }
  }
}

function demand(refusals: readonly unknown[]): void {
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals));
}

export function positionOf<T extends GameTypes>(notation: Notation<T>, text: string): T['position'] {
  const read = notation.readPosition(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** Bots, and the notation for their moves. */
interface Asked<T extends GameTypes> {
  readonly bots: Bots<T>;
  readonly notation: Notation<T>;
}

/** The moves that a level makes in a position over many seeds, in the game's notation and without repeats. */
export function movesOf<T extends GameTypes>(
  { bots, notation }: Asked<T>,
  level: Level,
  position: T['position'],
  seat: Seat,
): readonly string[] {
  const moves = Array.from({ length: 60 }, (_, i) =>
    decided(bots.begin({ seat, position, events: [] }, level, `${i}`)),
  );
  return [...new Set(moves.map((move) => notation.writeEvent(move)))].toSorted();
}
