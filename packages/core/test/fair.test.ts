import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  FairStream,
  fairLuck,
  saltCommitmentOf,
  seedFromText,
  shuffle,
  type Random,
} from '../src/index.ts';
import { present } from './present.ts';

interface Vector {
  readonly seed: string;
  readonly game: string;
  readonly salts: readonly string[];
  readonly commitment: string;
  /** Of the salt "ada" at seat 1, with the seed as its nonce. */
  readonly saltCommitment: string;
  readonly words: Readonly<Record<string, readonly number[]>>;
  readonly below6: Readonly<Record<string, readonly number[]>>;
  readonly shuffle: { readonly windows: readonly number[] };
  readonly roll: Readonly<Record<string, readonly string[]>>;
  readonly sintra: {
    readonly 'strips:0': readonly { readonly id: number; readonly side: string }[];
    readonly indicator: readonly string[];
    readonly 'fill:1': readonly (readonly string[])[];
    readonly start: number;
  };
}

const vector = JSON.parse(readFileSync(join(import.meta.dirname, 'fair-chance.json'), 'utf8')) as Vector;
const { seed, game, salts } = vector;

const stream = (label: string): FairStream => new FairStream(game, seed, salts, label);
const sintraLuck = fairLuck('sintra', seed, salts);
const times = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);

/** `draw(counts)` of the record format, written out a second time. */
function draw(counts: number[], random: Random): number {
  let left = random.below(counts.reduce((sum, count) => sum + count, 0));
  const kind = counts.findIndex((count) => (left -= count) < 0);
  counts[kind] = present(counts[kind]) - 1;
  return kind;
}

describe('the test vector of the record format', () => {
  test('gives the commitment', () => {
    expect(commitmentOf(seed)).toBe(vector.commitment);
  });

  test('gives the words of a stream, beyond the end of the first digest', () => {
    const [label, words] = present(Object.entries(vector.words)[0]);
    const found = stream(label);
    expect(words.length).toBeGreaterThan(8);
    expect(words.map(() => found.word())).toEqual(words);
  });

  test('gives numbers below 6', () => {
    const [label, numbers] = present(Object.entries(vector.below6)[0]);
    const found = stream(label);
    expect(numbers.map(() => found.below(6))).toEqual(numbers);
  });

  test('gives a shuffle', () => {
    const cards = Array.from({ length: 12 }, (_, i) => i + 1);
    expect(shuffle(cards, stream('windows'))).toEqual(vector.shuffle.windows);
  });

  test('gives a roll: for each die a colour from the bag, then a value', () => {
    const [label, dice] = present(Object.entries(vector.roll)[0]);
    const random = stream(label);
    const bag = [18, 18, 18, 18, 18];
    expect(dice.map(() => `${'RYGBP'[draw(bag, random)]}${random.below(6) + 1}`)).toEqual(dice);
  });

  test('gives the setup of Sintra', () => {
    expect(sintraLuck('start').below(2)).toBe(vector.sintra.start);
    const strips = sintraLuck('strips:0');
    const ids = shuffle([1, 2, 3, 4, 5, 6, 7, 8], strips);
    const sides = ids.map((id) => ({ id, side: id === 8 || strips.below(2) === 0 ? 'front' : 'back' }));
    expect(sides).toEqual(vector.sintra['strips:0']);
  });

  test('gives the indicator and the first fill of Sintra', () => {
    const colours = ['pink', 'orange', 'yellow', 'blue', 'white'];
    const random = sintraLuck('indicator');
    const others = shuffle([...colours], random);
    const bag = [19, 19, 19, 19, 19];
    expect([colours[draw(bag, random)], ...others]).toEqual(vector.sintra.indicator);
    const fill = sintraLuck('fill:1');
    expect(times(5, () => times(4, () => colours[draw(bag, fill)]))).toEqual(vector.sintra['fill:1']);
  });
});

describe('fair chance', () => {
  test('has a separate stream for each label, the same each time', () => {
    const [first, again, other] = [sintraLuck('fill:1'), sintraLuck('fill:1'), sintraLuck('fill:2')].map((random) =>
      times(20, () => random.below(1e9)),
    );
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  test('depends on the game, the seed and the salts', () => {
    const word = (id: string, secret: string, given: readonly string[]): number =>
      fairLuck(id, secret, given)('start').below(2 ** 32);
    const words = [
      word('sintra', seed, ['a', 'b']),
      word('sagrada', seed, ['a', 'b']),
      word('sintra', commitmentOf(seed), ['a', 'b']),
      word('sintra', seed, ['b', 'a']),
      word('sintra', seed, ['a', '']),
    ];
    expect(new Set(words).size).toBe(words.length);
  });

  test('skips words that would favour some outcomes', () => {
    const n = 3 * 2 ** 30;
    const [plain, below] = [stream('roll:1'), stream('roll:1')];
    const words = times(200, () => plain.word()).filter((word) => word < n);
    expect(words.length).toBeLessThan(190);
    expect(words.map(() => below.below(n))).toEqual(words);
  });

  test('binds a salt to its seat and nonce', () => {
    const hash = saltCommitmentOf(1, seed, 'ada');
    expect(hash).toBe(vector.saltCommitment);
    const others = [
      saltCommitmentOf(0, seed, 'ada'),
      saltCommitmentOf(1, commitmentOf(seed), 'ada'),
      saltCommitmentOf(1, seed, 'b'),
    ];
    expect(others).not.toContain(hash);
  });

  test('makes a seed from any text', () => {
    expect(seedFromText('one')).toMatch(/^[0-9a-f]{64}$/);
    expect(seedFromText('one')).not.toBe(seedFromText('two'));
  });
});
