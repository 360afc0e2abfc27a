import { afterEach, describe, expect, it } from 'vitest';
import { Stop } from '../src/base/signals.ts';

let clock = 0;
let left: number[] = [];
const stops: Stop[] = [];

const stop = (): Stop => {
  clock = 1000;
  left = [];
  const made = new Stop({ now: () => clock, leave: (exitCode) => left.push(exitCode) });
  stops.push(made);
  return made;
};

afterEach(() => {
  for (const made of stops.splice(0)) made.release();
});

describe('a signal to stop', () => {
  it('asks for an orderly end, with its own exit code', () => {
    const told = stop();
    expect([told.asked.aborted, told.exitCode]).toEqual([false, undefined]);
    told.hear(143);
    expect([told.asked.aborted, told.exitCode, left]).toEqual([true, 143, []]);
  });

  it('counts once if one Ctrl-C arrives several times', () => {
    const told = stop();
    for (const passed of [0, 1, 100, 300]) {
      clock += passed;
      told.hear(130);
    }
    expect(left).toEqual([]);
  });

  it('ends the process at once if it is repeated', () => {
    const told = stop();
    told.hear(143);
    clock += 1000;
    told.hear(130);
    expect(left).toEqual([130]);
  });

  it('has its usual effect afterwards', () => {
    const before = process.listenerCount('SIGHUP');
    const told = stop();
    expect(process.listenerCount('SIGHUP')).toBe(before + 1);
    told.release();
    expect(process.listenerCount('SIGHUP')).toBe(before);
  });
});
