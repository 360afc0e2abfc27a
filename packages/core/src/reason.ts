/** The reason for a refusal: the rule, and a message key with the arguments that each language needs to phrase it. */
export interface Reason {
  readonly rule: string;
  readonly key: string;
  readonly args: object;
}

/** The union of all reasons in a table that gives each message key its arguments. */
export type ReasonOf<Table, Rule extends string> = {
  [Key in keyof Table & string]: { readonly rule: Rule; readonly key: Key; readonly args: Table[Key] };
}[keyof Table & string];

/** A reason with the place in the input that it refers to, such as `events[3].colour`. */
export interface Problem<Why extends Reason = Reason> {
  readonly path: string;
  readonly reason: Why;
}

/** Reasons to refuse any value from outside, in any game. */
export interface ShapeReasons {
  /** A required field is missing. */
  'field-missing': { readonly path: string };
  /** A field has a value that it can never have. */
  'field-wrong': { readonly path: string };
  /** A field belongs to another object. */
  'field-misplaced': { readonly path: string };
  /** This game has no such kind of event. */
  'event-unknown': { readonly path: string };
}

export type ShapeReason<Rule extends string = string> = ReasonOf<ShapeReasons, Rule>;
