/** Every step of every lesson of both games, and its texts. */
import type { GameTypes } from '@leadlight/core';
import { textsFor, type LessonTexts, type Locale, type StepTexts } from '@leadlight/messages';
import { present } from '../../../core/test/present.ts';
import type { ClientGame } from '../../src/game/client-game.ts';
import type { GameLessons, Lesson, LessonStep } from '../../src/game/lesson.ts';
import { gameUnder, installGames } from '../../src/game/registry.ts';
import { GAMES } from '../../src/games/registry.ts';
import { SAGRADA_LESSONS as SAGRADA } from '../../src/games/sagrada/lessons/lessons.ts';
import { SINTRA_LESSONS as SINTRA } from '../../src/games/sintra/lessons/lessons.ts';

installGames(GAMES);

export interface Taught {
  readonly client: ClientGame;
  readonly lessons: GameLessons;
  readonly lesson: Lesson<GameTypes, object>;
  readonly step: LessonStep<GameTypes, object>;
  readonly at: number;
}

export const IDS = ['sintra', 'sagrada'] as const;

/** The lessons of each game, without the other extras, which only a page can show. */
const COURSES: Readonly<Record<string, unknown>> = { sintra: SINTRA, sagrada: SAGRADA };

export async function stepsOf(id: string): Promise<readonly Taught[]> {
  const entry = present(GAMES.find((game) => game.id === id));
  const client = present(await gameUnder(id, entry.latest));
  const lessons = COURSES[id] as GameLessons;
  return lessons.lessons.flatMap((lesson) => lesson.steps.map((step, at) => ({ client, lessons, lesson, step, at })));
}

/** All steps, each with its name. */
export const allSteps = async (): Promise<readonly (readonly [string, Taught])[]> =>
  (await Promise.all(IDS.map(stepsOf))).flat().map((taught) => {
    const { client, lesson, step } = taught;
    return [`${client.game.id} ${lesson.id} ${step.id}`, taught] as const;
  });

export function textsOf({ client, lesson, step }: Taught, locale: Locale): StepTexts {
  const { sintra, sagrada } = textsFor(locale).lessons;
  const all: Readonly<Record<string, LessonTexts>> = client.game.id === 'sintra' ? sintra : sagrada;
  return present(present(all[lesson.id]).steps[step.id]);
}
