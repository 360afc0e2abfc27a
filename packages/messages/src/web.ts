/** What the client says around the boards. */

/** The levels that people can choose to play against. */
export type OfferedLevel = 'apprentice' | 'journeyman' | 'master';

export interface HomeTexts {
  readonly tagline: string;
  /** Starts a game at once, as it was set up last. */
  readonly play: string;
  readonly setUp: string;
  readonly players: (least: number, most: number) => string;
  readonly going: string;
  readonly notAffiliated: string;
}

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

export interface PlayTexts {
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly thinking: (name: string) => string;
  readonly choosePanes: string;
  readonly chooseStrip: string;
  readonly chooseJokers: string;
  readonly jokers: (count: number) => string;
  readonly chooseKeep: string;
  readonly chooseDie: string;
  readonly chooseSpace: string;
  readonly choosePayment: string;
  readonly chooseFace: string;
  readonly chooseLifted: string;
  readonly chooseTrack: string;
  readonly chooseWindow: string;
  readonly toPool: string;
  readonly enough: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly undo: string;
  readonly endTurn: string;
  readonly whyNot: string;
  readonly rule: (rule: string) => string;
  readonly log: string;
  readonly skip: string;
  readonly gameOver: string;
  readonly winner: (names: readonly string[]) => string;
  readonly soloWon: (score: number, target: number) => string;
  readonly soloLost: (score: number, target: number) => string;
  readonly again: string;
  readonly home: string;
  readonly passTo: (name: string) => string;
  readonly ready: string;
  readonly notFound: string;
}

export interface SettingsTexts {
  readonly title: string;
  readonly language: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'dusk' | 'day', string>>;
  readonly speed: string;
  readonly speeds: Readonly<Record<'slow' | 'usual' | 'fast' | 'none', string>>;
  readonly autoConfirm: string;
  readonly sectors: string;
  readonly emblems: string;
}

export interface TroubleTexts {
  readonly unknown: string;
}

export interface WebTexts {
  readonly home: HomeTexts;
  readonly setup: SetupTexts;
  readonly play: PlayTexts;
  readonly settings: SettingsTexts;
  readonly trouble: TroubleTexts;
}
