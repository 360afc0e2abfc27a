/** Every reason of a table to refuse a command is explained to the player. */
import { LOCALES, textsFor } from '@leadlight/messages';
import type { Refusal, TableReasons } from '@leadlight/table';
import type { GameTypes } from '@leadlight/core';
import { describe, expect, test } from 'vitest';
import { refusedText } from '../../src/online/refused.ts';

const refusal = (rule: string, key: string): Refusal<GameTypes> => ({ path: '', reason: { rule, key, args: {} } });

describe.each(LOCALES)('a refused command in %s', (locale) => {
  const { online } = textsFor(locale);

  test.for(Object.keys(online.refusals))('has a text of its own: %s', (key) => {
    const text = refusedText(online, [refusal('table', key)]);
    expect(text).toBe(online.refusals[key as keyof TableReasons]);
    // What happened, and what was kept or what to do next.
    expect(text.split(/[.:,] /).length).toBeGreaterThan(1);
  });

  test('says so if the rules refused it, and nothing if it was not refused', () => {
    expect(refusedText(online, [refusal('R-12', 'no-such-pane')])).toBe(online.faults.other);
    expect(refusedText(online, [])).toBe('');
  });
});
