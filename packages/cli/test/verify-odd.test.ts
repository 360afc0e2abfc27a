/** Records with events that no game has: each is refused by itself, and the records behind it are still checked. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { textsFor } from '@leadlight/messages';
import { sagrada, TOOL_IDS } from '@leadlight/sagrada';
import { INHERITED_NAMES } from '../../core/test/odd-names.ts';
import { EXIT } from '../src/base/complaint.ts';
import type { Terminal } from '../src/base/terminal.ts';
import { GAMES } from '../src/games/registry.ts';
import { verify } from '../src/verify/command.ts';
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

describe('a bug that one record brings to light', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-bug-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  /** Sagrada plays nothing: the first record of the file is of Sagrada, the second is not. */
  async function verifyBoth(error: unknown): Promise<{ readonly out: string; readonly code: number }> {
    vi.spyOn(sagrada, 'play').mockImplementation(() => {
      throw error;
    });
    const file = join(folder, 'both.jsonl');
    writeFileSync(file, `${JSON.stringify(SAGRADA)}\n${JSON.stringify(SINTRA)}\n`);
    let out = '';
    const terminal: Terminal = {
      texts: textsFor('en'),
      watched: false,
      colours: false,
      columns: 80,
      write: async (text) => void (out += text),
      tell: async (text) => void (out += text),
      complain: (line) => expect.fail(line),
    };
    const code = await verify(GAMES).run({ flags: {}, rest: [file] }, terminal);
    return { out, code };
  }

  it('makes that record bad, and the next one is checked', async () => {
    const { out, code } = await verifyBoth(new TypeError('no such\nthing'));
    const [first, second] = out.trimEnd().split('\n');
    expect(first).toMatch(/both\.jsonl, record 1: BAD: Internal error: no such\?thing \(set LEADLIGHT_DEBUG=1/);
    expect(second).toMatch(/both\.jsonl, record 2: ok: Sintra/);
    expect(code).toBe(EXIT.bad);
  });

  it('is told in full on request', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await verifyBoth(new TypeError('quietly'));
    expect(written).not.toHaveBeenCalled();
    vi.stubEnv('LEADLIGHT_DEBUG', '1');
    const error = new TypeError('loudly');
    await verifyBoth(error);
    expect(written.mock.calls).toEqual([[`${error.stack}\n`]]);
    const { out } = await verifyBoth('a text');
    expect(out).toContain('record 1: BAD: Internal error: a text');
  });
});
