/** The time before the next try to connect: short after the first failure, longer after each further one. */
const FIRST_MS = 500;
const LONGEST_MS = 15_000;

/** A restarted server must not meet everyone at the same moment, so the time varies by half in both directions. */
export const backOff = (failures: number, random: number): number =>
  Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10)) * (0.5 + random);
