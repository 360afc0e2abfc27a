/** Runs Leadlight on this machine. */
import { languageOf, textsFor } from '@leadlight/messages';
import { createApp } from './app.ts';
import { prepareClient } from './client.ts';

const MOST_PORT = 65_535;
const words = textsFor(languageOf(process.env)).server;

/** An error that the user can fix: one line, without a stack trace. */
function refuse(complaint: string): never {
  console.error(`leadlight: ${complaint}`);
  process.exit(2);
}

function portOf(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Infinity;
  return port <= MOST_PORT ? port : refuse(words.badPort(value));
}

async function run(): Promise<void> {
  const port = portOf(process.env['PORT'] ?? '8080');
  const client = prepareClient(() => console.log(words.preparing));
  if (client === undefined) process.exit(1);
  const app = await createApp({ client });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close());
  try {
    console.log(words.ready(await app.listen({ port, host: process.env['HOST'] ?? '127.0.0.1' })));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') refuse(words.portTaken(port));
    throw error;
  }
}

await run();
