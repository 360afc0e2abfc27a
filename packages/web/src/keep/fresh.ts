/** What is new each time. `crypto.randomUUID` is missing where a page came by plain HTTP from another machine. */
const SEED_BYTES = 32;
const ID_BYTES = 16;

const randomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The chance of a real game comes from the machine, never from a fast generator. */
export const freshSeed = (): string => randomHex(SEED_BYTES);
export const freshId = (): string => randomHex(ID_BYTES);
