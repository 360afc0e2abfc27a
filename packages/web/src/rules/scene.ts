/** Prepared positions for the pictures, written as the engine writes them. */
import type { Result } from '@leadlight/core';

interface Reader<Position> {
  readPosition(text: string): Result<Position, unknown>;
}

/** A test reads all of them, so that none fails in front of a reader. */
export function readScene<Position>(game: Reader<Position>, text: string): Position {
  const read = game.readPosition(text);
  if (!read.ok) throw new Error(`This is no position: ${text}`);
  return read.value;
}
