/** Players by name: Leadlight's levels, and programs. */
import { LEVELS } from '@leadlight/bots';
import type { GameTypes } from '@leadlight/core';
import { Programs } from '../exec/program.ts';
import type { TerminalGame } from '../game/terminal-game.ts';
import { levelPlayer, THINKER } from '../players/level.ts';
import type { Player } from '../players/player.ts';

/** A program's name is this prefix and its command. */
export const EXEC = 'exec:';

/** Milliseconds per move. */
interface Times {
  /** For the level that can use it, instead of its own budget. */
  readonly think?: number;
  /** For programs: a slower answer forfeits the game. */
  readonly limit?: number;
}

/** All players of one thread. */
export class Lobby {
  private readonly think: number | undefined;
  private readonly programs: Programs;

  constructor({ think, limit = Infinity }: Times) {
    this.think = think;
    this.programs = new Programs(limit);
  }

  /** A player for one seat of one game. The name must have been checked. */
  player<T extends GameTypes>(
    { game, bots }: TerminalGame<T>,
    name: string,
    options: T['options'],
    players: number,
  ): Player<T> {
    const level = LEVELS.find((known) => known === name);
    if (level === undefined) return this.programs.player(name.slice(EXEC.length), { game, options, players });
    return levelPlayer(bots, level, level === THINKER ? this.think : undefined);
  }

  /** Ends all programs. */
  close(): Promise<void> {
    return this.programs.close();
  }
}
