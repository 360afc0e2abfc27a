/** What players type at any table: the words that they use, and the answers. */

/** The questions of all games. */
export const QUESTIONS = ['where', 'need', 'bag', 'since', 'score', 'read'] as const;
export type QuestionName = (typeof QUESTIONS)[number];

/**
 * The words that players may type for each thing: all forms, with commas between them. Completions use the first one.
 * Case and accents don't matter.
 */
export type Vocabulary<Term extends string> = Readonly<Record<Term, string>>;

/** Words of all games: the questions, the player, and small words that mean nothing here. */
export type CommonTerm = QuestionName | 'me' | 'small';

export interface TypedTexts {
  /** `example` is a line that the player could type now. */
  readonly unknown: (word: string, example: string) => string;
  readonly impossible: (example: string) => string;
  readonly incomplete: (example: string) => string;
  readonly notDue: string;
  readonly notYours: string;
  readonly nothingSince: string;
  /** To a player who asks for the points of a move without naming one. */
  readonly chooseFirst: string;
  /** To a spectator who asks about an own board. */
  readonly noBoard: string;
  /** A move, and the change in its player's points. */
  readonly change: (move: string, points: number) => string;
  /** For the list of keyboard shortcuts. */
  readonly questions: Readonly<Record<QuestionName, string>>;
}
