import { describe, expect, it } from 'vitest';
import { array, assert, constantFrom, jsonValue, nat, property, tuple } from 'fast-check';
import { Splitter } from '../src/records/split.ts';

const pieces = (chunks: readonly string[]) => {
  const splitter = new Splitter();
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
};

const texts = (text: string): readonly string[] => pieces([text]).map((piece) => piece.text);

describe('records in a file', () => {
  it('stand one to a line, over many lines, or one behind the other', () => {
    expect(texts('{"a":1}\n{"a":2}\n')).toEqual(['{"a":1}', '{"a":2}']);
    expect(texts('{\n "a": [\n  1\n ]\n}\n\n{"a":2}')).toEqual(['{\n "a": [\n  1\n ]\n}', '{"a":2}']);
    expect(texts('\uFEFF{"a":1}{"b":"}{"} [2]')).toEqual(['{"a":1}', '{"b":"}{"}', '[2]']);
  });

  it('know the line that they start on', () => {
    expect(pieces(['\n{"a":1}\n\n{\n}\nx\n{}']).map(({ line }) => line)).toEqual([2, 4, 6, 7]);
  });

  it('are found again after one that never ends', () => {
    expect(texts('{"format":1,"x":[\n{"format":2}\n')).toEqual(['{"format":1,"x":[', '{"format":2}']);
    expect(texts('{"x":"never ends\n{"a":2}\n')).toEqual(['{"x":"never ends', '{"a":2}']);
    expect(texts('}\n{"a":2}')).toEqual(['}', '{"a":2}']);
  });

  it('are the same however the file comes in', () => {
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
