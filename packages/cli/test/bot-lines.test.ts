import { describe, expect, it } from 'vitest';
import { LineCutter, linesOf, type Line } from '../src/protocol/lines.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Cuts chunks into lines, with a small limit. */
function cut(...chunks: readonly Uint8Array[]): readonly Line[] {
  const cutter = new LineCutter(10);
  return [...chunks.flatMap((chunk) => cutter.push(chunk)), ...cutter.end()];
}

const texts = (lines: readonly Line[]): readonly string[] => lines.map(({ text }) => text);

describe('lines', () => {
  it('are found wherever the chunks end, even inside a character', () => {
    const whole = bytes('één\n\nтри\nfour');
    for (let at = 0; at <= whole.length; at++) {
      expect(texts(cut(whole.subarray(0, at), whole.subarray(at)))).toEqual(['één', '', 'три', 'four']);
    }
  });

  it('need no line break at the end, and the end itself is not a line', () => {
    expect(texts(cut(bytes('a\nb')))).toEqual(['a', 'b']);
    expect(texts(cut(bytes('a\nb\n')))).toEqual(['a', 'b']);
    expect(cut()).toEqual([]);
  });

  it('may be as long as the limit, but no longer', () => {
    expect(cut(bytes('0123456789\n'))).toEqual([{ text: '0123456789' }]);
    expect(cut(bytes('0123456789A\nb'))).toEqual([{ text: '0123456789A', fault: 'line-too-long' }, { text: 'b' }]);
    expect(cut(bytes('éééééé\n'))[0]?.fault).toBe('line-too-long');
  });

  it('keep only their beginning if they are too long', () => {
    const cutter = new LineCutter(10);
    for (let i = 0; i < 1000; i++) cutter.push(bytes('x'.repeat(1000)));
    expect(cutter.overflowing).toBe(true);
    expect(cutter.push(bytes('\nshort\n'))).toEqual([
      { text: 'x'.repeat(200), fault: 'line-too-long' },
      { text: 'short' },
    ]);
    expect(cutter.overflowing).toBe(false);
  });

  it('must be UTF-8 and may start with a byte order mark', () => {
    expect(cut(Uint8Array.of(0x61, 0xff, 0x0a, 0x62))).toEqual([{ text: 'a\uFFFD', fault: 'not-utf8' }, { text: 'b' }]);
    expect(cut(bytes('\uFEFF{}\n'))).toEqual([{ text: '{}' }]);
  });

  it('can be read from a stream', async () => {
    async function* stream(): AsyncGenerator<Uint8Array> {
      yield bytes('a\nb');
      await Promise.resolve();
      yield bytes('c');
    }
    const lines: Line[] = [];
    for await (const line of linesOf(stream(), 10)) lines.push(line);
    expect(texts(lines)).toEqual(['a', 'bc']);
  });
});
