import { join } from 'node:path';

/** The repository. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** The workspace's installed programs. */
export const PROGRAMS = join(ROOT, 'node_modules', '.bin');
