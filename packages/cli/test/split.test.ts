import { afterEach, describe, expect, it, vi } from 'vitest';
import { array, assert, constantFrom, jsonValue, nat, property, tuple } from 'fast-check';
import { Splitter } from '../src/records/split.ts';

const pieces = (chunks: readonly string[]) => {
  const splitter = new Splitter();
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
};

const texts = (text: string) => pieces([text]).map((piece) => piece.text);

describe('records in a file', () => {
  it('may be one per line, spread over lines, or one right after another', () => {
    expect(texts('{"a":1}\n{"a":2}\n')).toEqual(['{"a":1}', '{"a":2}']);
    expect(texts('{\n "a": [\n  1\n ]\n}\n\n{"a":2}')).toEqual(['{\n "a": [\n  1\n ]\n}', '{"a":2}']);
    expect(texts('\uFEFF{"a":1}{"b":"}{"} [2]')).toEqual(['{"a":1}', '{"b":"}{"}', '[2]']);
  });

  it('have the number of their first line', () => {
    expect(pieces(['\n{"a":1}\n\n{\n}\nx\n{}']).map(({ line }) => line)).toEqual([2, 4, 6, 7]);
  });

  it('are found again after one that never ends', () => {
    expect(texts('{"format":1,"x":[\n{"format":2}\n')).toEqual(['{"format":1,"x":[', '{"format":2}']);
    expect(texts('{"x":"never ends\n{"a":2}\n')).toEqual(['{"x":"never ends', '{"a":2}']);
    expect(texts('}\n{"a":2}')).toEqual(['}', '{"a":2}']);
  });

  it('are the same however the file is chunked', () => {
    const records = array(tuple(jsonValue(), constantFrom(0, 1, 4)), { maxLength: 5 });
    assert(
      property(records, array(nat(30)), (values, cuts) => {
        const lines = values.map(([value, indent]) => JSON.stringify({ format: 'x', value }, null, indent));
        const text = lines.join('\n');
        const chunks: string[] = [];
        for (let at = 0, i = 0; at < text.length; i++) {
          const size = 1 + (cuts[i % Math.max(1, cuts.length)] ?? 7);
          chunks.push(text.slice(at, at + size));
          at += size;
        }
        expect(pieces(chunks).map((piece) => piece.text)).toEqual(lines);
      }),
    );
  });
});

/** The slowest inputs: values that never end, and closing brackets without an opening one. */
const NASTY: readonly (readonly [string, string])[] = [
  ['a list of spaces', `[${' '.repeat(5000)}`],
  ['lists in lists', '['.repeat(5000)],
  ['a long text', `"${'\\"'.repeat(2500)}`],
  ['braces that close nothing', '}'.repeat(5000)],
  ['lines that look like starts', '[\n{"forma'.concat('\n{"forma'.repeat(600))],
  ['lines of nothing', `[${'\n'.repeat(5000)}`],
  ['small values', '{}'.repeat(2500)],
];

describe('the time to split a text', () => {
  afterEach(() => vi.restoreAllMocks());

  it.each(NASTY)('is proportional to its length: %s', (_, text) => {
    const looks = vi.spyOn(String.prototype, 'charCodeAt');
    const splitter = new Splitter();
    const size = 10;
    for (let at = 0; at < text.length; at += size) splitter.push(text.slice(at, at + size));
    splitter.end();
    // Reading a string that grew by a chunk makes V8 join all its pieces again.
    expect(Math.max(...looks.mock.contexts.map((looked) => String(looked).length))).toBeLessThan(2 * size);
    expect(looks.mock.calls.length).toBeLessThan(3 * text.length);
  });
});

describe('text that cannot be a record', () => {
  it('is dropped, and the records after it are found', () => {
    const deep = '['.repeat(101) + ']'.repeat(101);
    expect(pieces([`${deep}\n{"a":1}`])).toEqual([
      { text: undefined, line: 1 },
      { text: '{"a":1}', line: 2 },
    ]);
    const chunk = ' '.repeat(1 << 20);
    const long = ['[', ...Array.from({ length: 17 }, () => chunk), ']\n[2]'];
    expect(pieces(long)).toEqual([
      { text: undefined, line: 1 },
      { text: '[2]', line: 2 },
    ]);
  });

  it('is one piece per line if it opens no bracket', () => {
    expect(texts('}}}] }\n}{"a":1}]]\n{"a":2}')).toEqual(['}}}] }', '}', '{"a":1}', ']]', '{"a":2}']);
  });
});
