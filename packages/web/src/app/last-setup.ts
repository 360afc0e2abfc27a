/** How a game was set up last, so that it can be played like that again. */
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
  /** Empty for somebody without a name. */
  readonly name: string;
  readonly colour: PersonColour;
}

export interface Setup {
  readonly players: number;
  /** Always four: who sat there is still known when more play again. */
  readonly places: readonly Place[];
  /** The seat that starts; null when chance decides. */
  readonly start: number | null;
  readonly side: 'A' | 'B';
  readonly scoreFloor: boolean;
  /** The id of a custom strip set; empty for our own strips. */
  readonly strips: string;
  /** The tools of a game alone. */
  readonly tools: number;
}

const KEY = 'leadlight-setup';

/** As a newcomer would like it: against one bot that plays well. */
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

/** Places with colours that are all different; the usual ones where they are not. */
function placesFrom(stored: unknown): readonly Place[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const places = DEFAULTS.places.map((usual, seat) => placeFrom(list[seat], usual));
  const different = new Set(places.map(({ colour }) => colour)).size === MOST;
  return different ? places : places.map((place, seat) => ({ ...place, colour: PERSON_COLOURS[seat] }));
}

/** What is stored may be old, or from a stranger: only what is known counts. */
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

/** Names and colours of people, without who sits where. */
const peopleOf = (stored: unknown): object => ({
  places: placesFrom(fieldsOf(stored)['places']).map(({ name, colour }) => ({ name, colour })),
});

/** What is stored for a game. Before it was ever set up, people are known from the other one. */
export const recalled = (game: GameId, stored: Fields): Setup =>
  setupFrom(game, stored[game] ?? peopleOf(stored[game === 'sintra' ? 'sagrada' : 'sintra']));

export const lastSetup = (game: GameId): Setup => recalled(game, readAll());

export function rememberSetup(game: GameId, setup: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [game]: setup }));
  } catch {
    // Where nothing can be stored, the next game is set up anew.
  }
}

/** Who plays, without the places that nobody sits at. */
export const seatedIn = ({ places, players }: Setup): readonly Place[] => places.slice(0, players);

/** Gives somebody a colour; whoever had it gets theirs. */
export function withColour(places: readonly Place[], seat: number, colour: PersonColour): readonly Place[] {
  const old = places[seat].colour;
  return places.map((place, at) => {
    if (at === seat) return { ...place, colour };
    return place.colour === colour ? { ...place, colour: old } : place;
  });
}

/** Whether two people who play have the same name. */
export function sameNames(setup: Setup): boolean {
  const names = seatedIn(setup)
    .filter(({ who, name }) => who === 'person' && name !== '')
    .map(({ name }) => name.toLocaleLowerCase());
  return new Set(names).size < names.length;
}
