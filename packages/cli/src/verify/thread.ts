/** A thread that checks the records of one piece of a file after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { textsFor, type Locale } from '@leadlight/messages';
import type { Games } from '../game/games.ts';
import type { Piece } from '../records/split.ts';
import { examine } from './examine.ts';

/** What a thread is given when it starts. */
export interface Start {
  /** The address of the module that has the games. */
  readonly registry: string;
  readonly locale: Locale;
}

const { registry, locale } = workerData as Start;
const { GAMES } = (await import(registry)) as { readonly GAMES: Games };
const texts = textsFor(locale);

parentPort?.on('message', (pieces: readonly Piece[]) => parentPort?.postMessage(examine(pieces, GAMES, texts), []));
