import { setTimeout as pause } from 'node:timers/promises';
import { seedFromText, type GameTypes } from '@leadlight/core';
import type { Level } from '@leadlight/bots';
import { wrap } from '../board/layout.ts';
import { paintFor } from '../board/paint.ts';
import { signed } from '../board/picture.ts';
import { command } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { GAME_IDS, withKit, type Kit } from '../kits.ts';
import { levelPlayer } from '../players/level.ts';
import { playMatch, type Match, type Step } from '../players/match.ts';
import { drawBoard } from '../show/page.ts';
import { DEFAULT_SEED } from '../simulate/order.ts';
import { drawTable } from '../table.ts';
import type { Terminal } from '../terminal.ts';

export const demo = command({
  name: 'demo',
  flags: { seed: 'value', fast: 'switch' },
  required: [],
  values: { seed: 'TEXT' },
  takes: '',
  examples: ['leadlight demo --seed monday', 'leadlight demo --fast --lang pl'],
  run: async ({ flags, rest }, terminal) => {
    const { errors, demo: words } = terminal.texts.cli;
    if (rest.length > 0) throw new Complaint(errors.unexpected(rest[0]));
    const paced = terminal.watched && flags.fast !== true;
    await terminal.write(`${words.intro}\n`);
    for (const id of GAME_IDS) {
      await withKit(id, (kit) => new Show(kit, terminal, paced, flags.seed ?? DEFAULT_SEED).run());
    }
    await terminal.write(`${words.next}\n`);
    return EXIT.fine;
  },
});

const BOTS: readonly Level[] = ['greedy', 'random'];

/** A board follows every third round: often enough to watch the game grow. */
const ROUNDS_PER_BOARD = 3;

/** Consequences that the boards, the score table or the next sentence show anyway. */
const UNTOLD: ReadonlySet<string> = new Set([
  'display-filled',
  'swept',
  'glass-moved',
  'discarded',
  'strip-flipped',
  'leftover-scored',
  'glass-scored',
  'ornament-scored',
  'palace-scored',
  'taken',
  'objective-scored',
  'private-scored',
  'tokens-scored',
  'empty-scored',
]);

const STARTS_ROUND: ReadonlySet<string> = new Set(['round-started', 'rolled']);

const PAUSE_MS = { turn: 120, board: 1500 };

/** One game, narrated as it is played. */
class Show<T extends GameTypes> {
  private readonly kit: Kit<T>;
  private readonly terminal: Terminal;
  private readonly paced: boolean;
  private readonly match: Match<T>;
  private readonly names = BOTS.map((name) => `bot:${name}`);
  private opened = false;
  private rounds = 0;

  constructor(kit: Kit<T>, terminal: Terminal, paced: boolean, seed: string) {
    const options = kit.game.parseOptions({}, BOTS.length);
    if (!options.ok) throw new Error(JSON.stringify(options.problems));
    this.kit = kit;
    this.terminal = terminal;
    this.paced = paced;
    this.match = {
      game: kit.game,
      options: options.value,
      players: BOTS.map((level) => levelPlayer(kit.bots, level)),
      seed: seedFromText(seed),
      thoughts: seedFromText(seed),
      annotate: false,
    };
  }

  async run(): Promise<void> {
    await this.say(['', ...this.title(), '']);
    for await (const step of playMatch(this.match)) {
      await this.tell(step);
      const over = this.kit.game.toAct(step.position).kind === 'over';
      if (over || this.opens(step) || this.endsChapter(step)) await this.board(step);
      if (over) await this.say(this.scores(step));
    }
  }

  /** Whether the first round has just been dealt. */
  private opens({ event, position }: Step<T>): boolean {
    if (this.opened || 'player' in event || event.type === 'setup') return false;
    this.opened = this.kit.game.toAct(position).kind === 'decide';
    return this.opened;
  }

  private title(): readonly string[] {
    const { texts } = this.terminal;
    const name = `═══ ${this.kit.name(texts)} · ${this.names.join(' – ')} `;
    return [paintFor(this.terminal)('strong', name.padEnd(Math.min(this.terminal.columns, 100), '═'))];
  }

  /** The consequences of an event as one paragraph; an empty line precedes each round. */
  private async tell({ event, followed }: Step<T>): Promise<void> {
    const { texts, columns } = this.terminal;
    const paint = paintFor(this.terminal);
    const context = { name: (seat: number) => paint('strong', this.names[seat]) };
    const told = followed.filter(({ type }) => !UNTOLD.has(type));
    const words = told.map((happened) => this.kit.sentence(texts, happened, context)).join(' ');
    const lines = wrap(words.split(' '), columns - 4).map((line, i) => (i === 0 ? `• ${line}` : `  ${line}`));
    if (told.length > 0) await this.say(told.some(({ type }) => STARTS_ROUND.has(type)) ? ['', ...lines] : lines);
    if (this.paced && 'player' in event) await pause(PAUSE_MS.turn);
  }

  private endsChapter({ followed }: Step<T>): boolean {
    if (!followed.some(({ type }) => type === 'round-ended')) return false;
    return ++this.rounds % ROUNDS_PER_BOARD === 0;
  }

  private async board({ position }: Step<T>): Promise<void> {
    const { game } = this.kit;
    const scene = {
      due: game.toAct(position),
      view: game.view(position, null),
      own: (seat: number) => game.view(position, seat),
    };
    await this.say(['', ...drawBoard(this.kit, scene, this.names, this.terminal), '']);
    if (this.paced) await pause(PAUSE_MS.board);
  }

  /** A table of each seat's score, with a star for each winner. */
  private scores({ position }: Step<T>): readonly string[] {
    const { texts } = this.terminal;
    const { score, demo: words } = texts.cli;
    const winners = this.kit.game.result(position)?.ranking[0] ?? [];
    const head = [score.player, ...this.names.map((name, seat) => (winners.includes(seat) ? `★ ${name}` : name))];
    const lines = this.kit.score(texts, this.kit.game.view(position, null));
    const rows = lines.map(({ caption, points }) => [caption].concat(points.map(signed)));
    return [words.finalScores, '', ...drawTable({ head, rows, words: 1 }, 'plain'), ''];
  }

  private say(lines: readonly string[]): Promise<void> {
    return this.terminal.write(lines.map((line) => `${line}\n`).join(''));
  }
}
