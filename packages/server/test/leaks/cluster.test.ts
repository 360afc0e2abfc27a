/** Nobody is sent anything that they may not know by any of several nodes, and nodes tell each other no secrets. */
import type { Viewer } from '@leadlight/core';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { HostedTable } from '../../src/tables/hosted-table.ts';
import { handsFor, otherPrivates } from './dealt.ts';
import { KnownWorld } from './known-world.ts';
import { asFirstPlayer, change, devicesOf, mayHold, play, replay, withoutCommitment, type Run } from './runs.ts';
import { onThreeNodes } from './theatre.ts';

const isFull = process.env['LEADLIGHT_FULL'] === '1';

/** A short game is enough to come past every kind of frame; the rest of it is more of the same. */
const DECISIONS = isFull ? {} : { decisions: 7 };
const ON_THREE = { theatre: onThreeNodes, ...DECISIONS };

const PRESENCE = /^\{"type":"presence","table":"[\w-]{22}","here":\[(?:true|false|,)*\],"watchers":\d+\}$/;

/** Within a step, frames of different nodes come in any order, and who is there comes bit by bit: the last word counts. */
function inOrder(frames: readonly string[]): readonly string[] {
  const isPresence = (text: string): boolean => PRESENCE.test(text);
  const [last] = frames.filter(isPresence).slice(-1);
  const others = frames.filter((text) => !isPresence(text));
  return [...new Set(others), ...(last === undefined ? [] : [last])].toSorted();
}

/** Devices ask whether everything has come until it has. */
const withoutCount = (text: string): string => text.replace(/"id":"quiet-\d+"/, '"id":"quiet"');

/** What a device was sent, step by step, before a decision. */
function sentBefore(run: Run, device: string, decision: number): readonly (readonly string[])[] {
  const sent = (run.transcripts.get(device) ?? []).map((text) => withoutCount(withoutCommitment(text, run)));
  const ends = run.steps.slice(0, run.stepsBefore[decision]).map((lengths) => lengths.get(device) ?? 0);
  return ends.map((end, at) => inOrder(sent.slice(ends[at - 1] ?? 0, end)));
}

function expectSameSent(one: Run, other: Run, viewer: Viewer, decision: number): void {
  for (const device of devicesOf(viewer)) {
    const sent = sentBefore(one, device, decision);
    expect(sent.flat().length).toBeGreaterThan(decision);
    expect(sentBefore(other, device, decision), device).toEqual(sent);
  }
}

/** People are known to nodes by their ids, and nodes by random names. */
function anonymous(text: string, { secrets }: Run): string {
  const people = secrets.filter(({ use }) => use === 'person');
  const named = people.reduce((rest, { text: id, actor }) => rest.replaceAll(id, `the id of ${actor}`), text);
  return named.replaceAll(/"node":"[\da-f-]{36}"/g, '"node":"NODE"');
}

/** Told when their time has come, not when something happens. */
const isTimed = (subject: string): boolean => ['limits', 'lobby', 'store'].includes(subject);

/** What nodes told each other before a decision, step by step, without repetitions. */
function toldBefore(run: Run, decision: number): readonly (readonly string[])[] {
  const last = new Map<string, string>();
  const steps: string[][] = Array.from({ length: run.stepsBefore[decision] ?? 0 }, () => []);
  for (const { step, subject, text } of run.overheard) {
    const teller = `${subject} ${/"node":"[^"]*"/.exec(text)?.[0] ?? text}`;
    if (!isTimed(subject) && last.get(teller) !== text) steps[step]?.push(anonymous(`${subject} ${text}`, run));
    if (text.includes('"present"')) last.set(teller, text);
  }
  return steps.map((told) => [...new Set(told)].toSorted());
}

const COUNTS = String.raw`\{(?:"127\.0\.0\.1":\d+)?\}`;
const TIMED = new RegExp(
  String.raw`^\{"type":(?:"lists"|"stored"|"taken","limit":"(?:requests|entries)","taken":${COUNTS}|"connected","node":"[\da-f-]{36}","counts":${COUNTS})\}$`,
);

describe.each(isFull ? [2, 3, 4] : [2])('a game of %i people on three nodes', (players) => {
  const hands = handsFor(players);
  const viewers: readonly Viewer[] = [...Array.from({ length: players }, (_, seat) => seat), null];
  let first: Run;

  beforeAll(async () => void (first = await play(hands, new KnownWorld(), ON_THREE)));

  test.each(viewers)(
    'looks the same to viewer %s, and to the broker, whatever the secrets of others',
    async (viewer) => {
      const last = first.script.length - 1;
      const other = await replay(first, otherPrivates(hands, viewer), viewer, { ...ON_THREE, decisions: last + 1 });
      expectSameSent(first, other, viewer, last);
      const told = toldBefore(first, last);
      expect(told.flat().length).toBeGreaterThan(last);
      expect(toldBefore(other, last)).toEqual(told);
    },
  );

  test('no device is sent secrets of others', () => {
    for (const [device, transcript] of first.transcripts) {
      const all = transcript.join('\n');
      const leaked = first.secrets.filter((secret) => !mayHold(device, secret) && all.includes(secret.text));
      expect(leaked, device).toEqual([]);
    }
  });

  test('nodes tell each other no secrets, names or moves', () => {
    const all = first.overheard.map(({ text }) => text);
    const secrets = first.secrets.filter(({ use }) => use !== 'person').map(({ text }) => text);
    const names = [...first.transcripts.keys()];
    expect([...secrets, ...names, 'Hello!', 'move'].filter((each) => all.some((text) => text.includes(each)))).toEqual(
      [],
    );
    expect(first.overheard.filter(({ subject, text }) => isTimed(subject) && !TIMED.test(text))).toEqual([]);
  });
});

interface Inside {
  readonly id: string;
  readonly services: { readonly nodes: { tell: (subject: string, news: object) => void } };
}

/** A node that tells the others what was stored, and not only that something was. */
function tellTooMuch(): void {
  change(HostedTable.prototype, 'store', (given, self) => {
    const { id, services } = self as Inside;
    services.nodes.tell(`table.${id}`, { type: 'entries', count: 0, entries: given[0] });
    return given;
  });
}

describe('a planted leak is found', () => {
  afterEach(() => vi.restoreAllMocks());

  const hands = handsFor(2);
  const options = { ...ON_THREE, decisions: 3 };

  test('on another node, where a spectator sees what the first player sees', async () => {
    change(HostedTable.prototype, 'listen', asFirstPlayer);
    const first = await play(hands, new KnownWorld(), options);
    const other = await replay(first, otherPrivates(hands, null), null, options);
    expect(() => expectSameSent(first, other, null, 2)).toThrow('to deeply equal');
  });

  test('in what a node tells the others', async () => {
    tellTooMuch();
    const first = await play(hands, new KnownWorld(), options);
    const other = await replay(first, otherPrivates(hands, null), null, options);
    expect(() => expect(toldBefore(other, 2)).toEqual(toldBefore(first, 2))).toThrow('to deeply equal');
  });
});
