/** Whether this browser may delete our data when space runs low. Asking it not to may open a prompt. */
export type Protection = 'protected' | 'unprotected' | 'declined' | 'unavailable';

/** Missing on pages that another machine serves over plain HTTP. */
const manager = (): Partial<StorageManager> | undefined => navigator.storage;

export async function protection(): Promise<Protection> {
  const isPersisted = await manager()?.persisted?.();
  if (isPersisted === undefined) return 'unavailable';
  return isPersisted ? 'protected' : 'unprotected';
}

/** Only on the player's request, because Firefox shows a prompt. */
export const protect = async (): Promise<Protection> => ((await manager()?.persist?.()) ? 'protected' : 'declined');
