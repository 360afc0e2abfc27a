/** Why something is refused: the rule, and a message key with the arguments that each language needs to phrase it. */
export interface Reason {
  readonly rule: string;
  readonly key: string;
  readonly args: object;
}

/** The union of all reasons in a table that gives each message key its arguments. */
export type ReasonOf<Table, Rule extends string> = {
  [Key in keyof Table & string]: { readonly rule: Rule; readonly key: Key; readonly args: Table[Key] };
}[keyof Table & string];

/** A reason with the place in the input that it speaks of, such as `events[3].colour`. */
export interface Problem<Why extends Reason = Reason> {
  readonly path: string;
  readonly reason: Why;
}

/** Reasons that any value from outside can be refused for, whatever the game. */
export interface ShapeReasons {
  /** A field that must be there is not. */
  'field-missing': { readonly path: string };
  /** A field holds something that it can never hold. */
  'field-wrong': { readonly path: string };
  /** A field that belongs to something else. */
  'field-misplaced': { readonly path: string };
  /** Not a kind of event that this game has. */
  'event-unknown': { readonly path: string };
}

export type ShapeReason<Rule extends string = string> = ReasonOf<ShapeReasons, Rule>;
