/** Tells the player when a part of the client can't be loaded, and lets them try again. */
import { BASE } from './addresses.ts';
import { troubles } from './troubles.svelte.ts';
import type { Tries } from './load-part.ts';
import { words } from './words.svelte.ts';

const isServed = async (): Promise<boolean> => {
  try {
    return (await fetch(`${BASE}/`, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/**
 * Without a network, trying again later is enough. If the part is still missing although the server answers, a new
 * version has replaced this one, and the page is reloaded. Games are stored, so nothing is lost. A request that failed
 * just as the network came back proves nothing yet, so one more try comes first.
 */
export async function untilRetried(error: unknown, tries: Tries): Promise<void> {
  // Without texts there is no way to tell the player.
  if (words.texts === undefined) throw error;
  if (tries.failures > 1 && (await isServed())) {
    tries.served++;
    if (tries.served === 1) return;
    location.reload();
  }
  // A modal dialog would cover the message, and keep its button from being pressed.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
  await troubles.untilRetried('unloaded');
}
