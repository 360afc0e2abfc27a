/** Games of this browser: begun, hosted, stored, and thought about in a worker. */
import { thinker, webPort, type Level, type Thinker } from '@leadlight/bots';
import { commitmentOf, type GameTypes } from '@leadlight/core';
import type { Entry, Occupant, Opened } from '@leadlight/table';
import { TableStore, type TableCard } from '../store/tables.ts';
import { Host, type Log, type Question } from './host.ts';
import type { Kit } from './kit.ts';

/** What a new game is made of. */
export interface Order {
  readonly options: object;
  readonly seats: readonly Occupant[];
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The chance of a real game comes from the machine, never from a fast generator. */
const freshSeed = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

let opening: Promise<TableStore> | undefined;

export function tables(): Promise<TableStore> {
  opening ??= TableStore.open(() => undefined);
  return opening;
}

let bots: Thinker | undefined;

function botsOfThisPage(): Thinker {
  bots ??= thinker(webPort(new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' })));
  return bots;
}

/** Sets a table and seats everybody; returns its id. */
export async function begin<T extends GameTypes, Step extends object>(
  { game }: Kit<T, Step>,
  { options, seats }: Order,
): Promise<string> {
  const parsed = game.parseOptions(options, seats.length);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const seed = freshSeed();
  const id = crypto.randomUUID();
  const at = Date.now();
  const opened: Opened<T> = {
    type: 'opened',
    at,
    game: game.id,
    rules: game.rules,
    options: parsed.value,
    players: seats.length,
    commitment: commitmentOf(seed),
  };
  const entries: Entry<T>[] = [opened, ...seats.map((who, seat) => ({ type: 'seated', at, seat, who }) as const)];
  const card: TableCard = {
    id,
    game: game.id,
    rules: game.rules,
    seats,
    created: at,
    changed: at,
    over: false,
    scores: null,
    origin: null,
  };
  await (await tables()).create({ card, seed, entries });
  const host = await openHost<T, Step>({ game } as Kit<T, Step>, id, () => undefined);
  if (host !== undefined) {
    await host.connect(null, { seats: [], host: true }).ask({ id: 'start', type: 'start' });
    host.close();
  }
  return id;
}

/** Hosts a stored table in this tab; undefined when there is none. */
export async function openHost<T extends GameTypes, Step extends object>(
  { game }: Kit<T, Step>,
  id: string,
  trouble: (error: unknown) => void,
): Promise<Host<T> | undefined> {
  const store = await tables();
  const stored = await store.load(id);
  if (stored?.card.game !== game.id) return undefined;
  let { card } = stored;
  const host = new Host<T>(game, stored.seed, stored.entries as unknown as Log<T>, {
    now: () => Date.now(),
    store: async (entries, from) => {
      card = { ...card, changed: Date.now(), over: card.over || entries.some(({ type }) => type === 'closed') };
      await store.append(card, entries, from);
    },
    think: (question) => think(question),
    trouble,
  });
  host.wake();
  return host;
}

/** The game decides what is thought about; the seed only has to differ from table to table. */
async function think<T extends GameTypes>({ seat, level, game, options, players, events }: Question<T>) {
  const seen = { seat, game, options, players: Array.from({ length: players }, () => null), events };
  const thought = await botsOfThisPage().think(seen as never, level as Level, `${events.length}`);
  return (thought as { readonly move: T['move'] }).move;
}
