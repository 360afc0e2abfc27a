/** The bot levels on offer. */
export type OfferedLevel =
  'apprentice' | 'helper' | 'cutter' | 'painter' | 'journeyman' | 'artisan' | 'designer' | 'artist' | 'master';

type Colour = 'blue' | 'red' | 'green' | 'violet';

export interface SetupTexts {
  readonly title: (game: string) => string;
  readonly players: string;
  readonly seats: string;
  readonly you: string;
  /** A player by number: the heading of a seat, and the name of a person who hasn't entered one. */
  readonly player: (number: number) => string;
  readonly person: string;
  readonly name: (number: number) => string;
  readonly colour: (number: number) => string;
  readonly colours: Readonly<Record<Colour, string>>;
  /** A bot's level in lists of players. */
  readonly bot: (level: string) => string;
  /** A bot's name on the button that chooses it. */
  readonly bots: Readonly<Record<OfferedLevel, string>>;
  readonly sameNames: string;
  /** The chosen strip set was deleted, or isn't complete. */
  readonly noStrips: string;
  /** Stands for a deleted strip set. */
  readonly lostSet: string;
  /** The rules don't allow this setup. */
  readonly refused: (rule: string) => string;
  /** No person plays: the game is only watched. */
  readonly onlyBots: string;
  readonly side: string;
  readonly sides: Readonly<Record<'A' | 'B', string>>;
  /** How that side of the palace scores at the end. */
  readonly sideNotes: Readonly<Record<'A' | 'B', string>>;
  readonly more: string;
  readonly strips: string;
  readonly house: string;
  readonly editStrips: string;
  readonly scoreFloor: string;
  readonly tools: string;
  readonly toolCounts: readonly [string, string, string, string, string];
  readonly starter: string;
  readonly anybody: string;
  readonly begin: string;
}
