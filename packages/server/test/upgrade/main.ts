/** The program as `npm start` runs it, in another version: `main.ts VERSION`. */
import { run } from '../../src/program/run.ts';
import { openPostgres } from '../../src/storage/index.ts';
import { VERSIONS, type Version } from './versions.ts';

const steps = VERSIONS[process.argv[2] as Version];
const url = process.env['DATABASE_URL'] ?? '';

await run({ openStorage: () => openPostgres({ url, steps }) });
