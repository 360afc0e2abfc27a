/** The levels that people can choose to play against. */
export type OfferedLevel = 'apprentice' | 'journeyman' | 'master';

type Colour = 'blue' | 'red' | 'green' | 'violet';

export interface SetupTexts {
  readonly title: (game: string) => string;
  readonly players: string;
  readonly seats: string;
  readonly you: string;
  /** A player by number: the heading of a seat, and the name of a person who gives none. */
  readonly player: (number: number) => string;
  readonly person: string;
  readonly name: (number: number) => string;
  readonly colour: (number: number) => string;
  readonly colours: Readonly<Record<Colour, string>>;
  /** What a bot is called in a game. */
  readonly levels: Readonly<Record<OfferedLevel, string>>;
  /** What a bot is called where it is chosen. */
  readonly bots: Readonly<Record<OfferedLevel, string>>;
  /** How a bot plays. */
  readonly styles: Readonly<Record<OfferedLevel, string>>;
  readonly sameNames: string;
  /** The strip set that was chosen is gone, or not complete. */
  readonly noStrips: string;
  /** Stands for a strip set that is gone. */
  readonly lostSet: string;
  /** The rules do not allow a game that is set up like this. */
  readonly refused: (rule: string) => string;
  /** Nobody sits at this screen: it is only watched. */
  readonly onlyBots: string;
  readonly side: string;
  readonly sides: Readonly<Record<'A' | 'B', string>>;
  /** What the end of the game gives on that side of the palace. */
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
