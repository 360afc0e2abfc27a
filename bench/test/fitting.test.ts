/** The costs of docs/scaling.md are found again from what they would add up to, and its tables find their places. */
import { describe, expect, test } from 'vitest';
import { sharedCostOf, underWayOf } from '../src/online/scaling/costs/fitting.ts';
import { withTables } from '../src/online/scaling/document.ts';
import { groupsPerItem } from '../src/online/scaling/model/groups.ts';

const RATES = [30, 120, 480, 1200];

describe('the costs of items and groups', () => {
  const costing = (each: number, group: number, noise: readonly number[] = []) =>
    RATES.map((rate, at) => {
      const groups = groupsPerItem(rate, 3);
      const cost = (each + group * groups) * (1 + (noise[at] ?? 0));
      return { items: 1, groups, cost, scale: cost };
    });

  test('are found from their sums', () => {
    const { each, group } = sharedCostOf(costing(250, 900));
    expect(each).toBeCloseTo(250);
    expect(group).toBeCloseTo(900);
  });

  test('are nearly right if the sums are', () => {
    const { each, group } = sharedCostOf(costing(250, 900, [0.05, -0.05, 0.05, -0.05]));
    for (const groups of [1, 0.5, 0.25]) {
      expect((each + group * groups) / (250 + 900 * groups)).toBeGreaterThan(0.9);
      expect((each + group * groups) / (250 + 900 * groups)).toBeLessThan(1.1);
    }
  });

  test('are never below nothing', () => {
    expect(sharedCostOf(costing(-200, 900)).each).toBe(0);
    expect(sharedCostOf(costing(900, -50)).group).toBe(0);
  });

  test('several items may make one sum', () => {
    const points = RATES.map((rate) => {
      const groups = 3 * groupsPerItem(rate, 3);
      return { items: 3, groups, cost: 3 * 100 + groups * 200, scale: 1 };
    });
    expect(sharedCostOf(points).each).toBeCloseTo(100);
    expect(sharedCostOf(points).group).toBeCloseTo(200);
  });

  test('the time that a group is under way is found from how many share one', () => {
    const counted = RATES.map((perSecond) => ({ perSecond, groupsPerItem: groupsPerItem(perSecond, 3) }));
    expect(underWayOf(counted) / 3).toBeCloseTo(1, 1);
  });
});

describe('the tables of a page', () => {
  const PAGE = 'Before\n\n<!-- figures: one -->\n\nold\n\n<!-- end of figures -->\n\nAfter\n';

  test('replace those that were there, and nothing else', () => {
    const page = withTables(PAGE, { one: '| new |' });
    expect(page).toBe(PAGE.replace('old', '| new |'));
    expect(withTables(page, { one: '| new |' })).toBe(page);
  });

  test('have to be as many as there are places', () => {
    expect(() => withTables(PAGE, {})).toThrow('no figures for one');
    expect(() => withTables(PAGE, { one: '', two: '' })).toThrow('no place for two');
  });
});
