/** Tabs of any version share one channel: a tab ignores unknown messages. */
import { expect, test } from 'vitest';
import { tellOfTable, tabChannel, type TabMessage } from '../src/hosting/tabs.ts';

const ODD: readonly unknown[] = [
  null,
  undefined,
  5,
  'news',
  [],
  ['news'],
  {},
  { type: 'later' },
  { type: '__proto__' },
  { type: 'constructor' },
  { type: ['news'] },
  { type: 'moved' },
  { type: 'moved', to: 5 },
  { type: 'moved', to: '../settings' },
  { type: 'moved', to: 'x'.repeat(81) },
  { type: 'removed' },
  { type: 'removed', by: {} },
];

const FINE: readonly TabMessage[] = [
  { type: 'news' },
  { type: 'let-go' },
  { type: 'let-gone' },
  { type: 'moved', to: 'another-table' },
  { type: 'removed', by: '1763300000000-0.5' },
];

test('a tab receives known messages only', async () => {
  const channel = tabChannel('odd');
  const stranger = new BroadcastChannel('leadlight-table-odd');
  const say = stranger.postMessage.bind(stranger);
  const heard: unknown[] = [];
  const last = new Promise<void>((resolve) => {
    channel.receive((message) => {
      heard.push(message);
      if (message?.type === 'removed' && message.by === 'last') resolve();
    });
  });
  for (const message of [...ODD, ...FINE]) say(message);
  say({ type: 'removed', by: 'last' });
  await last;
  expect(heard).toEqual([...FINE, { type: 'removed', by: 'last' }]);
  stranger.close();
  channel.close();
});

test('a tab hears the news about its own table', async () => {
  const channel = tabChannel('told');
  const heard = new Promise((resolve) => channel.receive(resolve));
  tellOfTable('told', { type: 'moved', to: 'another' });
  expect(await heard).toEqual({ type: 'moved', to: 'another' });
  channel.close();
});
