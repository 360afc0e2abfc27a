/** Secrets that let people in: drawn at random, shown to their owner alone, and stored only as hashes. */
import { createHash } from 'node:crypto';

/** Secrets are random enough that a plain hash can't be undone; a reader of the store can't use what is in it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const LOOKALIKES: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/** The code as it was issued, however its owner typed it. */
export const plainCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll(/[ILO]/g, (letter) => LOOKALIKES[letter] ?? letter);
