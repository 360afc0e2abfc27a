/** The games of an order, each as a line of JSON, numbered from 1. */
import { seedFromText, writeRecord, type GameTypes } from '@leadlight/core';
import { levelPlayer } from '../players/level.ts';
import type { Match } from '../players/match.ts';
import type { WholeLines } from './lines.ts';
import type { Order } from './order.ts';
import { emptyRecord, recordMatch } from './record.ts';

/** Games with these numbers, both included. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** The games of a span, until all are played or the command is stopped. */
export async function linesOf(order: Order, { first, last }: Span, stop?: AbortSignal): Promise<readonly string[]> {
  const lines: string[] = [];
  try {
    for (let number = first; number <= last; number++) lines.push(await recordLine(order, number, stop));
  } catch (error) {
    if (stop?.aborted !== true) throw error;
  }
  return lines;
}

/** Whether the lines of a file are the first games: if the last one looks like ours, it is replayed to make sure. */
export const isStartOf = async (order: Order, { count, last }: WholeLines): Promise<boolean> =>
  count <= order.games && looksAsIf(order, count, last) && last === (await recordLine(order, count));

const recordLine = async (order: Order, number: number, stop?: AbortSignal): Promise<string> =>
  writeRecord(await recordMatch(matchOf(order, number), stop));

/** Everything before the first event follows from the order. */
function looksAsIf(order: Order, number: number, line: string): boolean {
  const empty = writeRecord(emptyRecord(matchOf(order, number)));
  return line.startsWith(empty.slice(0, empty.lastIndexOf(']')));
}

function matchOf(order: Order, number: number): Match<GameTypes> {
  const { game, bots } = order.game;
  const options = game.parseOptions(order.options, order.players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const seed = seedFromText(`${order.seed}#${number}`);
  return {
    game,
    options: options.value,
    players: order.bots.map((level) => levelPlayer(bots, level)),
    seed,
    thoughts: seed,
    annotate: order.annotate,
    ...(order.arrange !== undefined && { arrange: (event) => order.arrange?.(event) ?? event }),
  };
}
