/** Plays a game of either kind from what is spoken alone. */
import type { Texts } from '../../../packages/messages/src/index.ts';
import type { Ear } from './ear.ts';
import type { Step, Turn } from './transcript.ts';

/** What Orca says about buttons, in the languages that it speaks here. */
interface Reader {
  readonly isOpen: (spoken: string) => boolean;
}

const READERS: Readonly<Record<string, Reader>> = {
  en: { isOpen: (spoken) => /not pressed|push button/.test(spoken) && !spoken.includes('grayed') },
  fr: { isOpen: (spoken) => /non pressé|bouton/.test(spoken) && !spoken.includes('grisé') },
};

interface Question {
  readonly asked: string;
  /** The keys of the areas that may hold its answer. */
  readonly areas: readonly string[];
  /** The key that answers it otherwise. */
  readonly otherwise?: string;
}

const questionsOf = ({ web: { play } }: Texts): readonly Question[] => [
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

/** More than there are controls on the set-up page, with those of the browser. */
const MOST_TABS = 60;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

export class Player {
  readonly turns: Turn[] = [];
  private steps: Step[] = [];
  private readonly ear: Ear;
  private readonly texts: Texts;
  private readonly questions: readonly Question[];
  private readonly reader: Reader;

  constructor(ear: Ear, texts: Texts) {
    this.ear = ear;
    this.texts = texts;
    this.questions = questionsOf(texts);
    this.reader = READERS[texts.locale] ?? { isOpen: () => true };
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

  /** Presses a key; a turn ends where the next one is announced. */
  private async press(key: string, answer = (): Promise<readonly string[]> => this.ear.listen()): Promise<string> {
    this.ear.press(key);
    const said = await answer();
    const text = said.join(' ');
    if (this.isBetween(text)) {
      this.turns.push({ steps: [...this.steps, { key, said: [] }] });
      this.steps = [{ key: '', said }];
    } else this.steps.push({ key, said });
    return text;
  }

  private isBetween(said: string): boolean {
    const { yourTurn, gameOver } = this.texts.web.play;
    return said.includes(`${yourTurn}.`) || said.includes(gameOver);
  }

  /** Chooses the first open control in one of the areas; returns what was said then. */
  private async answer({ areas, otherwise }: Question): Promise<string> {
    let said = '';
    for (const area of areas.flatMap((key) => [key, key])) {
      said = await this.press(area);
      if (this.reader.isOpen(said)) return this.press('Return');
    }
    return otherwise === undefined ? said : this.press(otherwise, () => this.ear.until(this.prompt));
  }

  /** Plays the chosen move, and hears what follows up to the next question. */
  private confirm(): Promise<string> {
    return this.press('c', () => this.ear.until(this.prompt));
  }

  /** Starts a game with the suggested set-up, and hears the first question. */
  async begin(): Promise<readonly string[]> {
    const { begin } = this.texts.web.setup;
    await this.ear.until(/Leadlight/);
    for (let presses = 0; presses < MOST_TABS; presses++) {
      if ((await this.ear.ask('Tab')).join(' ').includes(begin)) break;
    }
    this.ear.press('Return');
    const first = await this.ear.until(this.prompt);
    // Into the boards: the reader then passes the keys on by itself.
    await this.ear.ask('F6');
    return first;
  }

  /** Plays until the game is over, or for some turns; returns what was said last. */
  async play(first: readonly string[], most = Infinity): Promise<string> {
    this.steps = [{ key: '', said: first }];
    let said = first.join(' ');
    while (!said.includes(this.texts.web.play.gameOver) && this.turns.length < most) {
      const question = this.asked(said);
      said = question === undefined ? await this.confirm() : await this.answer(question);
    }
    return said;
  }
}
