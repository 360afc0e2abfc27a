/** The store takes something, but its answer is lost: the other nodes must hear of it all the same. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Hub } from '../../src/nodes/hub.ts';
import type { TableNews } from '../../src/nodes/port.ts';
import { StorageError, type Storage } from '../../src/storage/index.ts';
import { Visitor } from '../online/person.ts';
import { Player } from '../online/player.ts';
import { runService, type Running } from '../online/service.ts';
import { newStore, type Store } from '../online/store.ts';

const TERMS = {
  listed: false,
  watchers: 'anyone',
  chat: 'off',
  pace: { kind: 'none' },
  standIn: 'apprentice',
  timeout: 'bot',
};

const hub = new Hub();
let isCut = false;
let store: Store;
let running: Running;

/** As if the line broke between a commit and its answer. */
function overBadLine({ tables, ...storage }: Storage): Storage {
  const append: typeof tables.append = async (...args) => {
    const isStored = await tables.append(...args);
    if (isCut) throw new StorageError('unreachable', 'The answer is lost.');
    return isStored;
  };
  return { ...storage, tables: { ...tables, append } };
}

beforeAll(async () => {
  store = await newStore('sqlite');
  running = await runService(
    {},
    { store, nodes: hub.join(), openStorage: async () => overBadLine(await store.open()) },
  );
});

afterAll(async () => {
  await running.close();
  await store.remove();
});

test('entries whose answer was lost are told when they are found', async () => {
  const ada = await new Visitor(running.address).comeIn('Ada');
  const seats = ['me', 'open'];
  const { body } = await ada.ask('POST', '/api/tables', { game: 'sintra', options: {}, seats, terms: TERMS });
  const { id } = body as { readonly id: string };
  const player = new Player(ada.connect(), id, 'ada');
  await player.line.opened;
  player.follow();
  await player.line.until(({ type }) => type === 'presence');
  const heard: TableNews[] = [];
  hub.join().listen(`table.${id}`, (news) => heard.push(news));
  isCut = true;
  const answer = player.command({ type: 'sit', seat: 1, who: { kind: 'bot', level: 'random' } });
  expect(await answer).toMatchObject({ ok: true });
  await expect.poll(() => heard).toContainEqual({ type: 'entries', count: 3 });
});
