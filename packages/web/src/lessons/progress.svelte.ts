/** How far the learner has come, kept in this browser. */
import { isObject } from '@leadlight/core';

const KEY = 'leadlight-lessons';

/** The step to go on with, and whether the lesson has been finished before. */
export interface Progress {
  readonly step: string;
  readonly isOver: boolean;
}

type ByLesson = Readonly<Record<string, Progress>>;

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

const stepIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Stored values may be outdated or come from a file that someone else made: strange ones are ignored. */
function stored(): ByLesson {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (!isObject(json)) return {};
    return Object.fromEntries(
      Object.entries(json).flatMap(([name, each]) =>
        isObject(each) ? [[name, { step: stepIn(each['step']), isOver: each['isOver'] === true }]] : [],
      ),
    );
  } catch {
    return {};
  }
}

class Learnt {
  private all = $state.raw(stored());

  of(game: string, lesson: string): Progress | undefined {
    return this.all[keyOf(game, lesson)];
  }

  /** The learner has come to this step. */
  reach(game: string, lesson: string, step: string): void {
    this.keep(game, lesson, { step, isOver: this.of(game, lesson)?.isOver === true });
  }

  /** The learner has come to the end; the next time begins at the first step. */
  finish(game: string, lesson: string): void {
    this.keep(game, lesson, { step: '', isOver: true });
  }

  private keep(game: string, lesson: string, progress: Progress): void {
    this.all = { ...stored(), [keyOf(game, lesson)]: progress };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // Without storage, the progress lasts until the page is closed.
    }
  }
}

export const learnt = new Learnt();
