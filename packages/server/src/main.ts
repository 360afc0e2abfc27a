/** Runs the product on this machine. */
import { languageOf, textsFor } from '@leadlight/messages';
import { createApp } from './app.ts';
import { ensureClient } from './client.ts';

const MOST_PORT = 65_535;
const words = textsFor(languageOf(process.env)).server;

/** What the person who runs it can mend: one line, and no stack. */
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
  const app = await createApp({ client: ensureClient(() => console.log(words.preparing)) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close());
  try {
    console.log(words.ready(await app.listen({ port, host: process.env['HOST'] ?? '127.0.0.1' })));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') refuse(words.portTaken(port));
    throw error;
  }
}

await run();
