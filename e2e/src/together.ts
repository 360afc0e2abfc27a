/** People who play at the same time, each in a browser of their own. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Seen } from './playing.ts';

/** The longest that nobody can do anything, even on a busy machine. */
const IDLE_MS = 90_000;
const PAUSE_MS = 20;

/** Runs in the page: something changes, or a moment passes, since the change may have come just before. */
const CHANGE = `new Promise((resolve) => {
  const done = () => {
    clearTimeout(timer);
    observer.disconnect();
    resolve();
  };
  const timer = setTimeout(done, 200);
  const observer = new MutationObserver(done);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})`;

/** The page waits by itself for a change: asking it again and again keeps its browser busy. */
export const changeIn = (page: Seen): Promise<void> => page.evaluate<void>(CHANGE);

/** Does something again and again until it is over; it may be idle only for so long. */
export async function whileUnfinished(
  next: () => Promise<'over' | 'on' | 'idle'>,
  rest: () => Promise<void> = () => sleep(PAUSE_MS),
): Promise<void> {
  for (let busyAt = performance.now(); ;) {
    const how = await next();
    if (how === 'over') return;
    if (how === 'on') busyAt = performance.now();
    else await rest();
    if (performance.now() - busyAt > IDLE_MS) throw new Error('nobody can go on');
  }
}
