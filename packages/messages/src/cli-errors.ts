/** What the command line says when it cannot do what it was asked: one sentence each. */
export interface CliErrors {
  /** Where more is to be read, after a complaint about how a command was called. */
  readonly seeHelp: (command: string) => string;
  readonly unknownCommand: (name: string) => string;
  readonly unknownFlag: (flag: string) => string;
  readonly valueMissing: (flag: string) => string;
  readonly valueUnwanted: (flag: string) => string;
  readonly notANumber: (flag: string, value: string, least: number, most: number) => string;
  readonly notWithin: (flag: string, value: string, least: number, most: number) => string;
  readonly notAName: (flag: string, value: string, names: readonly string[]) => string;
  readonly flagMissing: (flag: string) => string;
  readonly unexpected: (argument: string) => string;
  readonly fileMissing: string;
  readonly filesMissing: string;
  /** What the two streams are called where a file would be named. */
  readonly stdin: string;
  readonly stdout: string;
  /** A flag that only one game knows, by that game's name. */
  readonly onlyFor: (flag: string, game: string) => string;
  readonly onlyForLevel: (flag: string, level: string) => string;
  readonly toolsInSolo: string;
  readonly toolTwice: (tool: string) => string;
  readonly toolCount: (given: number, expected: number) => string;
  readonly tooManyBots: (given: number, players: number) => string;
  readonly seatOrSpectator: string;
  /** `code` is the system's own name of what went wrong. */
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
