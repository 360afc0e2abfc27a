/**
 * Loads parts of the client. The build routes every dynamic import through here (build/parts.ts), also in workers,
 * which have no document. A part that failed to load is requested again, with its styles.
 */

/** How often one request for a part has failed, from its first try to its last. */
export interface Tries {
  failures: number;
  /** Failures while the server could be reached. */
  served: number;
}

/** Resolves when another try is worthwhile, and rejects to pass the failure on to the caller. */
type Missing = (error: unknown, tries: Tries) => Promise<void>;

let missing: Missing | undefined;

/** Sets the handler for parts that can't be loaded. */
export const whenMissing = (decide: Missing): void => void (missing = decide);

/** Style sheets requested so far. */
const styles = new Map<string, Promise<void>>();

function link(rel: string, href: string): HTMLLinkElement {
  const made = document.createElement('link');
  made.crossOrigin = '';
  made.rel = rel;
  made.href = href;
  document.head.append(made);
  return made;
}

const isLinked = (href: string): boolean => document.querySelector(`link[href="${href}"]`) !== null;

/** Resolves once the styles apply. A failed style sheet is removed, so that it can be requested again. */
function wear(href: string): Promise<void> {
  const sheet = link('stylesheet', href);
  return new Promise((resolve, reject) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => {
      sheet.remove();
      styles.delete(href);
      reject(new Error(`${href} could not be loaded`));
    });
  });
}

/** The build names files as seen from this script: all parts are in one folder, wherever that is. */
const addressFrom = (file: string): string => new URL(file, import.meta.url).pathname;

/** Requests a file before the import that needs it. Only styles are awaited: the import itself waits for scripts. */
async function ask(file: string): Promise<void> {
  const href = addressFrom(file);
  if (!styles.has(href) && !isLinked(href)) {
    if (href.endsWith('.css')) styles.set(href, wear(href));
    else link('modulepreload', href);
  }
  await styles.get(href);
}

/** With a service worker, files may arrive without a network. */
const isReachable = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller);

/** The part's own file. The build lists it only together with others, so it is taken from the import itself. */
const ownFile = (load: () => unknown): readonly string[] => /(?<=import\(.)\.\/[^`'"]*/.exec(String(load)) ?? [];

/**
 * Some browsers remember a failed module until the page is closed. While there is no network, files are therefore
 * fetched first in a way that leaves no trace: cached files arrive, and the others fail before any module is requested.
 */
async function demandFiles(files: readonly string[]): Promise<void> {
  if (!isReachable()) await Promise.all(files.map((file) => fetch(addressFrom(file))));
}

/** Fails only after every file has arrived or failed: the next try must not inherit a failure that is still pending. */
async function askAll(files: readonly string[]): Promise<void> {
  const asked = await Promise.allSettled(files.map(ask));
  const failed = asked.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Loads a part together with the files it needs. */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  const tries: Tries = { failures: 0, served: 0 };
  for (;;) {
    try {
      await demandFiles([...ownFile(load), ...files]);
      await askAll(files);
      return await load();
    } catch (error) {
      if (missing === undefined) throw error;
      tries.failures++;
      await missing(error, tries);
    }
  }
}
