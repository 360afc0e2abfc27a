import { readFileSync } from 'node:fs';

/** The version of this command line, and of all that it plays with. */
export function version(): string {
  const json: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return (json as { readonly version: string }).version;
}
