/** What the tabs that have a table open tell each other. Another tab may be of an earlier or a later version. */
import { isObject } from '@leadlight/core';
import { id as tableId } from '../store/cards.ts';

export type TabMessage =
  /** Something was stored. */
  | { readonly type: 'news' }
  /** The table was taken away, by this tab. */
  | { readonly type: 'removed'; readonly by: string }
  /** Another table has taken its place. */
  | { readonly type: 'moved'; readonly to: string }
  /** Another tab wants to play. */
  | { readonly type: 'let-go' }
  /** The tab that played has stored all, and plays no more. */
  | { readonly type: 'let-gone' };

type Check = (message: Readonly<Record<string, unknown>>) => boolean;

const isFine: Check = () => true;

const CHECKS: Readonly<Record<TabMessage['type'], Check>> = {
  news: isFine,
  removed: ({ by }) => typeof by === 'string',
  moved: ({ to }) => tableId(to, '').length === 0,
  'let-go': isFine,
  'let-gone': isFine,
};

/** All other messages are ignored. */
const isTabMessage = (value: unknown): value is TabMessage =>
  isObject(value) && new Map<unknown, Check>(Object.entries(CHECKS)).get(value['type'])?.(value) === true;

export interface Wire {
  send(message: TabMessage): void;
  receive(listener: (message: TabMessage) => void): void;
  close(): void;
}

/** What we need of a channel between tabs. */
interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: object) => void): void;
  close(): void;
}

const nameOf = (id: string): string => `leadlight-table-${id}`;

/** Nobody is at the other end where tabs cannot speak to each other. */
const NO_WIRE: Wire = { send: () => undefined, receive: () => undefined, close: () => undefined };

export function wireOf(id: string): Wire {
  if (typeof BroadcastChannel === 'undefined') return NO_WIRE;
  const channel: Channel = new BroadcastChannel(nameOf(id));
  const post = channel.postMessage.bind(channel);
  return {
    send: (message) => post(message),
    receive: (listener) =>
      channel.addEventListener('message', (event) => {
        if ('data' in event && isTabMessage(event.data)) listener(event.data);
      }),
    close: () => channel.close(),
  };
}

/** Tells all tabs that have the table open, this one too. */
export function tellOfTable(id: string, message: TabMessage): void {
  const wire = wireOf(id);
  wire.send(message);
  wire.close();
}

/** Tells this tab from others. */
export const THIS_TAB = `${Date.now()}-${Math.random()}`;
