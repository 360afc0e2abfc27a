/** The same in a real Node thread. */
import { Worker } from 'node:worker_threads';
import { nodePort, thinker, type Thinker } from '@leadlight/bots';
import { afterEach, describe, expect, it } from 'vitest';
import { found, SAGRADA, SINTRA } from './worker-records.ts';

const ENTRY = new URL('../hosts/node.ts', import.meta.url);

const opened: Thinker[] = [];
afterEach(() => {
  for (const bots of opened.splice(0)) bots.close();
});

const threadOf = (entry: URL): Worker => new Worker(entry, { execArgv: ['--conditions=source'] });

function open(worker = threadOf(ENTRY)): Thinker {
  const bots = thinker(nodePort(worker));
  opened.push(bots);
  return bots;
}

describe('a Node thread', () => {
  it('finds the same move as this thread', async () => {
    const bots = open();
    for (const level of ['random', 'greedy', 'apprentice'] as const) {
      expect(await bots.think(SINTRA, level, 'seed')).toEqual(await found(SINTRA, level));
      expect(await bots.think(SAGRADA, level, 'seed')).toEqual(await found(SAGRADA, level));
    }
  });

  it('can be watched while it thinks', async () => {
    const nodes: number[] = [];
    const thought = await open().think(SINTRA, 'master', 'seed', {
      budget: 300,
      onThought: (each) => nodes.push(each.nodes),
    });
    expect(thought).toEqual(await found(SINTRA, 'master', 300));
    expect(nodes.length).toBeGreaterThan(1);
    expect(nodes).toEqual(nodes.toSorted((a, b) => a - b));
    expect(nodes.at(-1)).toBe(thought.nodes);
  });

  it('can be stopped while it thinks, and then thinks about something else', async () => {
    const worker = threadOf(ENTRY);
    const bots = open(worker);
    const control = new AbortController();
    const heard: number[] = [];
    worker.on('message', ({ id }: { readonly id: number }) => heard.push(id));
    const stopped = bots.think(SINTRA, 'master', 'seed', {
      milliseconds: 60_000,
      signal: control.signal,
      onThought: () => heard.length > 1 && control.abort(new Error('never mind')),
    });
    await expect(stopped).rejects.toThrow('never mind');
    const next = await bots.think(SINTRA, 'master', 'seed', { milliseconds: 100 });
    expect(next.move).toMatchObject({ player: SINTRA.seat });
    // The worker may have taken a step or two before it got the message.
    expect(heard.lastIndexOf(1)).toBeLessThan(heard.indexOf(2) + 3);
  });

  it('refuses a record that cannot be played, and keeps working', async () => {
    const bots = open();
    const twice = { ...SINTRA, events: [...SINTRA.events, ...SINTRA.events] };
    await expect(bots.think(twice, 'greedy', 'seed')).rejects.toThrow(/^events\[\d+\] is refused: /);
    expect(await bots.think(SINTRA, 'greedy', 'seed')).toEqual(await found(SINTRA, 'greedy'));
  });

  it('plays only by rules that it knows', async () => {
    const message = 'No bot knows version 2 of the rules of sintra.';
    await expect(open().think({ ...SINTRA, rules: '2' }, 'greedy', 'seed')).rejects.toThrow(message);
  });

  it('is never sent a request that cannot be copied', async () => {
    const bots = open();
    const players = [() => undefined];
    await expect(bots.think({ ...SINTRA, players }, 'greedy', 'seed')).rejects.toThrow('could not be cloned');
    expect(await bots.think(SINTRA, 'greedy', 'seed')).toEqual(await found(SINTRA, 'greedy'));
  });

  it.each([
    ['throw new Error("no memory")', 'no memory'],
    ['process.exit(3)', 'The worker has ended (exit code 3).'],
    ['import "./nowhere.js"', /nowhere\.js|Invalid/u],
  ])('that breaks down is reported: %s', async (code, message) => {
    const bots = open(threadOf(new URL(`data:text/javascript,${encodeURIComponent(code)}`)));
    await expect(bots.think(SINTRA, 'greedy', 'seed')).rejects.toThrow(message);
  });

  it('is required: the entry does not run elsewhere', async () => {
    await expect(import('../hosts/node.ts')).rejects.toThrow('runs in a worker thread only');
  });
});
