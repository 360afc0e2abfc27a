/** What a bot answers to a line that gets no move, by the code that programs go by (docs/bot-protocol.md). */
export interface BotTexts {
  readonly 'line-too-long': (most: number) => string;
  readonly 'not-utf8': string;
  readonly 'not-json': string;
  /** The game that the bot plays, by its name in records. */
  readonly 'other-game': (game: string) => string;
  readonly 'no-such-seat': (seat: number, last: number) => string;
  readonly 'game-over': string;
  readonly 'nothing-to-decide': (seat: number) => string;
  readonly 'not-seen': (seat: number) => string;
}
