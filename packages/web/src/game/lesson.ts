/**
 * Lessons of a game: data about real positions. Each step has the learner do one thing on the boards; its texts are in
 * the messages, under the same names. A test proves every step against the rules (packages/web/test/lessons).
 */
import type { GameTypes, Notation, Seat } from '@leadlight/core';
import type { LessonTexts, Locale } from '@leadlight/messages';

/** What counts as done. */
export type Goal<T extends GameTypes, Step extends object> =
  /** The learner has begun a choice with these touches. The next step goes on from there. */
  | { readonly kind: 'touch'; readonly steps: readonly Step[] }
  /** The learner has played this move, or another one that is as good. “Show me” plays this one. */
  | {
      readonly kind: 'play';
      readonly move: T['move'];
      isAsGood?(move: T['move'], followed: readonly T['consequence'][]): boolean;
    }
  /** The learner has tried something that this rule refuses, with these touches or others. */
  | { readonly kind: 'try'; readonly steps: readonly Step[]; readonly rule: string }
  /** The learner has looked at what is lit. */
  | { readonly kind: 'look' };

/** What is lit, by the name that texts give it: places by their names on the boards. */
export interface Lit {
  readonly is: string;
  readonly at: readonly string[];
}

export interface LessonStep<T extends GameTypes, Step extends object, Id extends string = string> {
  readonly id: Id;
  /** The position in the game's notation. Without one, the step begins where the one before ends. */
  readonly position?: string;
  readonly goal: Goal<T, Step>;
  /**
   * What is lit, all at once. Without it, the light follows the touches of the goal, one after another; each goes by its
   * kind.
   */
  readonly lit?: readonly Lit[];
  /** The moves of the others that follow, which are played as if by bots. */
  readonly replies?: readonly T['move'][];
  /** The rules that it shows, the most important first. */
  readonly rules: readonly string[];
}

export interface Lesson<T extends GameTypes, Step extends object, Id extends string = string> {
  readonly id: string;
  readonly steps: readonly LessonStep<T, Step, Id>[];
}

/** The lessons of a game, the main one first. The learner always has the first seat. */
export interface GameLessons<T extends GameTypes = GameTypes, Step extends object = object> {
  readonly lessons: readonly Lesson<T, Step>[];
  readonly notation: Notation<T>;
  /** How the game of a position began. */
  settingOf(position: T['position']): { readonly options: T['options']; readonly players: number };
  /** The places on the boards where a step of a choice is taken; none for buttons. */
  placesOf(step: Step, seat: Seat): readonly string[];
  /** The texts of the lessons, by their names. */
  texts(locale: Locale): Promise<Readonly<Record<string, LessonTexts>>>;
}

/** The address of a step within its game: the lesson and the step. */
export interface LessonPlace {
  readonly lesson: string;
  readonly step: string;
}

/** The step that shows a rule first; undefined if none does. */
export function stepShowing({ lessons }: Pick<GameLessons, 'lessons'>, rule: string): LessonPlace | undefined {
  const shown = lessons.flatMap(({ id, steps }) =>
    steps.map((step) => ({ lesson: id, step: step.id, rank: step.rules.indexOf(rule) })),
  );
  return shown.filter(({ rank }) => rank >= 0).toSorted((one, other) => one.rank - other.rank)[0];
}
