/** What Linux knows about another process. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const MS_PER_TICK = 10;

interface Process {
  readonly parent: number;
  /** CPU time of the process itself, and of its children that have ended, in milliseconds. */
  readonly own: number;
  readonly ended: number;
}

function processOf(pid: number): Process {
  // The name of the process comes before, and may contain anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [own = 0, system = 0, ended = 0, endedSystem = 0] = fields.slice(11);
  return { parent, own: (own + system) * MS_PER_TICK, ended: (ended + endedSystem) * MS_PER_TICK };
}

/** The CPU time that a process has taken so far, with all its threads, in milliseconds. */
export const cpuOf = (pid: number): number => processOf(pid).own;

/** With all its children, those that have ended included. */
export function cpuOfFamily(pid: number): number {
  const { own, ended } = processOf(pid);
  const children = everyone().filter(({ parent }) => parent === pid);
  return children.reduce((sum, child) => sum + child.own, own + ended);
}

/** All processes that are still there when they are looked at. */
const everyone = (): readonly Process[] =>
  readdirSync('/proc').flatMap((name) => {
    try {
      return /^\d+$/.test(name) ? [processOf(Number(name))] : [];
    } catch {
      return [];
    }
  });
