/** What is remembered by name: written all at once, or not at all. */
import type { Remembered } from './backup.ts';

type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The function that is returned puts everything back as it was. */
export function writeAll(memory: Memory, values: Remembered): () => void {
  const before = Object.keys(values).map((name) => [name, memory.getItem(name)] as const);
  const undo = (): void => {
    // New values go first: the old ones have their room again then.
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
