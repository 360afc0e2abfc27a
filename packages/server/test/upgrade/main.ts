/** The program as `npm start` runs it, in another version: `main.ts VERSION`. */
import { languageOf, textsFor } from '@leadlight/messages';
import { CHECKOUT } from '../../src/program/checkout.ts';
import { orEnd } from '../../src/program/refuse.ts';
import { run } from '../../src/program/run.ts';
import { openPostgres } from '../../src/storage/index.ts';
import { VERSIONS, type Version } from './versions.ts';

const steps = VERSIONS[process.argv[2] as Version];
const url = process.env['DATABASE_URL'] ?? '';

await orEnd(() =>
  run(CHECKOUT, textsFor(languageOf(process.env)).server, { openStorage: () => openPostgres({ url, steps }) }),
);
