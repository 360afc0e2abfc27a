/** What the tabs that have a table open tell each other. Another tab may be of an earlier or a later version. */
import { isObject, object, required, text, type FieldsOf, type Shape } from '@leadlight/core';
import { id as tableId, STORE } from '../store/cards.ts';
import { freshId } from './fresh.ts';

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

const type = required(() => []);

/** The fields of each kind of message. */
const FIELDS: {
  readonly [Type in TabMessage['type']]: FieldsOf<Extract<TabMessage, { readonly type: Type }>>;
} = {
  news: { type },
  removed: { type, by: required(text(STORE, /^[\w.-]{1,80}$/)) },
  moved: { type, to: required(tableId) },
  'let-go': { type },
  'let-gone': { type },
};

const SHAPES: ReadonlyMap<unknown, Shape> = new Map(
  Object.entries(FIELDS).map(([name, fields]) => [name, object(STORE, fields)] as const),
);

/** All other messages are ignored. */
const isTabMessage = (value: unknown): value is TabMessage =>
  isObject(value) && SHAPES.get(value['type'])?.(value, '').length === 0;

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
export const THIS_TAB = freshId();
