/** What the line needs of the browser: sockets, time, chance and memory. Tests provide others. */
import { livePath } from '@leadlight/protocol';
import { BASE } from '../base/addresses.ts';
import { SMALL_MEMORY } from './memory.ts';
import type { Memory } from './unanswered.ts';

export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  /** Called with each text that arrives. */
  readonly text: (text: string) => void;
  /** Called once, when nothing more can arrive. */
  readonly closed: () => void;
}

export interface Surroundings {
  readonly connect: (events: SocketEvents) => Socket;
  /** Milliseconds, by a clock that never goes back. */
  readonly now: () => number;
  /** Returns a function that cancels the work. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
  /** From 0 to 1. */
  readonly random: () => number;
  /** What is in it survives a reload. */
  readonly memory: Memory;
}

/** `http` becomes `ws`, and `https` becomes `wss`. */
const liveAddress = (): string => location.origin.replace(/^http/, 'ws') + BASE + livePath();

/** Sends nothing before the socket is open: the server speaks first. */
function connect({ text, closed }: SocketEvents): Socket {
  const socket = new WebSocket(liveAddress());
  socket.addEventListener('message', ({ data }) => text(String(data)));
  socket.addEventListener('close', closed, { once: true });
  return {
    send: (sent) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(sent);
    },
    close: () => socket.close(),
  };
}

export const BROWSER: Surroundings = {
  connect,
  now: () => performance.now(),
  later: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  memory: SMALL_MEMORY,
};
