/** Identifies the process that holds a lock, by a text that no other process ever has. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { systemError } from '../base/system-error.ts';

export interface Owner {
  readonly pid: number;
  /** The start time of the process, in the system's own unit: its id may have been reused since. */
  readonly birth: string;
  readonly host: string;
}

const SEPARATOR = '_';

/** The fields after the name of a process in /proc/PID/stat; the twentieth is its start time. */
const BIRTH = 19;

/** Empty if the system does not tell. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[BIRTH] ?? '';
  } catch {
    return '';
  }
}

export const thisProcess = (): Owner => ({ pid: process.pid, birth: birthOf(process.pid), host: hostname() });

export const writeOwner = ({ pid, birth, host }: Owner): string => [pid, birth, randomUUID(), host].join(SEPARATOR);

export function readOwner(text: string): Owner {
  const [pid, birth = '', , ...host] = text.split(SEPARATOR);
  return { pid: Number(pid), birth, host: host.join(SEPARATOR) };
}

/** Whether the process has ended; undefined if that cannot be seen from here, as between containers. */
export function hasEnded({ pid, birth, host }: Owner): boolean | undefined {
  if (host !== hostname()) return undefined;
  return !isThere(pid) || birthOf(pid) !== birth;
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process exists, but belongs to another user.
    return systemError(error)?.code === 'EPERM';
  }
}
