/** A source of chance: whole numbers from 0 up to, but not including, n. */
export interface Random {
  below(n: number): number;
}

/** Returns the source of chance for a label. Fair games have one stream per label; search may use one for all. */
export type Luck = (label: string) => Random;

/** Shuffles in place, from the last index down. */
export function shuffle<Item>(list: Item[], random: Random): Item[] {
  for (let i = list.length - 1; i > 0; i--) swap(list, i, random.below(i + 1));
  return list;
}

function swap(list: unknown[], i: number, j: number): void {
  const [first, second] = [list[i], list[j]];
  if (first === undefined || second === undefined) return;
  list[i] = second;
  list[j] = first;
}

/** xoshiro128**: fast, for search and simulation. Never for the chance of a real game. */
export class FastRandom implements Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: string | number) {
    let state = typeof seed === 'number' ? seed | 0 : hashText(seed);
    const next = (): number => {
      state = (state + 0x9e3779b9) | 0;
      return mix(state);
    };
    this.a = next();
    this.b = next();
    this.c = next();
    this.d = next() | 1;
  }

  /** The next 32 bits, as an unsigned number. */
  next(): number {
    const product = Math.imul(this.b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  below(n: number): number {
    return (this.next() * 2 ** -32 * n) >>> 0;
  }
}

/** FNV-1a over the text's UTF-16 units. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** The finaliser of splitmix32: spreads one state over 32 bits. */
function mix(state: number): number {
  let z = state;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}
