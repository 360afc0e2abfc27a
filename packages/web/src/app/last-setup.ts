/** The last set-up of each game, so that the next game starts from it. */
import { isObject } from '@leadlight/core';
import type { OfferedLevel } from '@leadlight/messages';
import { PERSON_COLOURS, type PersonColour } from './persons.ts';
import { tidyName } from './tidy.ts';

export type GameId = 'sintra' | 'sagrada';

export const LEAST: Readonly<Record<GameId, number>> = { sintra: 2, sagrada: 1 };
export const MOST = 4;
export const LONGEST_NAME = 30;

export const LEVELS: readonly OfferedLevel[] = ['apprentice', 'journeyman', 'master'];
export const WHO = ['person', ...LEVELS] as const;
export type Who = (typeof WHO)[number];

export interface Place {
  readonly who: Who;
  /** Empty for a player without a name. */
  readonly name: string;
  readonly colour: PersonColour;
}

export interface Setup {
  readonly players: number;
  /** Always four: players who sat out the last game are still remembered for the next one. */
  readonly places: readonly Place[];
  /** The seat that starts; null for a random one. */
  readonly start: number | null;
  readonly side: 'A' | 'B';
  readonly scoreFloor: boolean;
  /** The id of a custom strip set; empty for the house strips. */
  readonly strips: string;
  /** The number of tools in a solo game. */
  readonly tools: number;
}

const KEY = 'leadlight-setup';

/** A good first game: one bot that plays well. */
const DEFAULTS: Setup = {
  players: 2,
  places: PERSON_COLOURS.map((colour, seat) => ({ who: seat === 0 ? 'person' : 'journeyman', name: '', colour })),
  start: null,
  side: 'A',
  scoreFloor: false,
  strips: '',
  tools: 3,
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

const within = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function placeFrom(stored: unknown, usual: Place): Place {
  const { who, name, colour } = fieldsOf(stored);
  return {
    who: WHO.find((known) => known === who) ?? usual.who,
    name: typeof name === 'string' ? tidyName(name, LONGEST_NAME) : '',
    colour: PERSON_COLOURS.find((known) => known === colour) ?? usual.colour,
  };
}

/** Places in four different colours; if stored colours clash, all fall back to the defaults. */
function placesFrom(stored: unknown): readonly Place[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const places = DEFAULTS.places.map((usual, seat) => placeFrom(list[seat], usual));
  const different = new Set(places.map(({ colour }) => colour)).size === MOST;
  return different ? places : places.map((place, seat) => ({ ...place, colour: PERSON_COLOURS[seat] }));
}

/** Stored values may be outdated or come from a file that someone else made: unknown ones are ignored. */
export function setupFrom(game: GameId, value: unknown): Setup {
  const { players: count, places, start, side, scoreFloor, strips, tools } = fieldsOf(value);
  const players = within(count, LEAST[game], MOST) ? count : DEFAULTS.players;
  return {
    players,
    places: placesFrom(places),
    start: within(start, 0, players - 1) ? start : null,
    side: side === 'B' ? 'B' : 'A',
    scoreFloor: scoreFloor === true,
    strips: typeof strips === 'string' ? strips : '',
    tools: within(tools, 1, 5) ? tools : DEFAULTS.tools,
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

/** The stored set-up of a game. A game that was never set up takes its names and colours from the other game. */
export const recalled = (game: GameId, stored: Fields): Setup =>
  setupFrom(game, stored[game] ?? peopleOf(stored[game === 'sintra' ? 'sagrada' : 'sintra']));

export const lastSetup = (game: GameId): Setup => recalled(game, readAll());

export function rememberSetup(game: GameId, setup: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [game]: setup }));
  } catch {
    // Without storage, the next game starts from the default set-up.
  }
}

/** The places in use; the others are empty seats. */
export const seatedIn = ({ places, players }: Setup): readonly Place[] => places.slice(0, players);

/** Gives a seat a colour; the seat that had it takes the old one in exchange. */
export function withColour(places: readonly Place[], seat: number, colour: PersonColour): readonly Place[] {
  const old = places[seat].colour;
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
