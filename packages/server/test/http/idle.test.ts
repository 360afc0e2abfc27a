import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/http/app.ts';
import { sendRaw, UNFINISHED } from './raw.ts';

let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  app = await createApp({ client: import.meta.dirname, patience: { request: 300, idle: 500, check: 50 } });
  app.post('/api/guests', async () => 'welcome');
  app.get('/healthz', async () => 'fine');
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(() => app.close());

test.for(Object.entries(UNFINISHED))('%s: the connection is closed', async ([, text]) => {
  const { socket, closed } = await sendRaw(address, text);
  expect(await closed).toMatch(/^(?:|HTTP\/1\.1 (?:200 OK|408 Request Timeout)\r\n[^]*)$/);
  socket.destroy();
});
