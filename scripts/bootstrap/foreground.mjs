import { readFileSync } from 'node:fs';
import { isatty } from 'node:tty';

/** Standard input, output and error. */
const STANDARD = [0, 1, 2];

/**
 * Whether a line of /proc/PID/stat describes a process in the foreground of its terminal: its group is then the terminal's
 * foreground group. The name, in brackets, may contain anything.
 * @param {string} stat
 */
export const isForegroundStat = (stat) => {
  const [, , group, , , foreground] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return group !== undefined && group === foreground;
};

/** Whether Ctrl-C in a terminal reaches this process. Without /proc, having a terminal counts as yes. */
export const isInForeground = () => {
  try {
    return isForegroundStat(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return STANDARD.some((stream) => isatty(stream));
  }
};
