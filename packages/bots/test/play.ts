/** A table for bots: each is told only what its seat may see. */
import { fairLuck, FastRandom, seedFromText, type Game, type GameTypes, type Random, type Seat } from '@leadlight/core';
import type { Bot } from '@leadlight/bots';

export interface Watcher<T extends GameTypes> {
  (seen: T['position'], move: T['move'], seat: Seat): void;
}

/** Plays a whole game; all chance follows from the text. */
export function playGame<T extends GameTypes>(
  game: Game<T>,
  bots: readonly Bot<T>[],
  seedText: string,
  watch?: Watcher<T>,
): T['result'] {
  const seed = seedFromText(seedText);
  const options = parsedOptions(game, bots.length);
  const position = game.start(options, bots.length);
  const seen = bots.map(() => game.start(options, bots.length));
  const chance = bots.map((_, seat) => new FastRandom(`${seed}:${seat}`));
  const luck = fairLuck(
    game.id,
    seed,
    bots.map(() => ''),
  );
  for (;;) {
    const due = game.toAct(position);
    if (due.kind === 'over') break;
    const event = due.kind === 'decide' ? decide(due.seats[0]) : game.draw(position, luck);
    if (event === undefined) throw new Error('nothing is drawn');
    happen(game, position, seen, event);
  }
  const result = game.result(position);
  if (result === undefined) throw new Error('no result');
  return result;

  function decide(seat: Seat): T['move'] {
    const move = bots[seat].choose(seen[seat], seat, chance[seat]);
    watch?.(seen[seat], move, seat);
    return move;
  }
}

function parsedOptions<T extends GameTypes>(game: Game<T>, players: number): T['options'] {
  const options = game.parseOptions({}, players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  return options.value;
}

/** Plays an event at the table, and shows each seat what it may see of it. */
export function happen<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  seen: readonly T['position'][],
  event: T['event'],
): void {
  demand(game.play(position, event));
  for (const [seat, view] of seen.entries()) {
    for (const shown of game.see(position, event, seat)) demand(game.play(view, shown));
  }
}

function demand(refusals: readonly unknown[]): void {
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals));
}

export function positionOf<T extends GameTypes>(game: Game<T>, text: string): T['position'] {
  const read = game.readPosition(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

/** The moves that the bot makes in a position, whatever its chance, in the game's notation and without repetition. */
export function movesOf<T extends GameTypes>(game: Game<T>, bot: Bot<T>, text: string, seat: Seat): readonly string[] {
  const position = positionOf(game, text);
  const chances: readonly Random[] = Array.from({ length: 60 }, (_, i) => new FastRandom(i));
  return [...new Set(chances.map((random) => game.writeEvent(bot.choose(position, seat, random))))].toSorted();
}
