/** Every step of every lesson, against the rules: nobody can be asked for what can't be done. */
import { isDeepStrictEqual } from 'node:util';
import type { GameTypes, Seat } from '@leadlight/core';
import { LOCALES, SAGRADA_LESSONS, SINTRA_LESSONS } from '@leadlight/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { present } from '../../../core/test/present.ts';
import { allLit, touchesFor } from '../../src/lessons/lit.ts';
import { phrasesIn, plainly } from '../../src/lessons/phrases.ts';
import { sceneOf } from '../../src/lessons/scene.ts';
import { Turn } from '../../src/play/turn.ts';
import { allSteps, IDS, stepsOf, textsOf, type Taught } from './courses.ts';

const LEARNER: Seat = 0;

const LISTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  sintra: SINTRA_LESSONS,
  sagrada: SAGRADA_LESSONS,
};
const ALL = await allSteps();

/** The turn of a learner who has just come to the step. */
function turnAt({ client, lessons, lesson, at }: Taught): Turn<GameTypes, object> {
  const scene = sceneOf(client, lessons, lesson, at);
  const due = scene.client.game.toAct(scene.position);
  if (due.kind !== 'decide' || !due.seats.includes(LEARNER)) throw new Error('it isn’t the learner’s turn');
  return Turn.begin(scene.client, LEARNER, scene.position).retouch(scene.touches);
}

/** The turn after these touches, all of which must be possible. */
function touched(turn: Turn<GameTypes, object>, steps: readonly object[]): Turn<GameTypes, object> {
  const [step, ...others] = steps;
  if (step === undefined) return turn;
  const next = turn.touch(step);
  if (next.kind !== 'turn') throw new Error(`${JSON.stringify(step)} can't be touched`);
  return touched(next.turn, others);
}

const isTouched = (turn: Turn<GameTypes, object>, steps: readonly object[]): boolean =>
  steps.every((step) => turn.chooser.isTouched(step));

/** Whether the goal can be reached with a legal move, and isn't reached yet. */
function isOpen({ step: { goal } }: Taught, turn: Turn<GameTypes, object>): boolean {
  if (goal.kind === 'touch') return !isTouched(turn, goal.steps);
  return goal.kind !== 'play' || turn.chooser.moves.some((move) => isDeepStrictEqual(move, goal.move));
}

/** Whether “Show me” reaches the goal, touch by touch. */
function isShown(taught: Taught, turn: Turn<GameTypes, object>): boolean {
  const { goal } = taught.step;
  if (goal.kind === 'look') return true;
  const steps = touchesFor(taught.client, taught.step);
  if (goal.kind === 'try') {
    const last = touched(turn, steps.slice(0, -1)).touch(present(steps.at(-1)));
    return last.kind === 'refused' && last.reasons.some(({ rule }) => rule === goal.rule);
  }
  const shown = touched(turn, steps);
  return goal.kind === 'touch' ? isTouched(shown, steps) : isDeepStrictEqual(shown.chooser.move, goal.move);
}

/** The names that a text gives to what is lit. */
const named = (text = ''): readonly string[] => phrasesIn(text).flatMap(({ is }) => is ?? []);

describe.each(IDS)('the lessons of %s', (id) => {
  let steps: readonly Taught[] = [];
  beforeAll(async () => void (steps = await stepsOf(id)));

  it('are those that have texts, in their order', () => {
    const lessons = [...new Set(steps.map(({ lesson }) => lesson))];
    expect(lessons.map((lesson) => [lesson.id, lesson.steps.map((step) => step.id)])).toEqual(
      Object.entries(LISTS[id] ?? {}),
    );
  });
});

describe.each(ALL)('the step %s', (_, taught) => {
  const { client, lessons, step } = taught;

  it('begins with a position of the learner’s, where it can be done and isn’t yet', () => {
    expect(isOpen(taught, turnAt(taught))).toBe(true);
  });

  it('is done by “Show me”, in which everything can be touched', () => {
    expect(isShown(taught, turnAt(taught))).toBe(true);
  });

  it.each(LOCALES)('names in %s exactly what is lit', (locale) => {
    const { ask, why, done } = textsOf(taught, locale);
    const scene = sceneOf(client, lessons, taught.lesson, taught.at);
    const begun = scene.touches.map((each) => JSON.stringify(each));
    const left = touchesFor(client, step).filter((each) => !begun.includes(JSON.stringify(each)));
    const asked = step.lit ?? allLit({ client, lessons }, { ...step, goal: { kind: 'touch', steps: left } });
    const lit = allLit({ client, lessons }, step).map(({ is }) => is);
    expect(lit).toEqual(expect.arrayContaining([...named(ask), ...named(why), ...named(done)]));
    expect(named(`${ask} ${why}`)).toEqual(expect.arrayContaining(asked.map(({ is }) => is)));
  });

  it.each(LOCALES)('says no more than two short sentences at a time in %s', (locale) => {
    for (const text of Object.values(textsOf(taught, locale))) {
      const sentences = plainly(String(text)).split(/(?<=[.!?])\s+/u);
      expect(sentences.length, String(text)).toBeLessThanOrEqual(2);
      for (const sentence of sentences) expect(sentence.split(/\s+/u).length, sentence).toBeLessThanOrEqual(20);
    }
  });
});
