/** Explanations of what lies on a board. */

/** What a touched thing is: a short text, and the numbers of the rules about it, the most useful first. */
export interface Explained {
  readonly text: string;
  readonly rules: readonly string[];
}

/**
 * Explains a thing as it is now, however the boards change while a player reads; undefined until the texts are loaded.
 */
export type Explaining = () => Explained | undefined;
