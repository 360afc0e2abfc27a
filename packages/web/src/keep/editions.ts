/**
 * The games as this client plays them, by the version of their rules: a game ends under the version that it began with.
 * Who changes the rules of a game adds a version here and leaves the old one in. Each is loaded when a game needs it.
 */
import type { GameTypes } from '@leadlight/core';
import type { Sagrada } from '@leadlight/sagrada';
import type { Sintra } from '@leadlight/sintra';
import type { Edition } from './edition.ts';

interface Games {
  readonly sintra: Sintra;
  readonly sagrada: Sagrada;
}
export type GameId = keyof Games;

type Versions<T extends GameTypes> = Readonly<Record<string, () => Promise<Edition<T>>>>;

/** The version that new games begin with. */
const LATEST = '1';

const SINTRA: Versions<Sintra> = { [LATEST]: async () => (await import('./sintra.ts')).SINTRA };
const SAGRADA: Versions<Sagrada> = { [LATEST]: async () => (await import('./sagrada.ts')).SAGRADA };

export const isGameId = (game: string): game is GameId => game === 'sintra' || game === 'sagrada';

/** Something that is done the same way in every game. */
export type WithEdition<Outcome> = <T extends GameTypes>(edition: Edition<T>) => Outcome;

/** Does something by the rules that a game began with; undefined when this client does not know them. */
export async function byRules<Outcome>(
  game: string,
  rules: string,
  work: WithEdition<Outcome>,
): Promise<Awaited<Outcome> | undefined> {
  const sintra = game === 'sintra' && Object.hasOwn(SINTRA, rules) ? await SINTRA[rules]() : undefined;
  if (sintra !== undefined) return await work(sintra);
  const sagrada = game === 'sagrada' && Object.hasOwn(SAGRADA, rules) ? await SAGRADA[rules]() : undefined;
  return sagrada && (await work(sagrada));
}

/** Does something by the rules that new games begin with. */
export const byLatest = async <Outcome>(game: GameId, work: WithEdition<Outcome>): Promise<Awaited<Outcome>> =>
  game === 'sintra' ? await work(await SINTRA[LATEST]()) : await work(await SAGRADA[LATEST]());
