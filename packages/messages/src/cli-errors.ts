/** Errors of the command line: what happened, and what to do next if that is not obvious. */
export interface CliErrors {
  /** Points to the help page after an error in the arguments. */
  readonly seeHelp: (command: string) => string;
  readonly unknownCommand: (name: string) => string;
  readonly unknownFlag: (flag: string) => string;
  /** After an error about a name. */
  readonly didYouMean: (name: string) => string;
  readonly shellMissing: (shells: readonly string[]) => string;
  readonly valueMissing: (flag: string) => string;
  readonly valueUnwanted: (flag: string) => string;
  readonly notANumber: (flag: string, value: string, least: number, most: number) => string;
  readonly notWithin: (flag: string, value: string, least: number, most: number) => string;
  readonly notAName: (flag: string, value: string, names: readonly string[]) => string;
  readonly flagMissing: (flag: string) => string;
  readonly unexpected: (argument: string) => string;
  readonly fileMissing: string;
  readonly filesMissing: string;
  /** The names of the two streams, in place of a file's. */
  readonly stdin: string;
  readonly stdout: string;
  /** A flag for one game alone, by the game's name. */
  readonly onlyFor: (flag: string, game: string) => string;
  readonly onlyForLevel: (flag: string, level: string) => string;
  readonly toolsInSolo: string;
  readonly toolTwice: (tool: string) => string;
  readonly toolCount: (given: number, expected: number) => string;
  readonly tooManyBots: (given: number, players: number) => string;
  readonly seatOrSpectator: string;
  /** `code` is the system's error code. */
  readonly unreadable: (file: string, code: string) => string;
  readonly unwritable: (file: string, code: string) => string;
  readonly noRecords: (file: string) => string;
  readonly notJson: (record: string, line: number) => string;
  readonly tooLarge: (record: string, line: number) => string;
  readonly moreUnreadable: (file: string, count: number) => string;
  readonly noSuchRecord: (record: number, count: number) => string;
  readonly noSuchEvent: (index: number, last: number) => string;
  readonly noEvents: string;
  readonly noSuchSeat: (seat: number, last: number) => string;
  readonly internal: (message: string) => string;
}
