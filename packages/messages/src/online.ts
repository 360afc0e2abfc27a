/** Playing with people on other devices: loaded separately, because local games do without it. */
import type { KeepingQuestion } from './web/keeping.ts';

/** The state of the connection to the server. */
export interface LineTexts {
  readonly connecting: string;
  readonly open: string;
  readonly lost: string;
  /** A move was made in the meantime. */
  readonly kept: string;
  /** The server is there, but its database is not. */
  readonly paused: string;
  /** The server no longer speaks with this version of the client. */
  readonly outdated: string;
  readonly reload: string;
}

/** The reasons for a failed request, each with the next step. */
export type RequestFault =
  'unreachable' | 'too-fast' | 'too-many' | 'not-listed' | 'no-token' | 'no-code' | 'refused' | 'other';

/** The reasons of a table to refuse a command, besides the rules of its game. */
export type TableRefusal =
  | 'table-not-yours'
  | 'table-seat'
  | 'table-taken'
  | 'table-empty'
  | 'table-level'
  | 'table-started'
  | 'table-waiting'
  | 'table-over'
  | 'table-stale'
  | 'table-nothing'
  | 'table-back'
  | 'table-full'
  | 'table-elsewhere'
  | 'table-seated'
  | 'table-removed'
  | 'table-away'
  | 'table-early'
  | 'table-salt';

/** The person behind this browser. */
export interface ProfileTexts {
  readonly welcome: string;
  readonly name: string;
  readonly colour: string;
  readonly enter: string;
  readonly save: string;
  readonly saved: string;
  readonly badName: string;
  readonly otherDevice: string;
  readonly otherDeviceText: string;
  readonly makeLink: string;
  /** `time` is a time of day. */
  readonly validUntil: (time: string) => string;
  readonly fromLink: string;
  readonly fromLinkText: string;
  /** The person who used this browser so far. */
  readonly replaces: (name: string) => string;
  readonly useHere: string;
  readonly recovery: string;
  readonly recoveryText: string;
  readonly makeCode: string;
  readonly yourCode: string;
  readonly nextCode: string;
  readonly before: string;
  readonly beforeText: string;
  readonly typeCode: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly signOutAsk: KeepingQuestion;
}

/** The lists of tables. */
export interface LobbyTexts {
  readonly yours: string;
  readonly open: string;
  readonly noneOpen: string;
  readonly running: string;
  readonly secrets: string;
  readonly join: string;
  readonly joinTable: (game: string, names: readonly string[]) => string;
  readonly watch: string;
  readonly watchTable: (game: string, names: readonly string[]) => string;
  /** For screen readers: the text of the button, with the table that it is about. */
  readonly resumeTable: (act: string, game: string, names: readonly string[]) => string;
  readonly free: (count: number) => string;
  readonly gathering: string;
  readonly finished: string;
  readonly playing: string;
  readonly newTable: string;
  readonly openTable: string;
}

/** The terms of a new table. */
export interface TermsTexts {
  readonly game: string;
  readonly seat: (number: number) => string;
  readonly openSeat: string;
  readonly access: string;
  readonly byLink: string;
  readonly anyone: string;
  readonly watchers: string;
  readonly onlyPlayers: string;
  readonly chat: string;
  readonly chats: Readonly<Record<'free' | 'phrases' | 'off', string>>;
  readonly time: string;
  readonly paces: Readonly<Record<'live' | 'days' | 'none', string>>;
  readonly bank: string;
  readonly increment: string;
  readonly perTurn: string;
  readonly minutes: (count: number) => string;
  readonly seconds: (count: number) => string;
  readonly days: (count: number) => string;
  readonly timeout: string;
  readonly timeouts: Readonly<Record<'bot' | 'abandon', string>>;
  readonly standIn: string;
  /** A time on the clock, as a table in a list shows it. */
  readonly livePace: (minutes: number, seconds: number) => string;
  readonly daysPace: (days: number) => string;
  readonly noPace: string;
  /** The terms that are seldom changed. */
  readonly more: string;
  readonly fair: string;
}

/** A table before the game. */
export interface RoomTexts {
  readonly waiting: string;
  readonly starting: string;
  readonly startingText: string;
  readonly seats: string;
  readonly free: string;
  readonly host: string;
  readonly here: string;
  readonly away: string;
  /** For screen readers, as people come and go. */
  readonly joined: (name: string) => string;
  readonly left: (name: string) => string;
  readonly sit: string;
  readonly leave: string;
  readonly remove: string;
  readonly removeOf: (name: string) => string;
  readonly addBot: string;
  readonly startWith: (players: number) => string;
  readonly hostStarts: string;
  /** The player or seat that the creator of the table chose to start. */
  readonly firstTurn: (name: string) => string;
  readonly tooFew: (players: number) => string;
  readonly invite: string;
  readonly inviteText: string;
  /** In place of it, where no other device can open the link. */
  readonly onlyHere: string;
  readonly link: string;
  readonly code: string;
  readonly removed: string;
  readonly full: string;
  readonly missing: string;
  readonly missingText: string;
  readonly otherRules: string;
  readonly nameFirst: string;
  readonly screen: string;
  readonly scanToJoin: string;
  readonly scanToWatch: string;
}

/** Around a board. */
export interface AtTableTexts {
  readonly players: string;
  readonly watching: (count: number) => string;
  readonly spectator: string;
  readonly botForYou: string;
  readonly botFor: (name: string) => string;
  /** A person plays again, after a bot. */
  readonly isBack: (name: string) => string;
  readonly back: string;
  readonly leaveGame: string;
  readonly leaveAsk: KeepingQuestion;
  /** Where the table was set to abandon the game if a player leaves. */
  readonly endAsk: KeepingQuestion;
  /** Leads back to the lists of tables. */
  readonly allTables: string;
  readonly leftOut: string;
  readonly understood: string;
  readonly rematch: string;
  readonly invited: (name: string) => string;
  readonly joinRematch: string;
  readonly nextGame: string;
  readonly noRecord: string;
  /** The time of a player, for screen readers. */
  readonly clock: (name: string, time: string) => string;
}

export interface ChatTexts {
  readonly title: string;
  readonly unread: (count: number) => string;
  readonly write: string;
  readonly send: string;
  readonly empty: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly muted: (name: string) => string;
  readonly playersOnly: string;
  readonly later: string;
  readonly phrases: Readonly<Record<QuickPhrase, string>>;
}

type QuickPhrase =
  | 'hello'
  | 'good-luck'
  | 'well-played'
  | 'nice-move'
  | 'ouch'
  | 'thinking'
  | 'sorry'
  | 'back-soon'
  | 'thanks'
  | 'rematch'
  | 'good-game';

export interface OnlineTexts {
  readonly line: LineTexts;
  readonly faults: Readonly<Record<RequestFault, string>>;
  /** What happened, what was kept and what to do next. */
  readonly refusals: Readonly<Record<TableRefusal, string>>;
  readonly profile: ProfileTexts;
  readonly lobby: LobbyTexts;
  readonly terms: TermsTexts;
  readonly room: RoomTexts;
  readonly atTable: AtTableTexts;
  readonly talk: ChatTexts;
}
