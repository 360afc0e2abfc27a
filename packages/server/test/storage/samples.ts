/** Rows for tests of the storage. What they say means nothing to it. */
import type { After, CardRow, ChatLine, DueRow, IdentityRow, NewTableRow } from '../../src/storage/index.ts';

/** A day in 2026. */
export const NOON = 1_790_000_000_000;
export const HOUR = 3_600_000;

const cardOf = (table: string, more: Partial<CardRow> = {}): CardRow => ({
  table,
  game: 'coin',
  rules: 'coin/1',
  phase: 'playing',
  listed: true,
  players: 2,
  seats: '[{"name":"Ada"},{"name":"Zoé"}]',
  pace: '{"kind":"none"}',
  people: [],
  created: NOON,
  updated: NOON,
  ...more,
});

export const dueOf = (table: string, more: Partial<DueRow> = {}): DueRow => ({
  table,
  kind: 'bot',
  key: '0',
  at: NOON,
  ...more,
});

export const afterOf = (table: string, card: Partial<CardRow> = {}, due: readonly DueRow[] = []): After => ({
  card: cardOf(table, card),
  due,
});

export const tableOf = (id: string, more: Partial<NewTableRow> = {}): NewTableRow => ({
  id,
  seed: `seed of ${id}`,
  entries: ['"opened"'],
  after: afterOf(id),
  ...more,
});

export const personOf = (id: string, more: Partial<IdentityRow> = {}): IdentityRow => ({
  id,
  name: `Person ${id}`,
  colour: 'blue',
  created: NOON,
  seen: NOON,
  ...more,
});

export const lineOf = (body: string, more: Partial<ChatLine> = {}): ChatLine => ({
  id: body,
  at: NOON,
  seat: 0,
  spectator: null,
  identity: 'ada',
  kind: 'text',
  body,
  ...more,
});
