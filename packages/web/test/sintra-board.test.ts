/** The arrangement of Sintra's boards. */
import { COLOURS } from '@leadlight/sintra';
import { describe, expect, it } from 'vitest';
import { groupsOf } from '../src/games/sintra/board/board.ts';
import { nearest } from '../src/ui/nearest.ts';
import { marksOf } from '../src/games/sintra/marks.ts';
import { placed } from '../src/games/sintra/board/places.ts';
import { bearing, distance, ringOf } from '../src/games/sintra/board/ring.ts';

import { displayOf, highlightsOf } from '../src/games/sintra/board/sectors.ts';
import { present } from '../../core/test/present.ts';

describe('Groups', () => {
  it('are in component order, each with its count', () => {
    expect(groupsOf(['white', 'pink', 'white'])).toEqual([
      { colour: 'pink', count: 1 },
      { colour: 'white', count: 2 },
    ]);
  });

  it.each([[[4]], [[3, 1]], [[2, 2]], [[2, 1, 1]], [[1, 1, 1, 1]], [[2, 1]], [[1]]])(
    'of %j panes use each corner of a display at most once',
    (counts) => {
      const corners = placed(counts.map((count) => ({ count }))).flatMap((place) => place.corners);
      expect(new Set(corners).size).toBe(counts.reduce((sum, count) => sum + count, 0));
    },
  );

  it('side by side take rows as targets, single panes corners', () => {
    expect(placed([2, 1, 1].map((count) => ({ count }))).map(({ area }) => area)).toEqual([
      '1 / 1 / 2 / 3',
      '2 / 1',
      '2 / 2',
    ]);
  });
});

describe('The ring of displays', () => {
  const areas: readonly (readonly [width: number, height: number])[] = [
    [800, 345],
    [804, 302],
    [880, 270],
    [378, 260],
    [348, 170],
    [310, 330],
  ];
  const cases = areas.flatMap(([width, height]) => [5, 7, 9].map((count) => [count, width, height] as const));

  it.each(cases)('fits %i displays into %i × %i without overlap', (count, width, height) => {
    const { size, places } = ringOf(count, width, height);
    expect(places.length).toBe(count);
    for (const [at, place] of places.entries()) {
      expect(Math.min(place.x, place.y, width - place.x, height - place.y)).toBeGreaterThan(size / 2 - 1);
      expect(distance(place, present(places[(at + 1) % count]))).toBeGreaterThan(size);
    }
  });

  it.each(cases)('leaves room for the centre among %i displays in %i × %i', (count, width, height) => {
    const { size, places, centre } = ringOf(count, width, height);
    expect(Math.min(centre.width, centre.height)).toBeGreaterThan(0);
    // The centre's ends are half circles around the ends of a line.
    const [end, radius] = [(centre.width - centre.height) / 2, centre.height / 2];
    for (const { x, y } of places) {
      const along = Math.min(end, Math.max(-end, x - width / 2));
      expect(distance({ x, y }, { x: width / 2 + along, y: height / 2 })).toBeGreaterThan(radius + size / 2);
    }
  });

  it.each([5, 7, 9])('leaves room for a row of all colours among %i low displays', (count) => {
    const { size, centre } = ringOf(count, 348, 165);
    // Each pane stands beside its count; the starting tile has none.
    const [pane, beside] = [size * 0.34, 7];
    expect(centre.width).toBeGreaterThan(5 * (pane + beside) + pane);
  });

  it('measures directions clockwise from the top', () => {
    expect(bearing({ x: 0, y: 0 }, { x: 0, y: -1 })).toBeCloseTo(0);
    expect(bearing({ x: 0, y: 0 }, { x: 1, y: 0 })).toBeCloseTo(90);
  });
});

describe('Sectors (R-61)', () => {
  it.each([5, 7, 9])('of %i displays, five have a highlight, one for each colour', (displays) => {
    const highlights = highlightsOf(displays).filter((colour) => colour !== null);
    expect(highlights.toSorted()).toEqual(COLOURS.toSorted());
    expect(highlightsOf(displays)[displayOf('blue', displays)]).toBe('blue');
  });
});

describe('Arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

  it('move to the nearest button in their direction, or nowhere', () => {
    const others = [box(50, 0), box(20, 15), box(0, 40)];
    expect(nearest(box(0, 0), others, 'ArrowRight')).toBe(0);
    expect(nearest(box(0, 0), others, 'ArrowDown')).toBe(2);
    expect(nearest(box(0, 0), others, 'ArrowLeft')).toBeUndefined();
  });
});

describe('The marks of the last moves', () => {
  const filled = { type: 'placed', rule: 'R-18', seat: 1, slot: 2, colour: 'pink', spaces: [0, 3] } as const;
  const joker = { ...filled, rule: 'R-21', spaces: [1] } as const;
  const kept = { type: 'kept', rule: 'R-25', seat: 1, slot: 2, colour: 'pink', frame: 'top' } as const;
  const back = { type: 'glazier-moved', rule: 'R-40', seat: 2, from: 4, to: 0 } as const;

  it('are on the spaces that each player filled last', () => {
    const other = { ...filled, seat: 0, slot: 5, spaces: [4] };
    expect([...marksOf([{ followed: [other] }, { followed: [filled, joker] }, { followed: [back] }])]).toEqual([
      [0, { seat: 0, slot: 5, spaces: [4], frame: null }],
      [1, { seat: 1, slot: 2, spaces: [0, 3, 1], frame: null }],
    ]);
  });

  it('are on the window that a completed strip gave a pane to', () => {
    expect(marksOf([{ followed: [filled] }, { followed: [filled, kept] }]).get(1)).toEqual({
      seat: 1,
      slot: 2,
      spaces: [],
      frame: 'top',
    });
  });
});
