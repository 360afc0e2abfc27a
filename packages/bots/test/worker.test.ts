/** The two sides of a worker, without a thread between them. */
import { serve, thinker, type Begin, type Machine, type Thinker } from '@leadlight/bots';
import { describe, expect, it, vi } from 'vitest';
import { counting, directPorts, machineOf, SEEN } from './worker-bench.ts';

interface Office {
  readonly bots: Thinker;
  readonly ports: ReturnType<typeof directPorts>;
}

function open(machine: Machine = machineOf(), begin: Begin = counting): Office {
  const ports = directPorts();
  serve(ports.far, machine, begin);
  return { bots: thinker(ports.near), ports };
}

describe('a thinker', () => {
  it('reports every thought, and ends with the last', async () => {
    const nodes: number[] = [];
    const thought = await open().bots.think(SEEN, 'master', '1000', { onThought: (each) => nodes.push(each.nodes) });
    expect(thought).toEqual({
      move: { type: 'back', player: 0, by: 'master' },
      value: 1000,
      nodes: 1000,
      finished: true,
    });
    expect(nodes).toEqual([16, 48, 112, 240, 496, 1000]);
  });

  it('takes smaller steps when nodes are slow', async () => {
    const nodes: number[] = [];
    await open(machineOf(50)).bots.think(SEEN, 'master', '40', { onThought: (each) => nodes.push(each.nodes) });
    expect(nodes.slice(0, 8)).toEqual([16, 24, 28, 30, 31, 32, 33, 34]);
  });

  it('gets the given budget, or the given milliseconds, or the level’s own', async () => {
    const { bots } = open();
    expect(await bots.think(SEEN, 'master', '5000', { budget: 100 })).toMatchObject({ nodes: 100, finished: true });
    expect(await bots.think(SEEN, 'master', '5000')).toMatchObject({ nodes: 5000, finished: true });
    const hurried = await bots.think(SEEN, 'master', 'Infinity', { milliseconds: 20 });
    expect(hurried.finished).toBe(false);
    expect(hurried.nodes).toBeGreaterThan(16);
    expect(await bots.think(SEEN, 'master', '5000', { budget: 10, milliseconds: 1e9 })).toMatchObject({ nodes: 10 });
  });

  it('stops at a limit, which adds nothing to the level’s own budget', async () => {
    const { bots } = open();
    expect(await bots.think(SEEN, 'master', '5000', { limit: 1e9 })).toMatchObject({ nodes: 5000, finished: true });
    const stopped = await bots.think(SEEN, 'master', 'Infinity', { limit: 20 });
    expect(stopped.finished).toBe(false);
  });

  it('thinks about several requests side by side', async () => {
    const { bots } = open();
    const order: string[] = [];
    await Promise.all(
      ['300', '310', '20'].map((seed) => bots.think(SEEN, 'greedy', seed, { onThought: () => order.push(seed) })),
    );
    expect(order.slice(0, 4)).toEqual(['300', '310', '20', '300']);
    expect(order.filter((seed) => seed === '310')).toHaveLength(5);
  });

  it('does not begin a request that is stopped while the bots are still loading', async () => {
    const loading = Promise.withResolvers<void>();
    const nextIsAsked = Promise.withResolvers<void>();
    const steps: string[] = [];
    const { bots } = open(machineOf(), async (...asked) => {
      if (asked[2] === '20') nextIsAsked.resolve();
      await loading.promise;
      const search = await counting(...asked);
      return { step: (nodes: number) => (steps.push(asked[2]), search.step(nodes)) };
    });
    const control = new AbortController();
    const stopped = bots.think(SEEN, 'master', '1000', { signal: control.signal });
    control.abort(new Error('never mind'));
    await expect(stopped).rejects.toThrow('never mind');
    const next = bots.think(SEEN, 'master', '20');
    // Messages arrive in order: by now the worker knows about the stop.
    await nextIsAsked.promise;
    loading.resolve();
    expect(await next).toMatchObject({ nodes: 20 });
    expect(steps).toEqual(['20', '20']);
  });

  it('stops when told to, and forgets the request', async () => {
    const { bots, ports } = open();
    const control = new AbortController();
    const heard: number[] = [];
    const stopped = bots.think(SEEN, 'master', 'Infinity', {
      signal: control.signal,
      onThought: ({ nodes }) => {
        heard.push(nodes);
        if (heard.length === 3) control.abort(new Error('never mind'));
      },
    });
    await expect(stopped).rejects.toThrow('never mind');
    expect(ports.near.sent.map(({ type }) => type)).toEqual(['think', 'cancel']);
    await bots.think(SEEN, 'master', '5000');
    expect(heard).toHaveLength(3);
  });

  it('does not begin a request that was already stopped', async () => {
    const { bots, ports } = open();
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(bots.think(SEEN, 'master', '10', { signal })).rejects.toThrow('too late');
    expect(ports.near.sent).toEqual([]);
  });

  it('leaves no listener on a signal that lives on', async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    await open().bots.think(SEEN, 'master', '10', { signal });
    expect(removed.mock.calls).toEqual(added.mock.calls);
    expect(added).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refused', 'events[0] is refused'],
    ['broken', 'out of ideas'],
  ])('reports the failure of one search, and continues the others: %s', async (seed, message) => {
    const { bots } = open();
    const other = bots.think(SEEN, 'master', '1000');
    await expect(bots.think(SEEN, 'master', seed)).rejects.toThrow(message);
    expect(await other).toMatchObject({ nodes: 1000 });
  });

  it('rejects everything when the worker breaks down, now and later', async () => {
    const { bots, ports } = open();
    const waiting = ['Infinity', 'Infinity'].map((seed) => bots.think(SEEN, 'master', seed));
    ports.near.breakDown(new Error('no memory'));
    ports.near.breakDown(new Error('exit code 1'));
    for (const each of [...waiting, bots.think(SEEN, 'master', '1')]) await expect(each).rejects.toThrow('no memory');
    bots.close();
  });

  it('rejects everything once it is closed', async () => {
    const { bots } = open();
    const waiting = bots.think(SEEN, 'master', 'Infinity');
    bots.close();
    await expect(waiting).rejects.toThrow('The worker was closed.');
    await expect(bots.think(SEEN, 'master', '1')).rejects.toThrow('The worker was closed.');
  });
});

describe('a worker', () => {
  it('takes steps only while there are requests, and lets messages in after each', async () => {
    const machine = machineOf();
    const rested = vi.spyOn(machine, 'rest');
    const { bots } = open(machine);
    await bots.think(SEEN, 'master', '112');
    expect(rested).toHaveBeenCalledTimes(3);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(rested).toHaveBeenCalledTimes(3);
    await bots.think(SEEN, 'master', '16');
    expect(rested).toHaveBeenCalledTimes(4);
  });
});
