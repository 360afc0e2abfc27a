/** Games that lie in the store of a browser: made here, and put there as an earlier client might have left them. */
import type { Page } from 'playwright-core';
import { HOUSE_STRIPS, type Strip } from '../../packages/sintra/src/index.ts';
import { SINTRA } from '../../packages/web/src/keep/sintra.ts';
import type { RawTable } from '../../packages/web/src/store/tables.ts';
import { ADA, BOT, playedTable, rawOf } from '../../packages/web/test/tables.ts';

/** The house strips as they might have been: each is printed like another one. */
export const OLD_STRIPS: readonly Strip[] = HOUSE_STRIPS.map(({ id }, at) => ({ ...HOUSE_STRIPS[(at + 3) % 8], id }));

/** A game of Sintra against a bot after some moves, Infinity for a whole one. */
export const sintraGame = (id: string, moves: number): RawTable =>
  rawOf(playedTable(SINTRA, { id, seats: [ADA, BOT], moves }));

/** The same with something else in one of its entries. */
const withEntry = (raw: RawTable, index: number, part: object): RawTable => ({
  ...raw,
  entries: raw.entries.map((entry, at) => (at === index ? Object.assign({}, entry, part) : entry)),
});

export const withCard = (raw: RawTable, part: object): RawTable => ({
  ...raw,
  card: Object.assign({}, raw.card, part),
});

/** Its first move is one that the rules refuse. */
export function withRefusedMove(raw: RawTable): RawTable {
  const at = raw.entries.findIndex((entry) => JSON.stringify(entry).includes('"pick"'));
  return withEntry(raw, at, { events: [{ type: 'back', player: 0 }] });
}

/** A game that was played with other house strips. */
export function withOldStrips(id: string, moves: number): RawTable {
  const played = playedTable(SINTRA, { id, seats: [ADA, BOT], moves, options: { strips: OLD_STRIPS } });
  return withEntry(rawOf(played), 0, { options: { side: 'A', scoreFloor: false, strips: 'house' } });
}

/** Runs in the page, whose client has opened the store before. */
const PUT = `(tables) => new Promise((done, failed) => {
  const opening = indexedDB.open('leadlight', 1);
  opening.onerror = () => failed(opening.error);
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

export async function putTables(page: Page, tables: readonly RawTable[]): Promise<void> {
  await page.evaluate(`(${PUT})(${JSON.stringify(tables)})`);
}
