/** Resolves when the browser is idle, for work that isn't needed at the start. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not every browser reports when it is idle.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 300);
  });

/** A page in the background is never painted. */
const AT_LAST_MS = 1000;

/**
 * Resolves when the browser is idle and what is on the page now has been painted: what is requested sooner would take
 * the connection away from it.
 */
export async function whenPainted(): Promise<void> {
  await new Promise<void>((resolve) => {
    // The second frame begins after the first one has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, AT_LAST_MS);
  });
  await whenIdle();
}
