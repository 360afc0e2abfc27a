/** Runs the product on this machine. */
import { createApp } from './app.ts';
import { ensureClient } from './client.ts';

const PORT = Number(process.env['PORT'] ?? 8080);
const HOST = process.env['HOST'] ?? '127.0.0.1';

const app = await createApp({ client: await ensureClient() });
const address = await app.listen({ port: PORT, host: HOST });
console.log(`Leadlight: ${address}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close());
