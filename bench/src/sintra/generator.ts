/** A number from 0 to just under `n`. */
export type Below = (n: number) => number;

/** A small seeded generator (xorshift, 32 bits) for choices that need no secrecy. */
export function xorshift(seed: number): Below {
  // Neighbouring seeds must start differently, and zero would stay zero.
  let state = Math.imul(seed + 1, 0x9e3779b1) || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.floor(((state >>> 0) / 2 ** 32) * n);
  };
}
