/** Clients that don't behave: bytes over TCP, sent and read as a test likes. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface Raw {
  readonly socket: Socket;
  /** Everything that came, once the server has closed the connection. */
  readonly closed: Promise<string>;
}

/** Sends this and then nothing more, but keeps its side open. */
export async function sendRaw(address: string, text: string): Promise<Raw> {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let came = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (came += chunk));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    for (const event of ['end', 'close']) socket.on(event, () => resolve(came));
  });
  await once(socket, 'connect');
  socket.write(text);
  return { socket, closed };
}

/** What it means to be slow, silent or half gone. */
export const UNFINISHED = {
  silence: '',
  'half a line': 'GET /ind',
  'half a header': 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept: te',
  'half a body':
    'POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"name":',
  'an answered request': 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n',
} as const;

/** A WebSocket whose owner never answers again, not even to a ping or to the end of the connection. */
export const SILENT_WEBSOCKET =
  'GET /api/live?protocol=1 HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
