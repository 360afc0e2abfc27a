/** Plays a game of either kind from what is spoken alone. */
import type { Texts } from '../../../packages/messages/src/index.ts';
import type { Ear } from './ear.ts';
import { turnsOf, type Step, type Turn } from './transcript.ts';

/** What Orca says about buttons, in the languages that it speaks here. */
interface Reader {
  readonly isOpen: (spoken: string) => boolean;
  /** What it says when it begins to pass keys on. */
  readonly focusMode: string;
  /** Whether it says by itself that a button was pressed: an answer of the game follows. */
  readonly isState: (line: string) => boolean;
  /** Whether a line ends with the role or state of a control. */
  readonly isControl: (line: string) => boolean;
}

const READERS: Readonly<Record<string, Reader>> = {
  en: {
    focusMode: 'Focus mode',
    isOpen: (spoken) => /not pressed|button/.test(spoken) && !spoken.includes('grayed'),
    isState: (line) => /^(not )?pressed$/.test(line),
    isControl: (line) => /(button|pressed|grayed|tool bar|area)\.?$/.test(line),
  },
  fr: {
    focusMode: 'Mode focus',
    isOpen: (spoken) => /non pressé|bouton/.test(spoken) && !spoken.includes('grisé'),
    isState: (line) => /^(non )?(pressé|enfoncé)$/.test(line),
    isControl: (line) =>
      /(bouton|bouton poussoir|bouton bascule|pressé|enfoncé|grisé|barre d.outils|zone)\.?$/.test(line),
  },
};

interface Question {
  readonly asked: string;
  /** The keys of the areas that may hold its answer. */
  readonly areas: readonly string[];
  /** The key that answers it otherwise. */
  readonly otherwise?: string;
}

const questionsOf = (play: Texts['web']['play']): readonly Question[] => [
  { asked: play.choosePanes, areas: ['1'] },
  { asked: play.chooseStrip, areas: ['2'] },
  { asked: play.chooseJokers, areas: ['3'] },
  { asked: play.chooseKeep, areas: ['3'] },
  { asked: play.chooseWindow, areas: ['1'] },
  { asked: play.chooseDie, areas: ['1', '5'], otherwise: 'e' },
  { asked: play.chooseOnlyDie, areas: ['1'], otherwise: 'e' },
  { asked: play.chooseTool, areas: [], otherwise: 'e' },
  { asked: play.onlyEnd, areas: [], otherwise: 'e' },
  { asked: play.chooseToolDie, areas: ['1'] },
  { asked: play.chooseFace, areas: ['1'] },
  { asked: play.chooseSpace, areas: ['2', '3'] },
  { asked: play.chooseSpaceOrTool, areas: ['2'] },
  { asked: play.chooseLifted, areas: ['2', '3'] },
];

/** More than there are controls on a page, with those of the browser. */
const MOST_TABS = 90;
/** The focus is told in few lines: a reader that reads a whole page aloud names everything on it. */
const MOST_LINES = 8;
/** More than there are areas to go to with F6. */
const MOST_AREAS = 8;
/** More keys than any turn takes: a player who goes in circles is stopped. */
const MOST_KEYS = 40;

/** A voice is given plain spaces. */
const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export class Player {
  private readonly steps: Step[] = [];
  private readonly ear: Ear;
  private readonly texts: Texts;
  private readonly questions: readonly Question[];
  private readonly reader: Reader;

  constructor(ear: Ear, texts: Texts) {
    this.ear = ear;
    this.texts = texts;
    this.questions = questionsOf(texts.web.play).map((question) => ({ ...question, asked: spaced(question.asked) }));
    const reader = READERS[texts.locale];
    if (reader === undefined) throw new Error(`nobody knows what Orca says in ${texts.locale}`);
    this.reader = reader;
  }

  get turns(): readonly Turn[] {
    const { play, spoken } = this.texts.web;
    return turnsOf(this.steps, { yourTurn: `${play.yourTurn}.`, done: spoken.done, isReader: this.reader.isControl });
  }

  /** The last question in what was said. */
  private asked(said: string): Question | undefined {
    const found = this.questions
      .map((question) => ({ question, at: said.lastIndexOf(question.asked) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => other.at - one.at);
    return found[0]?.question;
  }

  private get prompt(): RegExp {
    const texts = [...this.questions.map(({ asked }) => asked), this.texts.web.play.gameOver];
    return new RegExp(texts.map(escaped).join('|'));
  }

  private async press(key: string, answer = (): Promise<readonly string[]> => this.ear.listen()): Promise<string> {
    const since = this.steps.length - this.steps.findLastIndex(({ said }) => this.isBetween(said.join(' ')));
    if (since > MOST_KEYS) throw new Error(`this turn never ends: ${JSON.stringify(this.steps.slice(-12))}`);
    this.ear.press(key);
    const said = await answer();
    this.steps.push({ key, said });
    return said.join(' ');
  }

  private isBetween(said: string): boolean {
    return said.includes(`${this.texts.web.play.yourTurn}.`);
  }

  /** Chooses the first open control in one of the areas; returns what was said then. */
  private async answer({ areas, otherwise }: Question): Promise<string> {
    for (const area of areas.flatMap((key) => [key, key])) {
      const said = await this.press(area);
      if (this.reader.isOpen(said)) return this.press('Return', () => this.ear.listen((line) => !this.isState(line)));
    }
    // Nothing can be chosen there, or the reader keeps the keys for itself.
    if (otherwise === undefined) return this.press('F6');
    return this.press(otherwise, () => this.ear.until(this.prompt));
  }

  private isState(line: string): boolean {
    return this.reader.isState(line);
  }

  /** Plays the chosen move, and hears what follows up to the next question. */
  private confirm(): Promise<string> {
    return this.press('c', () => this.ear.until(this.prompt));
  }

  /** Moves on with a key until something is said. */
  private async walk(key: string, to: string): Promise<void> {
    for (let presses = 0; presses < MOST_TABS; presses++) {
      const said = await this.ear.ask(key);
      if (said.length <= MOST_LINES && said.join(' ').includes(to)) return;
    }
    throw new Error(`${key} never leads to “${to}”`);
  }

  /** Hears the first page out. */
  async arrive(): Promise<void> {
    await this.ear.until(/Leadlight/);
    await this.ear.settle();
  }

  /** Starts a game with the suggested set-up, and hears the first question. */
  async begin(): Promise<void> {
    await this.walk('Tab', this.texts.web.setup.begin);
    this.ear.press('Return');
    this.steps.push({ key: '', said: await this.ear.until(this.prompt) });
    await this.enter();
  }

  /** Goes into the boards, where the reader passes keys on by itself; on a busy machine, not always at once. */
  private async enter(): Promise<void> {
    for (let presses = 0; presses < MOST_AREAS; presses++) {
      const said = await this.ear.ask('F6');
      if (said.includes(this.reader.focusMode)) return;
    }
  }

  /** Plays until the game is over, or for some turns; returns what was said last. */
  async play(most = Infinity): Promise<string> {
    let said = this.steps.at(-1)?.said.join(' ') ?? '';
    while (!said.includes(this.texts.web.play.gameOver) && this.turns.length < most) {
      const question = this.asked(said);
      said = question === undefined ? await this.confirm() : await this.answer(question);
    }
    return said;
  }
}
