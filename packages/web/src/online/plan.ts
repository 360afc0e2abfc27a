/** The plan for a new table, kept from one table to the next. */
import { isObject, type GameTypes } from '@leadlight/core';
import type { OfferedLevel } from '@leadlight/messages';
import type { SeatPlan, SwitchedOff } from '@leadlight/protocol';
import type { Pace, TableState, Terms } from '@leadlight/table';
import { LEVELS } from '../base/last-setup.ts';
import type { GameEntry } from '../game/entry.ts';
import { SMALL_MEMORY } from './memory.ts';

export const SEAT_KINDS = ['me', 'open', ...LEVELS] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export interface Plan {
  readonly game: string;
  readonly seats: readonly SeatKind[];
  /** The seat that starts; null for a random one. */
  readonly start: number | null;
  readonly listed: boolean;
  readonly watchers: Terms['watchers'];
  readonly chat: Terms['chat'];
  readonly pace: Pace['kind'];
  /** Minutes for the game, seconds for each turn, and days for a turn. */
  readonly minutes: number;
  readonly seconds: number;
  readonly days: number;
  readonly standIn: OfferedLevel;
  readonly timeout: Terms['timeout'];
}

export const MINUTES = [5, 10, 15, 20, 30, 60] as const;
export const SECONDS = [0, 5, 10, 20, 30, 60] as const;
export const DAYS = [1, 2, 3, 5, 7, 14] as const;

export const WATCHERS = ['anyone', 'players'] as const;
export const CHATS = ['free', 'phrases', 'off'] as const;
export const PACES = ['live', 'days', 'none'] as const;
export const TIMEOUTS = ['bot', 'abandon'] as const;

const CHOICES: { readonly [Name in keyof Plan]?: readonly Plan[Name][] } = {
  watchers: WATCHERS,
  chat: CHATS,
  pace: PACES,
  minutes: MINUTES,
  seconds: SECONDS,
  days: DAYS,
  standIn: LEVELS,
  timeout: TIMEOUTS,
};

const usualFor = (game: GameEntry): Plan => ({
  game: game.id,
  seats: ['me', 'open'],
  start: null,
  listed: false,
  watchers: 'anyone',
  chat: 'free',
  pace: 'live',
  minutes: 15,
  seconds: 10,
  days: 2,
  standIn: 'journeyman',
  timeout: 'bot',
});

/** Seats for a number of players: those there were, then open ones. The creator has exactly one. */
export function seatsFor(seats: readonly SeatKind[], players: number): readonly SeatKind[] {
  const known = Array.from({ length: players }, (_, seat) => seats[seat] ?? 'open');
  const mine = Math.max(0, known.indexOf('me'));
  return known.map((kind, seat) => (seat === mine ? 'me' : kind === 'me' ? 'open' : kind));
}

/** Another number of seats for the plan. A chosen starting seat stays if it still exists. */
export function withSeats({ seats, start }: Plan, players: number): Pick<Plan, 'seats' | 'start'> {
  return { seats: seatsFor(seats, players), start: startIn(start, players) };
}

/** Alone, nobody has to start. */
const startIn = (start: unknown, players: number): number | null =>
  players > 1 && Number.isInteger(start) && Number(start) >= 0 && Number(start) < players ? Number(start) : null;

function seatsIn(value: unknown): readonly SeatKind[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((each) => SEAT_KINDS.find((kind) => kind === each) ?? []);
}

/** The stored choices that still exist. */
function knownIn(fields: Readonly<Record<string, unknown>>): Partial<Plan> {
  const known = Object.entries<readonly unknown[]>(CHOICES).filter(([name, values]) => values.includes(fields[name]));
  return Object.fromEntries<unknown>(known.map(([name]) => [name, fields[name]]));
}

/** Stored values may be outdated: unknown ones are ignored. */
export function planFrom(games: readonly [GameEntry, ...GameEntry[]], stored: unknown): Plan {
  const fields = isObject(stored) ? stored : {};
  const game = games.find(({ id }) => id === fields['game']) ?? games[0];
  const seats = seatsIn(fields['seats']);
  const players = Math.min(game.players.most, Math.max(game.players.least, seats.length, 2));
  const usual = usualFor(game);
  const start = startIn(fields['start'], players);
  return { ...usual, ...knownIn(fields), listed: fields['listed'] === true, seats: seatsFor(seats, players), start };
}

/** The plan, as far as the host of the server allows it. */
export const within = (plan: Plan, off: readonly SwitchedOff[]): Plan => ({
  ...plan,
  listed: plan.listed && !off.includes('listing'),
  chat: plan.chat === 'free' && off.includes('free-chat') ? 'phrases' : plan.chat,
});

const KEY = 'leadlight-table';

export function lastPlan(games: readonly [GameEntry, ...GameEntry[]]): Plan {
  try {
    return planFrom(games, JSON.parse(SMALL_MEMORY.getItem(KEY) ?? '{}'));
  } catch {
    return planFrom(games, {});
  }
}

export const rememberPlan = (plan: Plan): void => SMALL_MEMORY.setItem(KEY, JSON.stringify(plan));

function paceOf({ pace, minutes, seconds, days }: Plan): Pace {
  if (pace === 'live') return { kind: 'live', bank: minutes * 60_000, increment: seconds * 1000 };
  return pace === 'days' ? { kind: 'days', days } : { kind: 'none' };
}

export const termsOf = (plan: Plan): Terms => ({
  listed: plan.listed,
  watchers: plan.watchers,
  chat: plan.chat,
  pace: paceOf(plan),
  standIn: plan.standIn,
  timeout: plan.timeout,
});

/** The game's options with the starting seat, for games in which somebody starts. */
export const withStart = (options: object, { start }: Plan, hasStarter = true): object =>
  start === null || !hasStarter ? options : { ...options, start };

/** The seat that starts in a game with these options; null for a random one. */
export const starterIn = ({ opened: { options, players } }: TableState<GameTypes>): number | null =>
  startIn(isObject(options) ? options['start'] : undefined, players);

export const seatPlanOf = (kind: SeatKind): SeatPlan => (kind === 'me' || kind === 'open' ? kind : { bot: kind });

/** The seats that are taken. */
export const takenIn = ({ seats }: TableState<GameTypes>): number => seats.filter((who) => who !== null).length;
