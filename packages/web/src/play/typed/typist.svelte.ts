/** A player who types: what was typed, how it was understood, and what it chose. */
import type { GameTypes } from '@leadlight/core';
import { speaker } from '../../a11y/said.svelte.ts';
import { isSame } from '../../a11y/news.ts';
import { words } from '../../base/words.svelte.ts';
import type { TextsOf } from '../../game/texts-of.ts';
import type { Understanding, Understood } from '../../game/understanding.ts';
import type { Playing } from '../playing.svelte.ts';
import { sayOutlook } from '../preview.ts';
import { History } from './history.ts';
import { momentOf } from './moment.ts';

/** A line that chose a move, which Enter plays if nothing has changed. */
interface Ready<Move> {
  readonly line: string;
  readonly move: Move;
}

export class Typist<T extends GameTypes, Step extends object> {
  line = $state('');
  /** The answer to the last line, if it chose nothing. */
  reply = $state.raw<readonly string[]>([]);
  /** Undefined until it is loaded. */
  understanding = $state.raw<Understanding<T, Step>>();
  private ready = $state.raw<Ready<T['move']>>();
  private readonly history = new History();
  private readonly playing: Playing<T, Step>;
  private texts: TextsOf<T> | undefined;
  private learning: Promise<void> = Promise.resolve();

  constructor(playing: Playing<T, Step>) {
    this.playing = playing;
  }

  /** Loads the words of a language, unless they are already loaded. */
  learn(texts: TextsOf<T>): Promise<void> {
    if (this.texts?.locale !== texts.locale) this.learning = this.load(texts);
    return this.learning;
  }

  /** With the reasons for refusals, which a typed line often meets. */
  private async load(texts: TextsOf<T>): Promise<void> {
    const { locale } = texts;
    const { client } = this.playing;
    this.texts = texts;
    const [understanding] = await Promise.all([client.understanding(texts), words.needRefusals(client, locale)]);
    if (this.texts === texts) this.understanding = understanding;
  }

  /** Ways to go on with the line. */
  complete(): readonly string[] {
    const moment = momentOf(this.playing);
    return moment === undefined ? [] : (this.understanding?.complete(this.line, moment) ?? []);
  }

  /** Whether Enter plays the move that this line chose. */
  get isReady(): boolean {
    const { ready, playing } = this;
    return ready !== undefined && ready.line === this.line && playing.turn?.chooser.move === ready.move;
  }

  /** Chooses the move of the line, or answers its question; again, plays the chosen move. */
  async enter(): Promise<void> {
    await this.learning;
    const { line } = this;
    if (this.isReady) return this.play();
    if (line.trim() !== '') this.history.add(line);
    this.follow(this.understand(line), line);
  }

  /** Makes sure that Enter shows a move before it plays it. */
  forget(): void {
    this.ready = undefined;
  }

  /** Plays the chosen move. */
  play(): void {
    this.playing.screen?.accept();
    this.clear();
  }

  clear(): void {
    this.line = '';
    this.reply = [];
    this.ready = undefined;
  }

  /** Asks the question of a key. A question that needs more words becomes the beginning of a line: true if it does. */
  async ask(key: string): Promise<boolean> {
    await this.learning;
    const question = this.understanding?.questions.find((each) => each.key === key);
    const understood = question && this.understand(question.typed);
    if (question === undefined || understood === undefined) return false;
    this.follow(understood, question.typed);
    if (understood.kind === 'unclear') this.line = `${question.typed} `;
    return understood.kind === 'unclear';
  }

  /** Whether the line is one from before. */
  get isBack(): boolean {
    return this.history.isBack;
  }

  older(): void {
    this.line = this.history.older(this.line) ?? this.line;
  }

  newer(): void {
    this.line = this.history.newer() ?? this.line;
  }

  /** A move is for the present: the past, and moves that are still being shown, make room for it. */
  private understand(line: string): Understood<Step> | undefined {
    const understood = this.understandNow(line);
    const { screen } = this.playing;
    if (understood?.kind === 'answer' || screen === undefined) return understood;
    if (screen.peeked === null && !screen.isWatching) return understood;
    screen.pin(null);
    screen.skip();
    return this.understandNow(line);
  }

  private understandNow(line: string): Understood<Step> | undefined {
    const moment = momentOf(this.playing);
    return moment === undefined ? undefined : this.understanding?.understand(line, moment);
  }

  private follow(understood: Understood<Step> | undefined, line: string): void {
    this.reply = understood === undefined || understood.kind === 'choice' ? [] : understood.sentences;
    speaker.say(this.reply);
    if (understood?.kind === 'choice') this.choose(understood.steps, line);
  }

  /** Touches one thing after another, as a finger would, until something is refused or a move is played at once. */
  private choose(steps: readonly Step[], line: string): void {
    const { screen } = this.playing;
    if (screen === undefined) return;
    const [heard, touched, { unanswered }, drafted] = [this.answer, this.touched, screen, this.drafted];
    screen.forget();
    for (const step of steps) {
      screen.touch(step);
      if (this.drafted !== drafted || screen.reasons.length > 0 || screen.unanswered !== unanswered) break;
    }
    const move = this.playing.turn?.chooser.move;
    this.ready = move === undefined ? undefined : { line, move };
    if (this.drafted !== drafted) return this.clear();
    // The narrator says only what is new, but a line is always answered, by the question for the next step at least.
    if (screen.unanswered !== unanswered || !isSame(heard, this.answer)) return;
    if (this.answer.length > 0) speaker.say(this.answer);
    else if (this.touched === touched) screen.unanswered++;
  }

  /** The number of touched steps. */
  private get touched(): number | undefined {
    return this.playing.turn?.chooser.touched.length;
  }

  /** The number of drafted moves; undefined while nobody here decides. */
  private get drafted(): number | undefined {
    const { screen, turn } = this.playing;
    return screen?.sending === true ? undefined : turn?.draft.steps.length;
  }

  /** What the narrator says about the choice. */
  private get answer(): readonly string[] {
    const { refusals, preview } = this.playing;
    const rule = (name: string): string => (this.texts === undefined ? '' : `${this.texts.web.play.rule(name)}.`);
    if (refusals.length > 0) return refusals.map((refused) => `${refused.sentence} ${rule(refused.rule)}`);
    return preview === undefined ? [] : sayOutlook(preview);
  }
}

const typists = new WeakMap<object, object>();

/** The typist at a table, who keeps what was typed while the field is closed. */
export function typistAt<T extends GameTypes, Step extends object>(playing: Playing<T, Step>): Typist<T, Step> {
  const known = typists.get(playing) as Typist<T, Step> | undefined;
  const typist = known ?? new Typist(playing);
  typists.set(playing, typist);
  return typist;
}
