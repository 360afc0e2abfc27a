/** What the program says when it refuses, without the seconds that its start takes. */
import { languageOf, textsFor, type ServerTexts } from '@leadlight/messages';
import { CHECKOUT } from '../../src/program/checkout.ts';
import { backUpTo } from '../../src/program/back-up.ts';
import { Refusal } from '../../src/program/refuse.ts';
import { run } from '../../src/program/run.ts';

type Environment = Readonly<Record<string, string>>;

/** The lines with which something is refused. */
async function complaintsOf(act: Promise<void>): Promise<readonly string[]> {
  const error = await act.then(
    () => 'nothing was refused',
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refusal)) throw new Error('this is no refusal', { cause: error });
  return error.complaints;
}

const wordsIn = (environment: Environment): ServerTexts => textsFor(languageOf(environment)).server;

const UNSTOPPED = { onErrors: () => undefined, onSignals: () => undefined };

export const refusedStart = (environment: Environment): Promise<readonly string[]> =>
  complaintsOf(run(CHECKOUT, wordsIn(environment), { environment, stopping: UNSTOPPED }));

export const refusedBackup = (into: string | undefined, environment: Environment): Promise<readonly string[]> =>
  complaintsOf(backUpTo(into, CHECKOUT, wordsIn(environment), environment));
