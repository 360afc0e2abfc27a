/**
 * Lessons, one sentence at a time. A client loads them when a player opens one.
 *
 * In brackets, a text names what is lit: `[strip|strip 3]` is read “strip 3”, and stands for the place that the step
 * of the lesson calls `strip`.
 */

/** A step of a lesson. No text is longer than two short sentences. */
export interface StepTexts {
  /** The topic, above the sentence. */
  readonly topic: string;
  /** What to do. */
  readonly ask: string;
  /** What is worth knowing meanwhile. */
  readonly why?: string;
  /** What has happened, once it is done; without it, the next step follows at once. */
  readonly done?: string;
}

export interface LessonTexts<StepId extends string = string> {
  readonly title: string;
  /** What it teaches, in one sentence. */
  readonly about: string;
  readonly steps: Readonly<Record<StepId, StepTexts>>;
}

/** The names of a game's lessons, each with those of its steps, in their order. */
export type LessonList = Readonly<Record<string, readonly string[]>>;

/** The texts of a game's lessons. */
export type LessonsOf<List extends LessonList> = {
  readonly [Lesson in keyof List]: LessonTexts<List[Lesson][number]>;
};

/** Around the lessons of any game. */
export interface LessonWords {
  /** The title of the page with a game's lessons. */
  readonly learn: (game: string) => string;
  /** Starts a lesson, goes on with one, or takes it again. */
  readonly start: string;
  readonly resume: string;
  readonly again: string;
  /** Beside a lesson that is over. */
  readonly finished: string;
  /** The progress in a lesson. */
  readonly step: (step: number, steps: number) => string;
  readonly steps: (steps: number) => string;
  readonly leave: string;
  readonly skip: string;
  readonly back: string;
  readonly showMe: string;
  readonly next: string;
  /** After an allowed move that isn't the one of the step. */
  readonly otherMove: string;
  /** The end of a lesson. */
  readonly over: string;
  /** Starts a real game against the gentlest bot. */
  readonly playNow: string;
  readonly playNowAbout: string;
  readonly otherLessons: string;
  /** The link from a rule to the step that shows it. */
  readonly seeIt: string;
}
