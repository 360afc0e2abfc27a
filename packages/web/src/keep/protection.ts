/** Whether this browser may delete what is kept here when space runs low. Asking it not to may open a question. */
export type Protection = 'protected' | 'unprotected' | 'declined' | 'unavailable';

/** Missing where a page came by plain HTTP from another machine. */
const manager = (): Partial<StorageManager> | undefined => navigator.storage;

export async function protection(): Promise<Protection> {
  const isPersisted = await manager()?.persisted?.();
  if (isPersisted === undefined) return 'unavailable';
  return isPersisted ? 'protected' : 'unprotected';
}

/** Only when a person wants it: Firefox asks them. */
export const protect = async (): Promise<Protection> => ((await manager()?.persist?.()) ? 'protected' : 'declined');
