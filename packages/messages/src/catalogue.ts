/** The shape of a catalogue: it compiles only with a text for every reason and every consequence. */
import type { AnyConsequence, Seat } from '@leadlight/core';

/** The players' names, written as they are given, never inflected. */
export interface Context {
  readonly name: (seat: Seat) => string;
  /** The seat addressed as “you”; left out if every player is named. */
  readonly you?: Seat | undefined;
}

/** A plain text, or a function that builds one from its arguments. */
export type Text<Args> = string | ((args: Args) => string);

/** A text for each key of a table of reasons. */
export type ReasonTexts<Table> = { readonly [Key in keyof Table]: Text<Table[Key]> };

type Member<Happened extends AnyConsequence, Type> = Happened extends AnyConsequence
  ? Type extends Happened['type']
    ? Happened
    : never
  : never;

/** The members of a union of consequences, each by its type. */
export type ByType<Happened extends AnyConsequence> = {
  readonly [Type in Happened['type']]: Member<Happened, Type>;
};

/** A sentence for each key of a table of consequences. */
export type Sentences<Table> = {
  readonly [Type in keyof Table]: string | ((happened: Table[Type], context: Context) => string);
};
