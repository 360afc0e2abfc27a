/** The pictures of the home page are self-contained, in every theme and palette. */
import { describe, expect, test } from 'vitest';
import { GAMES } from '../build/games.ts';
import { drawPictures } from '../build/home-pictures.ts';
import { LIGHTS, PALETTES } from '../src/ui/art/looks.ts';

const found = (text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

const pictures = await drawPictures(GAMES);

describe.each(Object.entries(pictures))('the picture of %s', (_, picture) => {
  const ids = found(picture, / id="([^"]+)"/g);

  test('refers only to its own parts', () => {
    const wanted = [...found(picture, /url\(#([^)]+)\)/g), ...found(picture, /href="#([^"]+)"/g)];
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(5);
  });

  test('defines every colour it uses', () => {
    const known = found(picture, /[{;](--[\w-]+):/g);
    expect([...found(picture, /var\((--[\w-]+)\)/g)].filter((name) => !known.has(name))).toEqual([]);
  });

  test('includes all themes and palettes, and no script', () => {
    expect([...ids]).toEqual(
      expect.arrayContaining(LIGHTS.flatMap((light) => PALETTES.map((palette) => `${light}-${palette}`))),
    );
    expect(picture).not.toMatch(/<script|<!--|data-(?:theme|palette)/);
  });
});
