/** Prepared positions for the pictures, in the engine's notation. */
import type { GameTypes, Notation } from '@leadlight/core';

/** A test reads all of them, so that none fails in front of a reader. */
export function readScene<T extends GameTypes>(notation: Notation<T>, text: string): T['position'] {
  const read = notation.readPosition(text);
  if (!read.ok) throw new Error(`This is no position: ${text}`);
  return read.value;
}
