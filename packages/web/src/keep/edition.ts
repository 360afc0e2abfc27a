import type { Level, SeenRecord, Thinker, Thought, Ways } from '@leadlight/bots';
import type { Game, GameTypes } from '@leadlight/core';

/** A game's rules and its bots. */
export interface Edition<T extends GameTypes> {
  readonly game: Game<T>;
  readonly ask: (thinker: Thinker, question: BotQuestion<T>, ways: Ways<Thought<T>>) => Promise<Thought<T>>;
  /** Whether a move ends the turn, even if the same seat moves next. */
  readonly endsTurn: (move: T['move']) => boolean;
}

export interface BotQuestion<T extends GameTypes> {
  readonly seen: SeenRecord<T>;
  readonly level: Level;
  readonly seed: string;
}
