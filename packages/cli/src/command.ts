import type { HelpTexts } from '@leadlight/messages';
import type { Flags, Given } from './flags.ts';
import type { Terminal } from './terminal.ts';

type CommandName = 'simulate' | 'verify' | 'show' | 'bench' | 'demo' | 'bot' | 'tournament';

/** The flags explained on a command's help page: exactly those that it has. */
type FlagsOf<Name extends CommandName> = Readonly<Record<keyof HelpTexts[Name]['flags'], 'value' | 'switch'>>;

interface Command<Name extends CommandName, F extends Flags> {
  readonly name: Name;
  readonly flags: F;
  /** The flags that the command requires. */
  readonly required: readonly (keyof F & string)[];
  /** The names of flag values on the help page. */
  readonly values: { readonly [Flag in keyof F as F[Flag] extends 'value' ? Flag : never]: string };
  /** The command's other arguments, if any. */
  readonly takes: string;
  readonly examples: readonly string[];
  /** Returns the exit code. */
  readonly run: (given: Given<F>, terminal: Terminal) => Promise<number>;
}

/** A command of any kind, whatever its flags. */
export interface AnyCommand extends Omit<Command<CommandName, Flags>, 'values'> {
  readonly values: Readonly<Record<string, string>>;
}

/** The flags are parsed by the command's own list, so they have the types that it expects. */
export const command = <Name extends CommandName, F extends FlagsOf<Name> & Flags>(
  own: Command<Name, F>,
): AnyCommand => ({
  ...own,
  run: (given, terminal) => own.run(given as Given<F>, terminal),
});
