/** Threads that play the games of a tournament. */
import { Worker } from 'node:worker_threads';
import { THREADS } from '../base/places.ts';
import type { Played } from './played.ts';
import type { Fixture } from './schedule.ts';
import type { Settings } from './settings.ts';

/** What a thread is given when it starts. */
export interface Start {
  readonly settings: Settings;
  /** The address of the module that has the game. */
  readonly registry: string;
}

interface Work extends Start {
  readonly workers: number;
  /** The next game to play; undefined if none is left. */
  readonly next: () => Fixture | undefined;
  readonly done: (played: Played) => void;
  /** Stops all threads; unfinished games are lost. */
  readonly stop: AbortSignal;
}

/** The time a thread has to end its programs. */
const GRACE_MS = 1000;

/** Plays until no game is left. If one thread fails, all stop. */
export async function playAll(work: Work): Promise<void> {
  const failure = new AbortController();
  const stop = AbortSignal.any([work.stop, failure.signal]);
  const threads = Array.from({ length: work.workers }, () => playInThread({ ...work, stop }));
  try {
    await Promise.all(threads);
  } finally {
    failure.abort();
    await Promise.allSettled(threads);
  }
}

function playInThread({ settings, registry, next, done, stop }: Work): Promise<void> {
  const workerData: Start = { settings, registry };
  const worker = new Worker(THREADS.tournament, { workerData });
  const leave = (): void => dismiss(worker, settings);
  const hand = (): void => worker.postMessage((stop.aborted ? undefined : next()) ?? null, []);
  stop.addEventListener('abort', leave);
  return new Promise<void>((resolve, reject) => {
    worker.on('message', (played: Played) => {
      try {
        done(played);
        hand();
      } catch (error) {
        leave();
        reject(error);
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
    hand();
  }).finally(() => stop.removeEventListener('abort', leave));
}

/** Programs would outlive the thread, so it must end them first. */
function dismiss(worker: Worker, { limit }: Settings): void {
  worker.postMessage(null, []);
  const hasPrograms = limit !== undefined;
  const timer = setTimeout(() => void worker.terminate(), hasPrograms ? GRACE_MS : 0);
  worker.on('exit', () => clearTimeout(timer));
}
