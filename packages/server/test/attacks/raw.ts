/** Clients that break every rule: any header, any byte, from any address of this machine. */
import { request, type IncomingHttpHeaders } from 'node:http';
import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { livePath } from '@leadlight/protocol';

export interface Asking {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The attacker's own address. */
  readonly from?: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const optionsOf = (address: string, { method = 'GET', path = '/api/me', headers = {}, from }: Asking) => {
  const { hostname, port } = new URL(address);
  return { hostname, port, method, path, headers, agent: false as const, ...(from && { localAddress: from }) };
};

export function rawAsk(address: string, asking: Asking): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(optionsOf(address, asking), (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (body += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
    });
    sent.on('error', reject);
    sent.end(asking.body);
  });
}

/** The code in the body of a refusal. */
export const errorIn = ({ body }: RawAnswer): string => (JSON.parse(body) as { readonly error: string }).error;

/** A socket after the handshake of WebSockets, or the status of the refusal. */
export function rawSocket(address: string, asking: Asking = {}): Promise<Duplex | number> {
  const key = randomBytes(16).toString('base64');
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': key,
  };
  return new Promise((resolve, reject) => {
    const headers = { ...upgrade, ...asking.headers };
    const sent = request(optionsOf(address, { path: livePath(), ...asking, headers }));
    sent.on('upgrade', (_, socket, head) => {
      socket.unshift(head);
      resolve(socket.on('error', () => undefined));
    });
    sent.on('response', ({ statusCode }) => resolve(statusCode ?? 0));
    sent.on('error', reject);
    sent.end();
  });
}

interface FrameBits {
  readonly opcode: number;
  readonly isLast?: boolean;
  readonly reserved?: number;
  readonly isMasked?: boolean;
}

const lengthBytes = (length: number, mask: number): Buffer => {
  if (length < 126) return Buffer.from([mask | length]);
  const bytes = Buffer.alloc(3);
  bytes[0] = mask | 126;
  bytes.writeUInt16BE(length, 1);
  return bytes;
};

/** A frame of WebSockets with any bits. The mask is zero, so the bytes stay as they are. */
export function frameBytes(
  payload: Buffer,
  { opcode, isLast = true, reserved = 0, isMasked = true }: FrameBits,
): Buffer {
  const first = (isLast ? 0x80 : 0) | (reserved << 4) | opcode;
  const mask = isMasked ? 0x80 : 0;
  return Buffer.concat([
    Buffer.from([first]),
    lengthBytes(payload.length, mask),
    Buffer.alloc(isMasked ? 4 : 0),
    payload,
  ]);
}

/** The code with which the server closes; 1006 if it just hangs up. */
export async function closeCode(socket: Duplex | number): Promise<number> {
  if (typeof socket === 'number') return socket;
  let bytes = Buffer.alloc(0);
  socket.on('data', (part: Buffer) => (bytes = Buffer.concat([bytes, part])));
  await new Promise((resolve) => socket.once('close', resolve));
  return codeIn(bytes);
}

/** Reads the frames of a server, which are short and not masked, up to the one that closes. */
function codeIn(bytes: Buffer): number {
  for (let at = 0; at + 2 <= bytes.length;) {
    const [opcode, short] = [bytes.readUInt8(at) & 0x0f, bytes.readUInt8(at + 1)];
    const start = at + (short === 126 ? 4 : 2);
    if (opcode === 8) return bytes.readUInt16BE(start);
    at = start + (short === 126 ? bytes.readUInt16BE(at + 2) : short);
  }
  return 1006;
}
