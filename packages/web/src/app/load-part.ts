/**
 * Loads parts of the client: every dynamic import of the build comes through here (build/parts.ts), in a worker too, where
 * there is no document. A part that could not be loaded is asked for again, with its styles.
 */

/** Resolves when it is worth trying again, after so many failures; rejected, the failure is left to those who asked. */
type Missing = (error: unknown, failures: number) => Promise<void>;

let missing: Missing | undefined;

/** From now on this decides about parts that cannot be loaded. */
export const whenMissing = (decide: Missing): void => void (missing = decide);

/** Styles that were asked for. */
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

/** Resolves once the styles apply. Styles that did not come leave nothing behind, so that they can be asked for again. */
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

/** Asks for a file ahead of the import that needs it. Only styles are waited for: the import itself waits for scripts. */
async function ask(file: string): Promise<void> {
  const href = `/${file}`;
  if (!styles.has(href) && !isLinked(href)) {
    if (href.endsWith('.css')) styles.set(href, wear(href));
    else link('modulepreload', href);
  }
  await styles.get(href);
}

/** Loads a part together with the files that it needs. */
export async function loadPart<Part>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  for (let failures = 1; ; failures++) {
    try {
      await Promise.all(files.map(ask));
      return await load();
    } catch (error) {
      if (missing === undefined) throw error;
      await missing(error, failures);
    }
  }
}
