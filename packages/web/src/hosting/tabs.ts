/** Messages between tabs with the same table open. The other tab may run an older or a newer version. */
import { isObject } from '@leadlight/core';
import { tableId } from '@leadlight/table';

export type TabMessage =
  /** An entry was stored. */
  | { readonly type: 'news' }
  /** The table was deleted, by the tab with this id. */
  | { readonly type: 'removed'; readonly by: string }
  /** Another table has replaced this one. */
  | { readonly type: 'moved'; readonly to: string }
  /** Another tab wants to play. */
  | { readonly type: 'let-go' }
  /** The playing tab has stored everything and has stopped playing. */
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

/** Unknown messages are ignored. */
const isTabMessage = (value: unknown): value is TabMessage =>
  isObject(value) && new Map<unknown, Check>(Object.entries(CHECKS)).get(value['type'])?.(value) === true;

export interface TabChannel {
  send(message: TabMessage): void;
  receive(listener: (message: TabMessage) => void): void;
  close(): void;
}

/** The parts of a broadcast channel that we use. */
interface Broadcast {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: object) => void): void;
  close(): void;
}

const nameOf = (id: string): string => `leadlight-table-${id}`;

/** Stands in where tabs can't reach each other. */
const NO_CHANNEL: TabChannel = { send: () => undefined, receive: () => undefined, close: () => undefined };

export function tabChannel(id: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return NO_CHANNEL;
  const channel: Broadcast = new BroadcastChannel(nameOf(id));
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

/** Tells all tabs with the table open, including this one. */
export function tellOfTable(id: string, message: TabMessage): void {
  const channel = tabChannel(id);
  channel.send(message);
  channel.close();
}

/** The id of this tab. */
export const THIS_TAB = `${Date.now()}-${Math.random()}`;
