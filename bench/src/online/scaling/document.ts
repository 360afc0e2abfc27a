/** Puts tables into a page, between the marks that name them: `<!-- figures: NAME -->` and `<!-- end of figures -->`. */
import type { Tables } from './costs/printing.ts';

const PLACES = /<!-- figures: (?<name>[\w-]+) -->\n.*?<!-- end of figures -->/gs;

/** Throws if the page has no place for a table, or a place for one that is not there. */
export function withTables(page: string, tables: Tables): string {
  const missing = new Set(Object.keys(tables));
  const changed = page.replaceAll(PLACES, (_, name: string) => {
    const table = tables[name];
    if (table === undefined) throw new Error(`There are no figures for ${name}.`);
    missing.delete(name);
    return `<!-- figures: ${name} -->\n\n${table}\n\n<!-- end of figures -->`;
  });
  if (missing.size > 0) throw new Error(`The page has no place for ${[...missing].join(', ')}.`);
  return changed;
}
