/** Plays the games of an order in spans: here if there are few, otherwise in threads. */
import { Crew, inOrder } from '../base/crew.ts';
import { THREADS } from '../base/places.ts';
import { linesOf, type Span } from './games.ts';
import type { Order } from './order.ts';
import type { Start } from './thread.ts';

/** Games that take no time are sent in spans, and a thread is worth its start only from so many of them on. */
const QUICK = { span: 32, worthwhile: 300 } as const;
const SLOW = { span: 1, worthwhile: 2 } as const;

/** Random moves take no time; every other bot thinks. */
const paceOf = ({ bots }: Order): typeof QUICK | typeof SLOW => (bots.every((bot) => bot === 'random') ? QUICK : SLOW);

/** The lines of all games from this number on, in order, until the command is stopped. */
export async function* playFrom(order: Order, first: number, stop?: AbortSignal): AsyncGenerator<string> {
  const { span, worthwhile } = paceOf(order);
  const games = order.games - first + 1;
  const threads = games < worthwhile ? 1 : Math.min(order.workers, Math.ceil(games / span));
  const spans = spansOf(first, order.games, threads === 1 ? 1 : span, stop);
  if (threads === 1) for await (const each of spans) yield* await linesOf(order, each, stop);
  else yield* playInThreads(order, spans, threads, stop);
}

async function* playInThreads(
  order: Order,
  spans: AsyncIterable<Span>,
  threads: number,
  stop?: AbortSignal,
): AsyncGenerator<string> {
  const start: Start = { registry: order.registry, flags: order.flags };
  const crew = new Crew<Span, readonly string[]>(THREADS.simulate, start, threads);
  const stopped = new Promise<undefined>((resolve) => stop?.addEventListener('abort', () => resolve(undefined)));
  const play = (span: Span): Promise<readonly string[] | undefined> => Promise.race([crew.do(span), stopped]);
  try {
    for await (const lines of inOrder(spans, play, () => crew.room)) {
      if (lines === undefined) return;
      yield* lines;
    }
  } finally {
    await crew.close();
  }
}

async function* spansOf(first: number, last: number, size: number, stop?: AbortSignal): AsyncGenerator<Span> {
  for (let at = first; at <= last; at += size) {
    if (stop?.aborted === true) return;
    yield await Promise.resolve({ first: at, last: Math.min(last, at + size - 1) });
  }
}
