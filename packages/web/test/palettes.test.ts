import { describe, expect, test } from 'vitest';
import { nearest, weakestInk } from '../../../scripts/colours/nearest.ts';
import { GAMES } from '../build/games.ts';
import { MADE_FOR } from '../../../scripts/colours/limits.ts';
import { glassOf, PALETTES } from '../../../scripts/colours/palettes.ts';
import { contrast, difference } from '../../../scripts/colours/vision.ts';

describe.each(GAMES)('the glass of $name', (game) => {
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
