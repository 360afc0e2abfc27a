/** The last set-up of each game, so that the next game starts from it. */
import { LADDER } from '@leadlight/bots';
import { isObject } from '@leadlight/core';
import type { OfferedLevel } from '@leadlight/messages';
import type { Fields, GameEntry } from '../game/entry.ts';
import { colourAt, PERSON_COLOURS, type PersonColour } from './persons.ts';
import { tidyName } from './tidy.ts';

/** More seats than any game has; a set-up remembers so many players. */
const MOST = 4;
export const LONGEST_NAME = 30;

export const LEVELS: readonly OfferedLevel[] = LADDER;
export const WHO = ['person', ...LEVELS] as const;
export type Who = (typeof WHO)[number];

export interface SeatSetup {
  readonly who: Who;
  /** Empty for a player without a name. */
  readonly name: string;
  readonly colour: PersonColour;
}

export interface Setup {
  readonly players: number;
  /** Always four: players who sat out the last game are still remembered for the next one. */
  readonly places: readonly SeatSetup[];
  /** The seat that starts; null for a random one. */
  readonly start: number | null;
  /** The game's own options; the game checks them. */
  readonly options: Fields;
}

const KEY = 'leadlight-setup';

/** A good first game: one bot that plays well. */
const DEFAULTS: Omit<Setup, 'options'> = {
  players: 2,
  places: PERSON_COLOURS.map((colour, seat) => ({ who: seat === 0 ? 'person' : 'journeyman', name: '', colour })),
  start: null,
};

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

const within = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function placeFrom(stored: unknown, usual: SeatSetup): SeatSetup {
  const { who, name, colour } = fieldsOf(stored);
  return {
    who: WHO.find((known) => known === who) ?? usual.who,
    name: typeof name === 'string' ? tidyName(name, LONGEST_NAME) : '',
    colour: PERSON_COLOURS.find((known) => known === colour) ?? usual.colour,
  };
}

/** Places in four different colours; if stored colours clash, all fall back to the defaults. */
function placesFrom(stored: unknown): readonly SeatSetup[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const places = DEFAULTS.places.map((usual, seat) => placeFrom(list[seat], usual));
  const different = new Set(places.map(({ colour }) => colour)).size === MOST;
  return different ? places : places.map((place, seat) => ({ ...place, colour: colourAt(seat) }));
}

/** Stored values may be outdated or come from a file that someone else made: unknown ones are ignored. */
export function setupFrom(game: GameEntry, value: unknown): Setup {
  const { players: count, places, start, ...options } = fieldsOf(value);
  const { least, most } = game.players;
  const players = within(count, least, most) ? count : DEFAULTS.players;
  return {
    players,
    places: placesFrom(places),
    start: within(start, 0, players - 1) ? start : null,
    options,
  };
}

function readAll(): Fields {
  try {
    return fieldsOf(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** The names and colours of the people, without their seats. */
const peopleOf = (stored: unknown): object => ({
  places: placesFrom(fieldsOf(stored)['places']).map(({ name, colour }) => ({ name, colour })),
});

/** The stored set-up of a game. A game that was never set up takes its names and colours from another game. */
export const recalled = (game: GameEntry, stored: Fields): Setup =>
  setupFrom(game, stored[game.id] ?? peopleOf(Object.values(stored)[0]));

export const lastSetup = (game: GameEntry): Setup => recalled(game, readAll());

/** The game's own options are stored beside the others. */
const storedForm = ({ options, ...setup }: Setup): Fields => ({ ...options, ...setup });

/** A set-up with tidy names. */
export const tidied = (game: GameEntry, setup: Setup): Setup => setupFrom(game, storedForm(setup));

export function rememberSetup({ id }: GameEntry, setup: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [id]: storedForm(setup) }));
  } catch {
    // Without storage, the next game starts from the default set-up.
  }
}

/** The places in use; the others are empty seats. */
export const seatedIn = ({ places, players }: Setup): readonly SeatSetup[] => places.slice(0, players);

/** Gives a seat a colour; the seat that had it takes the old one in exchange. */
export function withColour(places: readonly SeatSetup[], seat: number, colour: PersonColour): readonly SeatSetup[] {
  const old = places[seat]?.colour;
  if (old === undefined) return places;
  return places.map((place, at) => {
    if (at === seat) return { ...place, colour };
    return place.colour === colour ? { ...place, colour: old } : place;
  });
}

/** Whether two people in the game have the same name. */
export function sameNames(setup: Setup): boolean {
  const names = seatedIn(setup)
    .filter(({ who, name }) => who === 'person' && name !== '')
    .map(({ name }) => name.toLocaleLowerCase());
  return new Set(names).size < names.length;
}
