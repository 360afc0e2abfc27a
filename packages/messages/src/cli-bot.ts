/** A bot's answers to lines that get no move, by the code that programs rely on (docs/bot-protocol.md). */
export interface BotTexts {
  readonly 'line-too-long': (most: number) => string;
  readonly 'not-utf8': string;
  readonly 'not-json': string;
  /** The bot's game, by its name in records. */
  readonly 'other-game': (game: string) => string;
  /** Seats count from 0, as in the question. */
  readonly 'no-such-seat': (seat: number, last: number) => string;
  readonly 'game-over': string;
  readonly 'nothing-to-decide': (seat: number) => string;
  readonly 'not-seen': (seat: number) => string;
}
