/** The browser's memory for small values; nothing is kept where the browser refuses. */
export const SMALL_MEMORY: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => quietly(() => localStorage.getItem(key)),
  setItem: (key, value) => void quietly(() => localStorage.setItem(key, value)),
  removeItem: (key) => void quietly(() => localStorage.removeItem(key)),
};

function quietly<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}
