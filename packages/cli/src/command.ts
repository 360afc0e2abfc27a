import type { HelpTexts } from '@leadlight/messages';
import type { Flags, Given } from './flags.ts';
import type { Terminal } from './terminal.ts';

type CommandName = 'simulate' | 'verify' | 'show' | 'bench' | 'demo' | 'bot' | 'tournament';

/** The flags that the help page of a command explains: those that it has, no more and no fewer. */
type FlagsOf<Name extends CommandName> = Readonly<Record<keyof HelpTexts[Name]['flags'], 'value' | 'switch'>>;

interface Command<Name extends CommandName, F extends Flags> {
  readonly name: Name;
  readonly flags: F;
  /** The flags without which it cannot run. */
  readonly required: readonly (keyof F & string)[];
  /** How the help page names the values that flags take. */
  readonly values: { readonly [Flag in keyof F as F[Flag] extends 'value' ? Flag : never]: string };
  /** What the command takes besides flags, or nothing. */
  readonly takes: string;
  readonly examples: readonly string[];
  /** Returns the exit code. */
  readonly run: (given: Given<F>, terminal: Terminal) => Promise<number>;
}

/** A command among others: which flags it has is its own affair. */
export interface AnyCommand extends Omit<Command<CommandName, Flags>, 'values'> {
  readonly values: Readonly<Record<string, string>>;
}

/** Whoever runs the command reads the flags that it names, so they are of the types that it expects. */
export const command = <Name extends CommandName, F extends FlagsOf<Name> & Flags>(
  own: Command<Name, F>,
): AnyCommand => ({
  ...own,
  run: (given, terminal) => own.run(given as Given<F>, terminal),
});
