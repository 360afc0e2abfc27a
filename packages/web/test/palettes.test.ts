import { describe, expect, test } from 'vitest';
import { nearest, weakestInk } from '../../../scripts/colours/nearest.ts';
import { GAMES, glassOf, PALETTES } from '../../../scripts/colours/palettes.ts';
import { contrast, difference, type Vision } from '../../../scripts/colours/vision.ts';

/** The kinds of vision that each palette is for, and the least distance (of 100) between any two of its colours. */
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
  test.each(PALETTES)('has five colours with their inks in the palette %s', (palette) => {
    expect(glassOf(game, palette)).toHaveLength(5);
    expect(weakestInk(glassOf(game, palette)).ratio).toBeGreaterThanOrEqual(palette === 'contrast' ? 4.5 : 3);
  });

  test.each(PALETTES)('is easy to tell apart for the users of the palette %s', (palette) => {
    const far = MADE_FOR[palette].map(([vision, least]) => nearest(vision, glassOf(game, palette)).distance >= least);
    expect(far).toEqual(far.map(() => true));
  });
});

describe('the measurements', () => {
  test('put black and white furthest apart for every kind of vision', () => {
    expect(difference('usual', '#000000', '#ffffff')).toBeCloseTo(100, 1);
    expect(difference('grey', '#000000', '#ffffff')).toBeCloseTo(100, 1);
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  });

  test('put red and green of one lightness close together for the colour-blind, and far apart for others', () => {
    expect(difference('usual', '#c04040', '#6f7a20')).toBeGreaterThan(15);
    expect(difference('deuteranopia', '#c04040', '#6f7a20')).toBeLessThan(8);
  });

  test('treat colours of one luminance as the same grey', () => {
    expect(difference('grey', '#777777', '#777777')).toBe(0);
  });
});
