import { readFileSync } from 'node:fs';
import { PACKAGE } from './places.ts';

/** The version of the command line and of the packages it uses. */
export function version(): string {
  const json: unknown = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8'));
  return (json as { readonly version: string }).version;
}
