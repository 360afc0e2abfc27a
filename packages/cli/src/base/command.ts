import type { AllTexts, HelpTexts } from '@leadlight/messages';
import type { Flags, Given } from './flags.ts';
import type { Terminal } from './terminal.ts';

type CommandName = 'simulate' | 'verify' | 'show' | 'bench' | 'demo' | 'bot' | 'tournament' | 'completion' | 'man';

/** The flags explained on a command's help page: exactly those that it has. */
type FlagsOf<Name extends CommandName> = Readonly<Record<keyof HelpTexts[Name]['flags'], 'value' | 'switch'>>;

/** A flag that a game adds to a command. */
export interface AddedFlag {
  readonly name: string;
  /** The name of its value on the help page; a flag without one is a switch. */
  readonly value?: string;
  meaning(texts: AllTexts): string;
}

interface Command<Name extends CommandName, F extends Flags> {
  readonly name: Name;
  readonly flags: F;
  /** Flags of games, which follow one of the command's own. */
  readonly added?: { readonly after: keyof F & string; readonly flags: readonly AddedFlag[] };
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
export interface AnyCommand extends Omit<Command<CommandName, Flags>, 'values' | 'added'> {
  readonly values: Readonly<Record<string, string>>;
  readonly added: readonly AddedFlag[];
}

/** The flags are parsed by the command's own list, so they have the types that it expects. */
export const command = <Name extends CommandName, F extends FlagsOf<Name> & Flags>(
  own: Command<Name, F>,
): AnyCommand => ({
  ...own,
  flags: withAdded(own),
  values: { ...own.values, ...valuesOf(own.added?.flags ?? []) },
  added: own.added?.flags ?? [],
  run: (given, terminal) => own.run(given as Given<F>, terminal),
});

/** All flags in the order of the help page. */
function withAdded({ flags, added }: Pick<Command<CommandName, Flags>, 'flags' | 'added'>): Flags {
  const others = (added?.flags ?? []).map(
    ({ name, value }) => [name, value === undefined ? 'switch' : 'value'] as const,
  );
  return Object.fromEntries(
    Object.entries(flags).flatMap(([name, takes]) =>
      name === added?.after ? [[name, takes] as const, ...others] : [[name, takes] as const],
    ),
  );
}

const valuesOf = (added: readonly AddedFlag[]): Readonly<Record<string, string>> =>
  Object.fromEntries(added.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
