/** One signal ends the program in order, a second one at once. */
import { constants } from 'node:os';
import type { Log } from '../base/log.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Nobody waits longer for the program to end. */
const MOST_MS = 1900;

/** What a shell reports for a program that a signal has ended. */
const codeOf = (signal: (typeof SIGNALS)[number]): number => 128 + constants.signals[signal];

export function stopOnSignals(close: () => Promise<void>, log: Log): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), MOST_MS).unref();
    try {
      await close();
      log.note('stopped');
      process.exit(0);
    } catch (error) {
      log.trouble(error);
      process.exit(1);
    }
  };
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (isStopping) process.exit(codeOf(signal));
      isStopping = true;
      log.note('stopping', { signal });
      void stop();
    });
  }
}

/** An error that nobody has caught: the program can't be trusted any more, and the store is safe without it. */
export function stopOnErrors(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.trouble(error);
    process.exit(1);
  });
}
