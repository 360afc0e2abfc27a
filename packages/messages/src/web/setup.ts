/** The levels that people can choose to play against. */
export type OfferedLevel = 'apprentice' | 'journeyman' | 'master';

export interface SetupTexts {
  readonly title: (game: string) => string;
  readonly seats: string;
  readonly seat: (number: number) => string;
  readonly you: string;
  /** What a person is called who gives no name. */
  readonly player: (number: number) => string;
  readonly somebodyHere: string;
  readonly name: string;
  readonly levels: Readonly<Record<OfferedLevel, string>>;
  readonly addSeat: string;
  readonly removeSeat: string;
  readonly options: string;
  readonly side: string;
  readonly sides: Readonly<Record<'A' | 'B', string>>;
  readonly scoreFloor: string;
  readonly tools: string;
  readonly toolCounts: readonly [string, string, string, string, string];
  readonly starter: string;
  readonly anybody: string;
  readonly begin: string;
}
