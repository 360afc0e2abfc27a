/** The same places, seen from a bundle in `dist`. */
export const THREADS = {
  simulate: new URL('simulate.mjs', import.meta.url),
  tournament: new URL('tournament.mjs', import.meta.url),
  verify: new URL('verify.mjs', import.meta.url),
} as const;

export const REGISTRY = new URL('registry.mjs', import.meta.url);

export const PACKAGE = new URL('../', import.meta.url);
