/** Where threads begin and other files are, seen from the sources. In a bundle, `places.built.ts` stands in for this. */
export const THREADS = {
  simulate: new URL('../simulate/worker.ts', import.meta.url),
  tournament: new URL('../tournament/worker.ts', import.meta.url),
  verify: new URL('../verify/worker.ts', import.meta.url),
} as const;

/** The games, which threads import. */
export const REGISTRY = new URL('../games/registry.ts', import.meta.url);

/** The folder of the package. */
export const PACKAGE = new URL('../../', import.meta.url);
