import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LADDER, LEVELS } from '@leadlight/bots';
import { LADDER as SAGRADA } from '../src/sagrada/ladder.ts';
import { LADDER as SINTRA } from '../src/sintra/ladder.ts';

/** The names that records and saved games have had from the start. */
const OLD_NAMES = ['random', 'apprentice', 'greedy', 'journeyman', 'master'] as const;

const docs = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');

/** The row for a level in the documentation, by column. */
const rowFor = (level: string): readonly string[] =>
  docs
    .split('\n')
    .find((line) => line.startsWith(`| \`${level}\``))
    ?.split('|')
    .map((cell) => cell.trim()) ?? [];

const written = (nodes: number): string => nodes.toLocaleString('en');

describe('the levels', () => {
  it('are seven to nine for people, each also known to programs', () => {
    expect(LADDER.length).toBeGreaterThanOrEqual(7);
    expect(LADDER.length).toBeLessThanOrEqual(9);
    expect(LEVELS.filter((level) => LADDER.some((rung) => rung === level))).toEqual([...LADDER]);
    expect(new Set(LEVELS).size).toBe(LEVELS.length);
  });

  it('keep the old names in the old order', () => {
    expect(LEVELS.filter((level) => OLD_NAMES.some((old) => old === level))).toEqual([...OLD_NAMES]);
  });

  it('are all in the documentation', () => {
    for (const level of LEVELS) expect(rowFor(level), level).toHaveLength(5);
  });

  it('have the documented budgets', () => {
    const searching = LADDER.filter((level) => SINTRA[level].depth === undefined);
    expect(searching.length).toBeGreaterThan(1);
    for (const level of searching) expect(rowFor(level)[2], level).toContain(written(SINTRA[level].nodes));
    const trying = LADDER.map((level) => [level, SAGRADA[level]] as const).flatMap(([level, manner]) =>
      manner === 'points' || manner.candidates === 1 ? [] : [{ level, nodes: manner.nodes }],
    );
    expect(trying.length).toBeGreaterThan(1);
    for (const { level, nodes } of trying) expect(rowFor(level)[3], level).toContain(written(nodes));
  });
});
