/** Players by their names: levels of ours, and programs. */
import { LEVELS } from '@leadlight/bots';
import type { GameTypes } from '@leadlight/core';
import { Programs } from '../exec/program.ts';
import type { Kit } from '../kits.ts';
import { levelPlayer, THINKER } from './level.ts';
import type { Player } from './player.ts';

/** How a program is named: this, and its command. */
export const EXEC = 'exec:';

/** In milliseconds for each move. */
interface Times {
  /** For the level that can make use of it, instead of its own measure. */
  readonly think?: number;
  /** For programs: who takes longer forfeits the game. */
  readonly limit?: number;
}

/** Everybody that one thread plays with. */
export class Lobby {
  private readonly think: number | undefined;
  private readonly programs: Programs;

  constructor({ think, limit = Infinity }: Times) {
    this.think = think;
    this.programs = new Programs(limit);
  }

  /** For one seat of one game. The name must have been found well-formed. */
  player<T extends GameTypes>({ game, bots }: Kit<T>, name: string, options: T['options'], players: number): Player<T> {
    const level = LEVELS.find((known) => known === name);
    if (level === undefined) return this.programs.player(name.slice(EXEC.length), { game, options, players });
    return levelPlayer(bots, level, level === THINKER ? this.think : undefined);
  }

  /** Ends all programs. */
  close(): Promise<void> {
    return this.programs.close();
  }
}
