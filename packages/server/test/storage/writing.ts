/** Writes that go on while a backup is made, and what the backup must contain. */
import { expect } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';
import { afterOf, tableOf } from './samples.ts';

const TABLES = 20;

/** Appends to a table until told to stop; `stored` is the number of entries acknowledged so far. */
class Writing {
  stored = 1;
  readonly #storage: Storage;
  readonly #id: string;
  #isOver = false;
  #end: Promise<void> = Promise.resolve();

  constructor(storage: Storage, id: string) {
    this.#storage = storage;
    this.#id = id;
  }

  async start(): Promise<void> {
    await this.#storage.tables.create(tableOf(this.#id, { entries: ['0'] }));
    this.#end = this.#write();
  }

  async #write(): Promise<void> {
    while (!this.#isOver) {
      const body = `${this.stored}`;
      await this.#storage.tables.append(this.#id, this.stored, [body], afterOf(this.#id, { seats: 'x'.repeat(2000) }));
      this.stored++;
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#end;
  }
}

/** At some tables at once, for long enough that all of them are in use. */
export async function startWriting(storage: Storage): Promise<readonly Writing[]> {
  const writings = Array.from({ length: TABLES }, (_, i) => new Writing(storage, `t${i}`));
  for (const writing of writings) await writing.start();
  await expect.poll(() => writings[0]?.stored).toBeGreaterThan(50);
  return writings;
}

/** The number of entries acknowledged so far, by table. */
export const storedBy = (writings: readonly Writing[]): readonly number[] => writings.map(({ stored }) => stored);

/** Every log has at least so many entries, without a gap, and goes on. */
export async function expectWhole(storage: Storage, least: readonly number[]): Promise<void> {
  for (const [i, stored] of least.entries()) {
    const entries = (await storage.tables.read(`t${i}`, 0))?.entries ?? [];
    expect(entries.length).toBeGreaterThanOrEqual(stored);
    expect(entries).toEqual(entries.map((_, number) => `${number}`));
    expect(await storage.tables.append(`t${i}`, entries.length, ['on'], afterOf(`t${i}`))).toBe(true);
  }
}
