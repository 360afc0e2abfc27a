/**
 * Fair chance between people who don't share a screen (docs/records.md): each of them first seals a salt, and opens it
 * when nobody can seal one any more. So nobody chooses a salt after seeing another's.
 */
import { ok, type Game, type GameTypes } from '@leadlight/core';
import type { Asked, Circumstances } from '../commands/commands.ts';
import { refuse, type Answer } from '../commands/refusing.ts';
import type { SignedEntry } from '../log/entries.ts';
import { seenByNobody } from '../log/sightings.ts';
import type { TableState } from '../log/state.ts';
import { beginning } from './beginning.ts';
import { mayOpen, maySeal, NO_SEAL, sealsOf, type Seal } from './seals.ts';

/** Once the last person has sealed a salt, salts can be opened. */
export function seal<T extends GameTypes>(
  _: Game<T>,
  state: TableState<T>,
  { command: { id, seat, hash }, sender, circumstances: { now: at } }: Asked<T, 'seal'>,
): Answer<T> {
  if (state.phase !== 'sealing') return untimely(state);
  if (!maySeal(state, seat)) return refuse('table-salt', { seat });
  const entry = { type: 'sealed', at, seat, hash, command: id, sender: sender.name } as const;
  const isLast = isSealed(state, sealsOf(state).with(seat, { ...NO_SEAL, hash }));
  const { position } = state;
  return ok({ entries: isLast ? [entry, { type: 'seals-closed', at }] : [entry], position, seen: seenByNobody<T>() });
}

const untimely = <T extends GameTypes>({ phase }: TableState<T>): Answer<T> =>
  refuse(phase === 'gathering' ? 'table-waiting' : 'table-started', {});

const isSealed = <T extends GameTypes>({ seats }: TableState<T>, seals: readonly Seal[]): boolean =>
  seals.every(({ hash }, seat) => hash !== '' || seats[seat]?.kind !== 'person');

/** Goes on without those who have not sealed a salt in time. */
export function closeSeals<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  { command: { id }, sender, circumstances }: Asked<T, 'close-seals'>,
): Answer<T> {
  if (state.phase !== 'sealing') return untimely(state);
  const entry = { type: 'seals-closed', at: circumstances.now, command: id, sender: sender.name } as const;
  return begunOnceOpen(game, state, sealsOf(state), entry, circumstances);
}

export function openSalt<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  { command, sender, circumstances }: Asked<T, 'open-salt'>,
): Answer<T> {
  const { id, seat, salt, nonce } = command;
  if (state.phase === 'playing') return refuse('table-started', {});
  if (state.phase !== 'opening') return refuse('table-early', { seat });
  if (!mayOpen(state, command)) return refuse('table-salt', { seat });
  const signed = { at: circumstances.now, command: id, sender: sender.name };
  const seals = sealsOf(state);
  const opened = seals.with(seat, { ...(seals[seat] ?? NO_SEAL), salt, nonce });
  return begunOnceOpen(game, state, opened, { type: 'opened-salt', seat, salt, nonce, ...signed }, circumstances);
}

/** The game begins with the entry that leaves no salt to be opened. */
function begunOnceOpen<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  seals: readonly Seal[],
  entry: SignedEntry<T>,
  circumstances: Circumstances,
): Answer<T> {
  const isOpen = seals.every(({ hash, nonce }) => (hash === '') === (nonce === ''));
  if (!isOpen) return ok({ entries: [entry], position: state.position, seen: seenByNobody<T>() });
  const begun = beginning(game, state, seals, circumstances);
  return ok({ ...begun, entries: [entry, ...begun.entries] });
}

/** Begins without the salts that were not opened in time. Everybody sees whose they are. */
export function closeSalts<T extends GameTypes>(
  game: Game<T>,
  state: TableState<T>,
  { command: { id }, sender, circumstances }: Asked<T, 'close-salts'>,
): Answer<T> {
  if (state.phase === 'playing') return refuse('table-started', {});
  if (state.phase !== 'opening') return refuse('table-waiting', {});
  const begun = beginning(game, state, sealsOf(state), circumstances);
  const [started, ...others] = begun.entries;
  return ok({ ...begun, entries: [{ ...started, command: id, sender: sender.name }, ...others] });
}
