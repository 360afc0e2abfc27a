/** The salts that people sealed and opened before the game began. */
import { saltCommitmentOf, type GameTypes, type Seat } from '@leadlight/core';
import type { Entry, SaltOpened, Started } from '../log/entries.ts';
import type { TableState } from '../log/state.ts';

/** A seat's contribution to the chance, as records write it: '' for what is missing. */
export interface Seal {
  readonly hash: string;
  readonly salt: string;
  readonly nonce: string;
}

export const NO_SEAL: Seal = { hash: '', salt: '', nonce: '' };

/** The seals of all seats, once people have gathered. */
export const sealsOf = <T extends GameTypes>({ log, seats }: TableState<T>): readonly Seal[] =>
  log.reduce<readonly Seal[]>(
    after,
    seats.map(() => NO_SEAL),
  );

function after<T extends GameTypes>(seals: readonly Seal[], entry: Entry<T>): readonly Seal[] {
  if (entry.type !== 'sealed' && entry.type !== 'opened-salt') return seals;
  const before = seals[entry.seat] ?? NO_SEAL;
  const more = entry.type === 'sealed' ? { hash: entry.hash } : { salt: entry.salt, nonce: entry.nonce };
  return seals.with(entry.seat, { ...before, ...more });
}

/** Each person may seal one salt. Bots add nothing to the chance. */
export const maySeal = <T extends GameTypes>(state: TableState<T>, seat: Seat): boolean =>
  state.seats[seat]?.kind === 'person' && sealsOf(state)[seat]?.hash === '';

/** A salt is opened once, and only as it was sealed. */
export function mayOpen<T extends GameTypes>(
  state: TableState<T>,
  { seat, salt, nonce }: Pick<SaltOpened, 'seat' | 'salt' | 'nonce'>,
): boolean {
  const { hash, nonce: opened } = sealsOf(state)[seat] ?? NO_SEAL;
  return opened === '' && saltCommitmentOf(seat, nonce, salt) === hash;
}

/** The contributions of all seats as the start of the game publishes them. */
export const published = (
  seals: readonly Seal[],
): Required<Pick<Started, 'salts' | 'saltCommitments' | 'saltNonces'>> => ({
  salts: seals.map(({ salt }) => salt),
  saltCommitments: seals.map(({ hash }) => hash),
  saltNonces: seals.map(({ nonce }) => nonce),
});
