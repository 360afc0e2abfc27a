/** People who play at the same time, each in a browser of their own. */
import { setTimeout as sleep } from 'node:timers/promises';

/** The longest that nobody can do anything, even on a busy machine. */
const IDLE_MS = 90_000;
const PAUSE_MS = 20;

/** Does something again and again until it is over; it may be idle only for so long. */
export async function whileUnfinished(next: () => Promise<'over' | 'on' | 'idle'>): Promise<void> {
  for (let busyAt = performance.now(); ;) {
    const how = await next();
    if (how === 'over') return;
    if (how === 'on') busyAt = performance.now();
    else await sleep(PAUSE_MS);
    if (performance.now() - busyAt > IDLE_MS) throw new Error('nobody can go on');
  }
}
