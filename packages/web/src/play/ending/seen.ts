/** The endings that were counted on this page: who returns from a look at the past has seen the count. */
const seen = new WeakSet<object>();

export const hasSeen = (playing: object): boolean => seen.has(playing);

export const remember = (playing: object): void => void seen.add(playing);
