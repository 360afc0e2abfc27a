import { describe, expect, it } from 'vitest';
import { FastRandom } from '@leadlight/core';
import { COLOURS, type Colour } from '@leadlight/sagrada';
import { beliefAbout, believe } from '../../src/sagrada/belief.ts';
import { sketch } from './positions.ts';

const seen = (dice: string) =>
  sketch({
    sides: [{ own: 'R' }, { dice, own: '?' }, { own: '?' }],
    objectives: 'light-shades deep-shades color-variety',
  });

const likes = (dice: string): Readonly<Record<Colour, number>> => {
  const belief = beliefAbout(seen(dice), 1);
  const [R, Y, G, B, P] = belief;
  return { R, Y, G, B, P };
};

describe('the belief about private objectives', () => {
  it('is equal for all colours but the seat’s own before any die is placed', () => {
    expect(likes('')).toEqual({ R: 0, Y: 0.25, G: 0.25, B: 0.25, P: 0.25 });
  });

  it('grows with the pips of a colour', () => {
    const [few, many] = [likes('A1B2 B2P1'), likes('A1B6 B2P1')];
    expect(few.B).toBeGreaterThan(few.P);
    expect(many.B).toBeGreaterThan(few.B);
    expect(many.P).toBeLessThan(few.P);
    expect(COLOURS.reduce((sum, colour) => sum + many[colour], 0)).toBeCloseTo(1);
  });

  it('deals no colour twice, and the likely ones often', () => {
    const position = seen('A1B6 B2B5');
    const dealt = Array.from({ length: 400 }, (_, i) => believe(position, new FastRandom(i)));
    for (const privates of dealt) expect(new Set(privates.flat()).size).toBe(3);
    expect(dealt.filter((privates) => privates[1]?.[0] === 'B').length).toBeGreaterThan(240);
  });
});
