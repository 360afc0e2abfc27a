/** What Linux knows about another process. */
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const MS_PER_TICK = 10;

/** The CPU time that a process has taken so far, with all its threads, in milliseconds. */
export function cpuOf(pid: number): number {
  // The name of the process comes before, and may contain anything.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}
