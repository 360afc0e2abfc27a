/** The badge on the icon of the installed app. */
import { expect, test } from 'vitest';
import { badgeOn } from '../../src/online/badge.ts';

test('shows how many games wait, only when that changes, and goes away with the last one', () => {
  const shown: (number | 'none')[] = [];
  const badge = badgeOn({
    setAppBadge: (count) => Promise.resolve(void shown.push(count)),
    clearAppBadge: () => Promise.resolve(void shown.push('none')),
  });
  for (const count of [0, 2, 2, 1, 0, 0, 3]) badge(count);
  expect(shown).toEqual(['none', 2, 1, 'none', 3]);
});

test('is left out where there is none, or where the browser refuses it', async () => {
  badgeOn({})(2);
  let refused = 0;
  badgeOn({ setAppBadge: () => Promise.reject(new Error(`refused ${++refused}`)) })(2);
  await Promise.resolve();
  expect(refused).toBe(1);
});
