/** WebDriver BiDi: commands and their answers, over a socket. */
import { once } from 'node:events';

export interface Bidi {
  readonly send: <T = unknown>(method: string, params: object) => Promise<T>;
  readonly close: () => void;
}

interface Answer {
  readonly id: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly message?: string;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: Error) => void;
}

function settle(waiting: Map<number, Waiting>, { id, type, result, message }: Answer): void {
  const asked = waiting.get(id);
  waiting.delete(id);
  if (type === 'success') asked?.resolve(result);
  else asked?.reject(new Error(message));
}

/** Opens the socket; a browser that goes away leaves no command unanswered. */
export async function connect(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  socket.addEventListener('message', ({ data }) => settle(waiting, JSON.parse(String(data)) as Answer));
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser is gone'));
  });
  await once(socket, 'open');
  let last = 0;
  const send = <T>(method: string, params: object): Promise<T> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve: resolve as Waiting['resolve'], reject });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, close: () => socket.close() };
}
