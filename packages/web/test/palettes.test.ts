import { describe, expect, test } from 'vitest';
import { nearest, weakestInk } from '../../../scripts/colours/nearest.ts';
import { GAMES, glassOf, PALETTES } from '../../../scripts/colours/palettes.ts';
import { contrast, difference, type Vision } from '../../../scripts/colours/vision.ts';

/** Whom each palette is for, and how far apart (of 100) its nearest two colours must look to them. */
const MADE_FOR: Readonly<Record<(typeof PALETTES)[number], readonly (readonly [Vision, number])[]>> = {
  usual: [['usual', 15]],
  'red-green': [
    ['deuteranopia', 20],
    ['protanopia', 20],
    ['usual', 20],
  ],
  'blue-yellow': [
    ['tritanopia', 18],
    ['usual', 20],
  ],
  contrast: [
    ['grey', 12],
    ['usual', 20],
  ],
};

describe.each(GAMES)('the glass of %s', (game) => {
  test.each(PALETTES)('has five colours in the palette %s, each with its ink', (palette) => {
    expect(glassOf(game, palette)).toHaveLength(5);
    expect(weakestInk(glassOf(game, palette)).ratio).toBeGreaterThanOrEqual(palette === 'contrast' ? 4.5 : 3);
  });

  test.each(PALETTES)('looks different to whom the palette %s is for', (palette) => {
    const far = MADE_FOR[palette].map(([vision, least]) => nearest(vision, glassOf(game, palette)).distance >= least);
    expect(far).toEqual(far.map(() => true));
  });
});

describe('what is measured', () => {
  test('black and white are as far apart as can be, to everybody', () => {
    expect(difference('usual', '#000000', '#ffffff')).toBeCloseTo(100, 1);
    expect(difference('grey', '#000000', '#ffffff')).toBeCloseTo(100, 1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });

  test('red and green of one lightness are near to who lacks a kind of cone, and far to others', () => {
    expect(difference('usual', '#c04040', '#6f7a20')).toBeGreaterThan(15);
    expect(difference('deuteranopia', '#c04040', '#6f7a20')).toBeLessThan(8);
  });

  test('colours of one luminance are the same in grey', () => {
    expect(difference('grey', '#777777', '#777777')).toBe(0);
  });
});
