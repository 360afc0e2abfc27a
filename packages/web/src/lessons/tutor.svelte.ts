/** A learner's way through a lesson: the step, its table, and what counts as done. */
import type { GameTypes } from '@leadlight/core';
import type { LessonTexts, StepTexts } from '@leadlight/messages';
import { BASE } from '../base/addresses.ts';
import { settings } from '../base/settings.svelte.ts';
import type { ClientGame } from '../game/client-game.ts';
import type { GameLessons, Lesson, LessonStep, Lit } from '../game/lesson.ts';
import type { Playing } from '../play/playing.svelte.ts';
import type { Screen } from '../play/screen.svelte.ts';
import { atSpeed } from '../stage/tempo.ts';
import { litAt } from './lit.ts';
import { learnt } from './progress.svelte.ts';
import { sceneOf, type Scene } from './scene.ts';
import { LessonTable } from './table.ts';

/** The time to see each touch of “Show me”. */
const TOUCH_MS = 700;

interface Course<T extends GameTypes, Step extends object> {
  readonly client: ClientGame<T, Step>;
  readonly lessons: GameLessons<T, Step>;
  readonly lesson: Lesson<T, Step>;
  readonly texts: () => LessonTexts;
}

export class Tutor<T extends GameTypes, Step extends object> {
  readonly course: Course<T, Step>;
  /** The number of the step. */
  at = $state(0);
  /** Whether the step is done, and its last text is there to be read. */
  isDone = $state(false);
  /** Whether the last move was allowed, but another one was asked for. */
  isOther = $state(false);
  isShowing = $state(false);
  isOver = $state(false);
  scene = $state.raw() as Scene<T, Step>;
  table = $state.raw() as LessonTable<T, Step>;
  /** The game in play, once its boards are there. */
  private playing = $state.raw<Playing<T, Step>>();
  /** Whether the touches with which the step begins are still to come. */
  private isFresh = true;

  constructor(course: Course<T, Step>, step: string) {
    this.course = course;
    const found = course.lesson.steps.findIndex(({ id }) => id === step);
    this.open(Math.max(0, found));
  }

  get step(): LessonStep<T, Step> {
    const step = this.course.lesson.steps[this.at];
    if (step === undefined) throw new RangeError(`${this.at}`);
    return step;
  }

  get count(): number {
    return this.course.lesson.steps.length;
  }

  get texts(): StepTexts {
    const texts = this.course.texts().steps[this.step.id];
    if (texts === undefined) throw new RangeError(this.step.id);
    return texts;
  }

  get screen(): Screen<T, Step> | undefined {
    return this.playing?.screen;
  }

  /** What is lit now. */
  get lit(): readonly Lit[] {
    if (this.isDone) return [];
    return litAt(this.course, this.step, this.playing?.turn?.chooser.touched ?? []);
  }

  /** The boards are there: they show this game. */
  attend(playing: Playing<T, Step>): void {
    this.playing = playing;
  }

  /** Takes the touches with which the step begins, as soon as the learner could. */
  begin(): void {
    const { screen } = this;
    if (!this.isFresh || screen?.turn === undefined) return;
    this.isFresh = false;
    for (const step of this.scene.touches) screen.touch(step);
  }

  private open(at: number): void {
    const { client, lessons, lesson } = this.course;
    const scene = sceneOf(client, lessons, lesson, at);
    this.at = at;
    this.isDone = false;
    this.isOther = false;
    if (!this.isThere(scene)) this.lay(scene);
    learnt.reach(client.game.id, lesson.id, this.step.id);
    rename(`/learn/${client.game.id}/${lesson.id}/${this.step.id}`);
  }

  /** Whether the boards show the beginning of the step already. */
  private isThere({ from, position, touches, client }: Scene<T, Step>): boolean {
    const { screen, playing } = this;
    if (screen?.position === undefined || this.scene.from !== from) return false;
    const seen = (shown: T['position']): string => JSON.stringify(client.game.view(shown, screen.viewer));
    const touched = playing?.turn?.chooser.touched ?? [];
    const isTouched = touches.every((step) => playing?.turn?.chooser.isTouched(step) === true);
    return seen(screen.position) === seen(position) && isTouched && (touches.length > 0 || touched.length === 0);
  }

