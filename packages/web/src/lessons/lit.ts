/** What is lit: the place where the learner is to touch next, or what the step itself names. */
import type { GameTypes } from '@leadlight/core';
import type { ClientGame } from '../game/client-game.ts';
import type { GameLessons, LessonStep, Lit } from '../game/lesson.ts';

interface Lessons<T extends GameTypes, Step extends object> {
  readonly client: ClientGame<T, Step>;
  readonly lessons: Pick<GameLessons<T, Step>, 'placesOf'>;
}

/** The touches that a step asks for. */
export function touchesFor<T extends GameTypes, Step extends object>(
  client: Pick<ClientGame<T, Step>, 'stepsOf'>,
  { goal }: LessonStep<T, Step>,
): readonly Step[] {
  if (goal.kind === 'look') return [];
  return goal.kind === 'play' ? client.stepsOf(goal.move) : goal.steps;
}

/** Everything that is lit in a step, each place by the name that texts give it. */
export function allLit<T extends GameTypes, Step extends object>(
  { client, lessons }: Lessons<T, Step>,
  step: LessonStep<T, Step>,
): readonly Lit[] {
  if (step.lit !== undefined) return step.lit;
  const named = touchesFor(client, step).map((touch) => ({ is: kindOf(touch), at: lessons.placesOf(touch, 0) }));
  return named.filter(({ at }) => at.length > 0);
}

/** Every step of a choice has a kind. */
const kindOf = (step: object): string => String((step as { readonly kind?: unknown }).kind);

/** What is lit when the learner has taken these touches. */
export function litAt<T extends GameTypes, Step extends object>(
  course: Lessons<T, Step>,
  step: LessonStep<T, Step>,
  touched: readonly Step[],
): readonly Lit[] {
  if (step.lit !== undefined) return step.lit;
  const taken = new Set(touched.map((touch) => JSON.stringify(touch)));
  const next = touchesFor(course.client, step).find((touch) => !taken.has(JSON.stringify(touch)));
  const at = next === undefined ? [] : course.lessons.placesOf(next, 0);
  return next === undefined || at.length === 0 ? [] : [{ is: kindOf(next), at }];
}
