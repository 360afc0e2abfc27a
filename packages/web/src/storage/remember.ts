/** Writes remembered values all at once or not at all. */
import type { Remembered } from './backup.ts';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Returns a function that restores all previous values. */
export function writeAll(memory: Memory, values: Remembered): () => void {
  const before = Object.keys(values).map((name) => [name, memory.getItem(name)] as const);
  const undo = (): void => {
    // New values are removed first, to make room for the old ones.
    for (const [name, value] of before) if (value === null) memory.removeItem(name);
    for (const [name, value] of before) if (value !== null) memory.setItem(name, value);
  };
  try {
    for (const [name, value] of Object.entries(values)) memory.setItem(name, value);
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}
