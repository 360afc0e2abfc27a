/** Stored games: made here, and put into a browser's storage as an earlier client might have left them. */
import { PERSON_COLOURS } from '../../packages/web/src/base/persons.ts';
import { SAGRADA } from '../../packages/web/src/games/sagrada/client.ts';
import { HOUSE_STRIPS, type Strip } from '@leadlight/sintra';
import { SINTRA } from '../../packages/web/src/games/sintra/client.ts';
import type { RawTable } from '../../packages/web/src/storage/tables.ts';
import { present } from '../../packages/core/test/present.ts';
import type { Seen } from './playing.ts';
import { ADA, BOT, playedTable, rawOf } from '../../packages/table/test/tables.ts';

/** House strips as they might once have been: each is printed like another one. */
export const OLD_STRIPS: readonly Strip[] = HOUSE_STRIPS.map(({ id }, at) => ({
  ...present(HOUSE_STRIPS[(at + 3) % 8]),
  id,
}));

/** A game of Sintra against a bot after some moves; Infinity for a whole game. */
export const sintraGame = (id: string, moves: number): RawTable =>
  rawOf(playedTable(SINTRA, { id, seats: [ADA, BOT], moves }));

/** The same with a change in one of its entries. */
const withEntry = (raw: RawTable, index: number, part: object): RawTable => ({
  ...raw,
  entries: raw.entries.map((entry, at) => (at === index ? Object.assign({}, entry, part) : entry)),
});

export const withCard = (raw: RawTable, part: object): RawTable => ({
  ...raw,
  card: Object.assign({}, raw.card, part),
});

/** The same with a first move that the rules refuse. */
export function withRefusedMove(raw: RawTable): RawTable {
  const at = raw.entries.findIndex((entry) => JSON.stringify(entry).includes('"pick"'));
  return withEntry(raw, at, { events: [{ type: 'back', player: 0 }] });
}

/** A game played with other house strips. */
export function withOldStrips(id: string, moves: number): RawTable {
  const played = playedTable(SINTRA, { id, seats: [ADA, BOT], moves, options: { strips: OLD_STRIPS } });
  return withEntry(rawOf(played), 0, { options: { side: 'A', scoreFloor: false, strips: 'house' } });
}

/** A name without a space, in the widest letters. */
export const wideName = (length: number, number: number): string => 'W'.repeat(length - 1) + String(number);

/** The longest name that a record from elsewhere may contain. */
const LONGEST = 80;

const WIDE = PERSON_COLOURS.map((colour, seat) => ({ kind: 'person', name: wideName(LONGEST, seat), colour }) as const);

/** Four people with the longest names, in running and finished games. */
export const wideGames = (): readonly RawTable[] => [
  rawOf(playedTable(SINTRA, { id: 'wide-sintra', seats: WIDE, moves: 20 })),
  rawOf(playedTable(SAGRADA, { id: 'wide-sagrada', seats: WIDE, moves: 20 })),
  rawOf(playedTable(SINTRA, { id: 'wide-sintra-over', seats: WIDE, moves: Infinity })),
  rawOf(playedTable(SAGRADA, { id: 'wide-sagrada-over', seats: WIDE, moves: Infinity })),
  withRefusedMove(rawOf(playedTable(SINTRA, { id: 'wide-refused', seats: WIDE, moves: 8 }))),
];

/** Runs in the page. The storage is made as the client makes it, unless it is already there. */
const PUT = `(tables) => new Promise((done, failed) => {
  const opening = indexedDB.open('leadlight', 1);
  opening.onerror = () => failed(opening.error);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('cards', { keyPath: 'id' }).createIndex('changed', 'changed');
    opening.result.createObjectStore('seeds');
    opening.result.createObjectStore('entries');
  };
  opening.onsuccess = () => {
    const change = opening.result.transaction(['cards', 'seeds', 'entries'], 'readwrite');
    for (const { id, card, seed, entries } of tables) {
      change.objectStore('cards').put(card);
      change.objectStore('seeds').put(seed, id);
      for (const [number, entry] of entries.entries()) change.objectStore('entries').put(entry, [id, number]);
    }
    change.onerror = () => failed(change.error);
    change.oncomplete = () => { opening.result.close(); done(); };
  };
})`;

export async function putTables(page: Seen, tables: readonly RawTable[]): Promise<void> {
  await page.evaluate(`(${PUT})(${JSON.stringify(tables)})`);
}

/** Runs in the page: a stored game, as far as it has been played. */
const GET = `(id) => new Promise((done, failed) => {
  const opening = indexedDB.open('leadlight', 1);
  opening.onerror = () => failed(opening.error);
  opening.onsuccess = () => {
    const look = opening.result.transaction(['cards', 'seeds', 'entries']);
    const asked = {
      card: look.objectStore('cards').get(id),
      seed: look.objectStore('seeds').get(id),
      entries: look.objectStore('entries').getAll(IDBKeyRange.bound([id, 0], [id, Infinity])),
    };
    look.onerror = () => failed(look.error);
    look.oncomplete = () => {
      opening.result.close();
      done({ id, ...Object.fromEntries(Object.entries(asked).map(([name, { result }]) => [name, result])) });
    };
  };
})`;

export const storedTable = (page: Seen, id: string): Promise<RawTable> =>
  page.evaluate(`(${GET})(${JSON.stringify(id)})`);

/** Runs in the page, which may not be the client: its games would stay open. */
const FORGET_GAMES = `new Promise((done, failed) => {
  const removal = indexedDB.deleteDatabase('leadlight');
  removal.onerror = () => failed(removal.error);
  removal.onsuccess = () => done();
})`;

const FORGET_SETTINGS = `[localStorage, sessionStorage].forEach((storage) => storage.clear())`;

/** Deletes all games of the browser. */
export async function forgetGames(page: Seen): Promise<void> {
  await page.evaluate(FORGET_GAMES);
}

/** Empties the storage of the browser, as a newcomer's is. */
export async function forgetAll(page: Seen): Promise<void> {
  await page.evaluate(FORGET_SETTINGS);
  await forgetGames(page);
}
