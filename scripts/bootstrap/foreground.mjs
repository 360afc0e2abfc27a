import { readFileSync } from 'node:fs';
import { isatty } from 'node:tty';

/** Standard input, output and error. */
const STANDARD = [0, 1, 2];

/**
 * Whether the line of /proc/PID/stat tells of a process in the foreground of its terminal: then the terminal's
 * foreground group is the group of the process. The name, in brackets, may hold anything.
 * @param {string} stat
 */
export const isForegroundStat = (stat) => {
  const [, , group, , , foreground] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return group !== undefined && group === foreground;
};

/** Whether Ctrl-C in a terminal reaches this process. Without /proc, having a terminal has to do as an answer. */
export const isInForeground = () => {
  try {
    return isForegroundStat(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return STANDARD.some((stream) => isatty(stream));
  }
};
