import { describe, expect, it } from 'vitest';
import { box, cut, pad, sideBySide, widthOf, wrap } from '../src/drawing/layout.ts';

describe('layout', () => {
  it('counts columns, not characters', () => {
    expect(widthOf('abc')).toBe(3);
    expect(widthOf('\u001B[1mabc\u001B[0m')).toBe(3);
    expect(widthOf('玻璃')).toBe(4);
    expect(widthOf('e\u0301')).toBe(1);
    expect(widthOf('🎲')).toBe(2);
  });

  it('cuts and pads to a width', () => {
    expect(cut('glazier', 7)).toBe('glazier');
    expect(cut('glazier', 5)).toBe('glaz…');
    expect(cut('玻璃窗', 4)).toBe('玻…');
    expect(pad('ab', 4)).toBe('ab  ');
  });

  it('wraps between items', () => {
    expect(wrap(['one', 'two', 'three'], 7)).toEqual(['one two', 'three']);
    expect(wrap(['longer-than-that'], 4)).toEqual(['longer-than-that']);
  });

  it('draws frames as wide as their lines, however long the title', () => {
    for (const title of ['Ada', 'somebody with a very long name indeed', '玻璃窗']) {
      const widths = box(title, '−12', ['x'], 20).map(widthOf);
      expect(new Set(widths)).toEqual(new Set([24]));
    }
  });

  it('puts blocks side by side in even rows, as the width allows', () => {
    const block = ['aa', 'aa'];
    expect(sideBySide([block, block], 5)).toEqual(['aa aa', 'aa aa']);
    expect(sideBySide([block, block, block, block], 8)).toHaveLength(4);
    expect(sideBySide([block, ['b ']], 2)).toEqual(['aa', 'aa', 'b']);
  });
});
