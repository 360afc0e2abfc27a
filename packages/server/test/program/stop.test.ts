/** A signal ends the program in order, whatever its clients do. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureClient } from '../../src/client/client.ts';
import { sendRaw, SILENT_WEBSOCKET, UNFINISHED, type Raw } from '../http/raw.ts';
import { Visitor } from '../online/person.ts';
import { Program } from './program.ts';

const folder = mkdtempSync(join(tmpdir(), 'leadlight-stop-'));

beforeAll(() => void ensureClient());
afterAll(() => rmSync(folder, { recursive: true }));

const start = (): Program => new Program({ DATA: folder, PORT: '0' });

/** Every kind of client that could hold up the end. */
async function misbehave(address: string): Promise<readonly Raw[]> {
  const texts = [...Object.values(UNFINISHED), SILENT_WEBSOCKET];
  const all = await Promise.all(texts.map((text) => sendRaw(address, text)));
  const slow = await sendRaw(address, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(500));
  slow.socket.pause();
  return [...all, slow];
}

describe.each(['SIGTERM', 'SIGINT'] as const)('one %s', (signal) => {
  test('ends it in order, and players are told', async () => {
    const program = start();
    const address = await program.address;
    const line = (await new Visitor(address).comeIn('Ada')).connect();
    await line.opened;
    const others = await misbehave(address);
    expect(await program.kill(signal)).toMatchObject({ how: 0, complaint: '' });
    expect(line.frames.at(-1)).toEqual({ type: 'goodbye', reason: 'restart' });
    expect(await line.closed).toBe(1012);
    for (const { socket } of others) socket.destroy();
  });
});

test('a second signal ends it at once', async () => {
  const program = new Program({ DATA: folder, PORT: '0', LOG: 'info' });
  const { socket } = await sendRaw(await program.address, SILENT_WEBSOCKET);
  await once(socket, 'data');
  program.process.kill('SIGTERM');
  await expect.poll(() => program.complaint, { interval: 5 }).toContain('stopping');
  const { how, complaint } = await program.kill('SIGTERM');
  expect(how).toBe(143);
  expect(complaint).not.toContain('stopped');
  socket.destroy();
});
