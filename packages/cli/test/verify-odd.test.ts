/** Records with events that no game has: each is refused by itself, and the records behind it are still checked. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TOOL_IDS } from '@leadlight/sagrada';
import { INHERITED_NAMES } from '../../core/test/odd-names.ts';
import { example, leadlight } from './cli.ts';

interface Loose extends Record<string, unknown> {
  readonly events: readonly object[];
}

const read = (game: string, name: string): Loose => JSON.parse(readFileSync(example(game, name), 'utf8')) as Loose;

const SAGRADA = read('sagrada', 'sagrada-2-players');
const SINTRA = read('sintra', 'sintra-2-players-side-A');

const MOVES = [
  { from: 'A1', to: 'A2' },
  { from: 'A3', to: 'A4' },
];

/** The record with its fifth event replaced, as a line. */
const withEvent = (record: Loose, event: object): string =>
  `${JSON.stringify({ ...record, events: record.events.toSpliced(4, 1, event) })}\n`;

async function expectRefused(lines: readonly string[], words: RegExp): Promise<void> {
  const { out, err, code } = await leadlight(['verify'], `${lines.join('')}${JSON.stringify(SINTRA)}\n`);
  const told = out.trimEnd().split('\n');
  expect(told).toHaveLength(lines.length + 1);
  for (const line of told.slice(0, -1)) expect(line).toMatch(words);
  expect(told.at(-1)).toContain(': ok: Sintra');
  expect([err, code]).toEqual(['', 1]);
}

describe('verify', () => {
  it('refuses events whose type is a tool, or a name that objects inherit', async () => {
    const kinds = [...TOOL_IDS, ...INHERITED_NAMES];
    const lines = kinds.flatMap((type) => [
      withEvent(SAGRADA, { type, player: 1, tool: 'x', moves: MOVES }),
      withEvent(SAGRADA, { type, player: 1, tool: 'x', die: 'R1', cell: 'A1' }),
      withEvent(SINTRA, { type, player: 1 }),
    ]);
    await expectRefused(lines, /BAD: event 4, type: (?:record|R-12): The field “type” doesn’t name/);
  });

  it('refuses tools that are types, or names that objects inherit', async () => {
    const kinds = ['done', 'place', 'end', 'setup', 'tool', ...INHERITED_NAMES];
    const lines = kinds.map((tool) => withEvent(SAGRADA, { type: 'tool', player: 1, tool }));
    await expectRefused(lines, /BAD: event 4, tool: record: The field “tool” doesn’t name/);
  });
});