  /** A new table for the scene. */
  private lay(scene: Scene<T, Step>): void {
    void this.table?.close();
    this.isFresh = true;
    this.scene = scene;
    this.table = new LessonTable(scene, () =>
      this.course.lesson.steps.slice(scene.from, this.at + 1).flatMap(({ replies = [] }) => replies),
    );
  }

  /** A move was made at the table. */
  saw(event: T['event'], followed: readonly T['consequence'][]): void {
    if (this.isDone || !isOf<T>(event, 0)) return;
    const { goal } = this.step;
    if (goal.kind === 'play' && (this.isSame(event, goal.move) || goal.isAsGood?.(event, followed) === true)) {
      return this.complete();
    }
    this.lay(this.scene);
    this.isOther = true;
  }

  private isSame(one: T['move'], other: T['move']): boolean {
    const { client } = this.course;
    return JSON.stringify(client.stepsOf(one)) === JSON.stringify(client.stepsOf(other));
  }

  /** Checks what the learner has touched, and what was refused. */
  check(): void {
    const { goal } = this.step;
    if (this.isDone || this.isFresh) return;
    const { turn } = this.playing ?? {};
    if (goal.kind === 'touch' && goal.steps.every((step) => turn?.chooser.isTouched(step) === true)) this.complete();
    if (goal.kind === 'try' && this.screen?.reasons.some(({ rule }) => rule === goal.rule) === true) this.complete();
  }

  private complete(): void {
    this.isOther = false;
    this.isShowing = false;
    if (this.texts.done === undefined) this.next();
    else this.isDone = true;
  }

  next(): void {
    if (this.at + 1 < this.count) return this.open(this.at + 1);
    const { client, lesson } = this.course;
    learnt.finish(client.game.id, lesson.id);
    rename(`/learn/${client.game.id}/${lesson.id}`);
    this.isOver = true;
  }

  back(): void {
    this.isShowing = false;
    if (this.isDone) this.again();
    else if (this.at > 0) this.open(this.at - 1);
  }

  /** The same step from its beginning. */
  private again(): void {
    this.isDone = false;
    this.lay(this.scene);
  }

  /** Plays the step, touch by touch, as the learner could. */
  async showMe(): Promise<void> {
    const { goal } = this.step;
    if (this.isDone || this.isShowing) return;
    if (goal.kind === 'look') return this.complete();
    const steps = goal.kind === 'play' ? this.course.client.stepsOf(goal.move) : goal.steps;
    this.isShowing = true;
    const { at } = this;
    const isStill = (): boolean => this.isShowing && this.at === at && !this.isDone;
    this.forget(steps);
    for (const step of steps) {
      if (this.playing?.turn?.chooser.isTouched(step) === true) continue;
      await pause();
      if (!isStill()) return;
      this.screen?.touch(step);
    }
    await pause();
    if (isStill() && goal.kind === 'play') this.screen?.accept();
    this.isShowing = false;
  }

  /** Undoes touches that don't belong to the steps. */
  private forget(steps: readonly Step[]): void {
    const wanted = new Set(steps.map((step) => JSON.stringify(step)));
    const touched = this.playing?.turn?.chooser.touched ?? [];
    if (touched.some((step) => !wanted.has(JSON.stringify(step)))) this.screen?.forget();
  }

  close(): void {
    this.isShowing = false;
    void this.table.close();
  }
}

const isOf = <T extends GameTypes>(event: T['event'], seat: number): event is T['event'] & T['move'] =>
  'player' in event && event.player === seat;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, atSpeed(TOUCH_MS, settings.speed)));

/** Another address for the screen, which stays as it is. */
const rename = (path: string): void => history.replaceState(null, '', BASE + path);
