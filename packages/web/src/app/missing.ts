/** What happens when a part of the client cannot be loaded: the person at the screen is told, and tries again. */
import { troubles } from '../keep/troubles.svelte.ts';
import { words } from './words.svelte.ts';

const isServed = async (): Promise<boolean> => {
  try {
    return (await fetch('/', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/**
 * Without a network it is enough to try again later. Where there is one, and the part is missing still, another version has
 * taken the place of this one: the page is loaded anew. Games are stored, so nothing is lost.
 */
export async function untilRetried(error: unknown, failures: number): Promise<void> {
  // Nothing can be told before there are words.
  if (words.texts === undefined) throw error;
  if (failures > 1 && (await isServed())) location.reload();
  await troubles.untilRetried('unloaded');
}
