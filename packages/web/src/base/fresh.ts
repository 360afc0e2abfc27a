/**
 * New random values. They don't use `crypto.randomUUID`, which is missing on pages that another machine serves over
 * plain HTTP.
 */
const SEED_BYTES = 32;
const ID_BYTES = 16;

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The seed of a real game comes from the system's secure generator, never from a fast one. */
export const freshSeed = (): string => randomHex(SEED_BYTES);
export const freshId = (): string => randomHex(ID_BYTES);
