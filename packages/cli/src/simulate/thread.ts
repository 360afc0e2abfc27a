/** A thread that plays one span of games after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { textsFor } from '@leadlight/messages';
import type { Games } from '../game/games.ts';
import { linesOf, type Span } from './games.ts';
import { readOrder, type SimulateFlags } from './order.ts';

/** What a thread is given when it starts: an order has functions, which cannot be sent, but its flags can. */
export interface Start {
  /** The address of the module that has the games. */
  readonly registry: string;
  readonly flags: SimulateFlags;
}

const { registry, flags } = workerData as Start;
const { GAMES } = (await import(registry)) as { readonly GAMES: Games };
const order = readOrder(flags, GAMES, textsFor('en'));

let last = Promise.resolve();

/** One span after the other, because a game lets others have a turn now and then. */
parentPort?.on('message', (span: Span) => {
  last = last.then(async () => parentPort?.postMessage(await linesOf(order, span), []));
});
