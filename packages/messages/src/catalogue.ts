/** What a catalogue is made of: a text for every reason and every consequence, or it does not compile. */
import type { AnyConsequence, Seat } from '@leadlight/core';

/** Who sits where: names are written as they come, never inflected. */
export interface Context {
  readonly name: (seat: Seat) => string;
  /** Who is spoken to as “you”; left out where everybody has a name. */
  readonly you?: Seat | undefined;
}

/** A plain text, or one that says what it is given. */
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

/** The two catalogues of a game. */
export interface GameTexts<Reasons, Happened extends AnyConsequence> {
  readonly reasons: ReasonTexts<Reasons>;
  readonly consequences: Sentences<ByType<Happened>>;
}
