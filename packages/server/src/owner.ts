/** Which process holds a lock, as a text that no other process ever has. */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { systemError } from './system-error.ts';

export interface Owner {
  readonly pid: number;
  /** When the process was born, in the system's own measure: its number may have passed on to another. */
  readonly birth: string;
  readonly host: string;
}

const SEPARATOR = '_';

/** What follows the name of a process in /proc/PID/stat; the time of its birth is the twentieth of these. */
const BIRTH = 19;

/** Empty where the system does not tell. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[BIRTH];
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

/** Whether the process has ended; undefined where that cannot be seen from here, as between containers. */
export function hasEnded({ pid, birth, host }: Owner): boolean | undefined {
  if (host !== hostname()) return undefined;
  return !isThere(pid) || birthOf(pid) !== birth;
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is there, and somebody else's.
    return systemError(error)?.code === 'EPERM';
  }
}
