/** Starts Leadlight from a build. */
import { BUILT } from './program/built.ts';
import { start } from './program/start.ts';

await start(BUILT, process.argv.slice(2));
