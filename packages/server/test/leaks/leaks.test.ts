/** Nobody is sent anything that they may not know: games that differ only in secrets look the same, byte by byte. */
import type { Viewer } from '@leadlight/core';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Live } from '../../src/http/live.ts';
import { HostedTable } from '../../src/tables/hosted-table.ts';
import { Packed } from '../../src/tables/packed.ts';
import { handsFor, otherOffers, otherPrivates } from './dealt.ts';
import { KnownWorld } from './known-world.ts';
import {
  asFirstPlayer,
  change,
  chosenIn,
  devicesOf,
  mayHold,
  play,
  replay,
  withoutCommitment,
  type Run,
} from './runs.ts';
import { LOOKERS } from './scene.ts';

/** Everything that a device was sent before a decision. */
const sentBefore = (run: Run, device: string, decision: number): readonly string[] =>
  (run.transcripts.get(device) ?? [])
    .slice(0, run.marks[decision]?.get(device))
    .map((text) => withoutCommitment(text, run));

/** Compares everything that the viewer was sent in both runs before a decision. */
function expectSame(one: Run, other: Run, viewer: Viewer, decision: number): void {
  for (const device of devicesOf(viewer)) {
    const sent = sentBefore(one, device, decision);
    expect(sent.length).toBeGreaterThan(decision);
    expect(sentBefore(other, device, decision), device).toEqual(sent);
  }
}

describe.each([2, 3, 4])('a game of %i people, looked at from everywhere', (players) => {
  const hands = handsFor(players);
  const viewers: readonly Viewer[] = [...Array.from({ length: players }, (_, seat) => seat), null];
  let first: Run;

  beforeAll(async () => void (first = await play(hands, new KnownWorld())));

  test.each(viewers)('viewer %s is sent nothing that depends on secrets of others', async (viewer) => {
    // The last decision ends the game, and then private objectives and the seed are public.
    const last = first.script.length - 1;
    const other = await replay(first, otherPrivates(hands, viewer), viewer, { decisions: last + 1 });
    expectSame(first, other, viewer, last);
  });

  test.each(viewers)('viewer %s learns of no window on offer before all are chosen', async (viewer) => {
    const others = otherOffers(hands, viewer, chosenIn(first, players));
    const other = await replay(first, others, viewer, { decisions: players });
    expectSame(first, other, viewer, players - 1);
    expect(() => expectSame(first, other, viewer, players)).toThrow('to deeply equal');
  });

  test('ids of people, session tokens and the command ids of others never leave', () => {
    for (const [device, transcript] of first.transcripts) {
      const all = transcript.join('\n');
      const leaked = first.secrets.filter((secret) => !mayHold(device, secret) && all.includes(secret.text));
      expect(leaked, device).toEqual([]);
    }
  });

  test('the seed leaves only when the game is over', () => {
    const seeds = first.secrets.filter(({ use }) => use === 'seed');
    for (const device of first.transcripts.keys()) {
      const before = (first.transcripts.get(device) ?? []).slice(0, first.marks.at(-1)?.get(device)).join('\n');
      expect(
        seeds.some(({ text }) => before.includes(text)),
        device,
      ).toBe(false);
    }
    expect(seeds.every(({ text }) => first.transcripts.get('screen')?.join('\n').includes(text))).toBe(true);
  });

  test('metrics hold no secret and no name', () => {
    const names = [...first.transcripts.keys()];
    expect([...first.secrets.map(({ text }) => text), ...names].filter((text) => first.metrics.includes(text))).toEqual(
      [],
    );
    expect(first.metrics).toContain('leadlight_commands_total');
  });
});

describe('a table for its players alone', () => {
  test('tells nobody else anything once the game begins', async () => {
    const hands = handsFor(2);
    const first = await play(hands, new KnownWorld(), { watchers: 'players' });
    const last = first.script.length - 1;
    const other = await replay(first, otherPrivates(hands, null), null, { watchers: 'players' });
    expectSame(first, other, null, last);
    for (const device of LOOKERS) {
      const all = first.transcripts.get(device)?.join('\n') ?? '';
      expect(all).not.toMatch(/"type":"(?:sealed|started|played|closed)"/);
      expect(all).toContain('"code":"no-table"');
    }
  });
});

/** Leaks, each planted where something leaves. */
const LEAKS: Readonly<Record<string, () => void>> = {
  'spectators see what the first player sees': () => change(HostedTable.prototype, 'listen', asFirstPlayer),
  'spectators get the record of the first player': () => change(HostedTable.prototype, 'record', asFirstPlayer),
  'a frame has the id of the person it goes to': () =>
    change(Live.prototype, 'send', ([frame], self) => [
      // Frames for several readers are packed already.
      frame instanceof Packed ? frame : Object.assign({}, frame, { person: (self as Live).person?.id }),
    ]),
};

describe('a planted leak is found', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each(Object.keys(LEAKS))('%s', async (leak) => {
    LEAKS[leak]?.();
    const hands = handsFor(2);
    const decisions = 8;
    const first = await play(hands, new KnownWorld(), { decisions });
    const other = await replay(first, otherPrivates(hands, null), null, { decisions });
    expect(() => expectSame(first, other, null, decisions - 1)).toThrow('to deeply equal');
  });
});
