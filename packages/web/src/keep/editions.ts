/**
 * The editions of each game by version of the rules: a game ends under the version it started with. To change the rules
 * of a game, add a version here and keep the old one. Editions are loaded on demand.
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

/** The version of the rules for new games. */
const LATEST = '1';

const SINTRA: Versions<Sintra> = { [LATEST]: async () => (await import('./sintra.ts')).SINTRA };
const SAGRADA: Versions<Sagrada> = { [LATEST]: async () => (await import('./sagrada.ts')).SAGRADA };

export const isGameId = (game: string): game is GameId => game === 'sintra' || game === 'sagrada';

/** Work that is the same for every game. */
export type WithEdition<Outcome> = <T extends GameTypes>(edition: Edition<T>) => Outcome;

/** Runs some work under the rules that a game started with; undefined when this client doesn't know them. */
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

/** Runs some work under the rules for new games. */
export const byLatest = async <Outcome>(game: GameId, work: WithEdition<Outcome>): Promise<Awaited<Outcome>> =>
  game === 'sintra' ? await work(await SINTRA[LATEST]()) : await work(await SAGRADA[LATEST]());
