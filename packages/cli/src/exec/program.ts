/** External programs as players (docs/bot-protocol.md). */
import type { Moment } from '@leadlight/bots';
import { FORMAT, seedFromText, writeRecord, type GameRecord, type GameTypes } from '@leadlight/core';
import type { Decision, Player, Seating } from '../players/player.ts';
import { saltsOf } from '../players/match.ts';
import { NO_COMMITMENT } from '../records/commitment.ts';
import { decisionIn } from './answer.ts';
import { Conversation } from './conversation.ts';
import { wordsOf } from './words.ts';

/** Extra time for a program to start, on top of the time for its first move. */
const STARTING_MS = 10_000;

/** A program that runs until it fails or is closed, and restarts with the next question. */
class Program {
  private readonly words: readonly string[];
  private readonly limit: number;
  private run: Conversation | undefined;
  private asked = 0;

  constructor(words: readonly string[], limit: number) {
    this.words = words;
    this.limit = limit;
  }

  async decide<T extends GameTypes>(seating: Seating<T>, moment: Moment<T>, seed: string): Promise<Decision<T>> {
    const grace = this.run === undefined ? STARTING_MS : 0;
    this.run ??= new Conversation(this.words);
    const id = ++this.asked;
    const reply = await this.run.ask(questionOf(id, seating, moment, seed), this.limit + grace);
    const decision = 'line' in reply ? decisionIn(seating.game, reply.line, id) : reply;
    // From now on, no output can be trusted to belong to a question.
    if ('forfeit' in decision) this.kill();
    return decision;
  }

  kill(): void {
    this.run?.kill();
    this.run = undefined;
  }

  async close(): Promise<void> {
    await this.run?.leave();
    this.run = undefined;
  }
}

/** All programs of one thread: each command runs once, however many seats and games it plays. */
export class Programs {
  private readonly limit: number;
  private readonly started = new Map<string, Program>();
  private readonly killAll = (): void => {
    for (const program of this.started.values()) program.kill();
  };

  /** `limit`: milliseconds per move. */
  constructor(limit: number) {
    this.limit = limit;
    process.on('exit', this.killAll);
  }

  /** The player for a command, which `wordsOf` must have accepted. */
  player<T extends GameTypes>(command: string, seating: Seating<T>): Player<T> {
    const program = this.started.get(command) ?? new Program(wordsOf(command) ?? [], this.limit);
    this.started.set(command, program);
    return {
      name: `exec:${command}`,
      decide: (moment, seed) => program.decide(seating, moment, seed),
      close: () => Promise.resolve(),
    };
  }

  /** Ends all programs. */
  async close(): Promise<void> {
    process.off('exit', this.killAll);
    await Promise.all([...this.started.values()].map((program) => program.close()));
  }
}

function questionOf<T extends GameTypes>(id: number, seating: Seating<T>, moment: Moment<T>, seed: string): string {
  const { seat } = moment;
  // The program gets its own seed, which reveals nothing about anyone else's chance.
  const own = JSON.stringify(seedFromText(`exec:${seat}:${seed}`));
  return `{"id":${id},"seat":${seat},"seed":${own},"record":${writeRecord(seenRecord(seating, moment))}}\n`;
}

/** The game as the seat has seen it. */
const seenRecord = <T extends GameTypes>(
  { game, options, players }: Seating<T>,
  { events }: Moment<T>,
): GameRecord<T> => ({
  format: FORMAT,
  game: game.id,
  rules: game.rules,
  options,
  players: Array.from({ length: players }, (_, seat) => ({ name: `seat ${seat}` })),
  commitment: NO_COMMITMENT,
  salts: saltsOf(players),
  events,
});
