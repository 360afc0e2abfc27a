import { readFileSync } from 'node:fs';

/** The version of the command line and of the packages it uses. */
export function version(): string {
  const json: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return (json as { readonly version: string }).version;
}
