import { setTimeout as pause } from 'node:timers/promises';
import { seedFromText, type GameTypes } from '@leadlight/core';
import type { Level } from '@leadlight/bots';
import { logWriter, saidIn, type LineKind, type LogWriter } from '@leadlight/messages';
import { wrap } from '../drawing/layout.ts';
import { paintFor } from '../drawing/paint.ts';
import { signed } from '../drawing/picture.ts';
import { command, type AnyCommand } from '../base/command.ts';
import { EXIT } from '../base/complaint.ts';
import { refuseRest } from '../base/rest.ts';
import { drawBoard } from '../game/board.ts';
import type { Games } from '../game/games.ts';
import type { TerminalGame } from '../game/terminal-game.ts';
import { DEFAULT_SEED } from '../game/setting.ts';
import { levelPlayer } from '../players/level.ts';
import { playMatch, type Match, type Step } from '../players/match.ts';
import { drawTable } from '../drawing/table.ts';
import type { Terminal } from '../base/terminal.ts';

export const demo = (games: Games): AnyCommand =>
  command({
    name: 'demo',
    flags: { seed: 'value', fast: 'switch' },
    required: [],
    values: { seed: 'TEXT' },
    takes: '',
    examples: ['leadlight demo --seed monday', 'leadlight demo --fast --lang pl'],
    run: async ({ flags, rest }, terminal) => {
      const { demo: words } = terminal.texts.cli;
      refuseRest(rest, terminal);
      const paced = terminal.watched && flags.fast !== true;
      await terminal.tell(`${words.intro}\n`);
      for (const game of games.newest) await new Show(game, terminal, paced, flags.seed ?? DEFAULT_SEED).run();
      await terminal.tell(`${words.next}\n`);
      return EXIT.fine;
    },
  });

const BOTS: readonly Level[] = ['greedy', 'random'];

/** A board follows every third round: often enough to watch the game grow. */
const ROUNDS_PER_BOARD = 3;

/** The boards and the score table show the rest. */
const TOLD: ReadonlySet<LineKind> = new Set(['turn', 'round', 'note', 'result']);

const PAUSE_MS = { turn: 120, board: 1500 };

/** One game, narrated as it is played. */
class Show<T extends GameTypes> {
  private readonly terminalGame: TerminalGame<T>;
  private readonly terminal: Terminal;
  private readonly paced: boolean;
  private readonly match: Match<T>;
  private readonly names = BOTS.map((name) => `bot:${name}`);
  private readonly log: LogWriter<T['consequence']>;
  private opened = false;
  private rounds = 0;

  constructor(terminalGame: TerminalGame<T>, terminal: Terminal, paced: boolean, seed: string) {
    const { game, bots } = terminalGame;
    const options = game.parseOptions({}, BOTS.length);
    if (!options.ok) throw new Error(JSON.stringify(options.problems));
    this.terminalGame = terminalGame;
    this.terminal = terminal;
    this.paced = paced;
    const paint = paintFor(terminal);
    this.log = logWriter(game, terminalGame.log(terminal.texts), {
      name: (seat) => paint('strong', this.names[seat] ?? ''),
    });
    this.match = {
      game,
      options: options.value,
      players: BOTS.map((level) => levelPlayer(bots, level)),
      seed: seedFromText(seed),
      thoughts: seedFromText(seed),
      annotate: false,
    };
  }

  async run(): Promise<void> {
    await this.say(['', ...this.title(), '']);
    for await (const step of playMatch(this.match)) {
      await this.tell(step);
      const over = this.terminalGame.game.toAct(step.position).kind === 'over';
      if (over || this.opens(step) || this.endsChapter(step)) await this.board(step);
      if (over) await this.say(this.scores(step));
    }
  }

  /** Whether the first round has just been dealt. */
  private opens({ event, position }: Step<T>): boolean {
    if (this.opened || 'player' in event || event.type === 'setup') return false;
    this.opened = this.terminalGame.game.toAct(position).kind === 'decide';
    return this.opened;
  }

  private title(): readonly string[] {
    const { texts } = this.terminal;
    const name = `═══ ${this.terminalGame.name(texts)} · ${this.names.join(' – ')} `;
    return [paintFor(this.terminal)('strong', name.padEnd(Math.min(this.terminal.columns, 100), '═'))];
  }

  /** Each line of the log as a paragraph; an empty line precedes each round. */
  private async tell(step: Step<T>): Promise<void> {
    const lines = this.log([step]).filter(({ kind }) => TOLD.has(kind));
    for (const line of lines) {
      const words = wrap(saidIn(line).split(' '), this.terminal.columns - 4);
      const paragraph = words.map((each, i) => (i === 0 ? `• ${each}` : `  ${each}`));
      await this.say(line.kind === 'round' ? ['', ...paragraph] : paragraph);
    }
    if (this.paced && 'player' in step.event) await pause(PAUSE_MS.turn);
  }

  private endsChapter({ followed }: Step<T>): boolean {
    if (followed.every((happened) => this.terminalGame.game.endsRound(happened) === undefined)) return false;
    return ++this.rounds % ROUNDS_PER_BOARD === 0;
  }

  private async board({ position }: Step<T>): Promise<void> {
    const { game } = this.terminalGame;
    const scene = {
      due: game.toAct(position),
      view: game.view(position, null),
      own: (seat: number) => game.view(position, seat),
    };
    await this.say(['', ...drawBoard(this.terminalGame, scene, this.names, this.terminal), '']);
    if (this.paced) await pause(PAUSE_MS.board);
  }

  /** A table of each seat's score, with a star for each winner. */
  private scores({ position }: Step<T>): readonly string[] {
    const { texts } = this.terminal;
    const { score, demo: words } = texts.cli;
    const winners = this.terminalGame.game.result(position)?.ranking[0] ?? [];
    const head = [score.player, ...this.names.map((name, seat) => (winners.includes(seat) ? `★ ${name}` : name))];
    const final = this.terminalGame.score(texts, this.terminalGame.game.view(position, null));
    const lines = final === undefined ? [] : [...final.rows, final.total];
    const written = (points: number | null): string => (points === null ? texts.web.score.hidden : signed(points));
    const rows = lines.map(({ label, points }) => [label, ...points.map(written)]);
    return [words.finalScores, '', ...drawTable({ head, rows, words: 1 }, 'plain'), ''];
  }

  private say(lines: readonly string[]): Promise<void> {
    return this.terminal.tell(lines.map((line) => `${line}\n`).join(''));
  }
}
