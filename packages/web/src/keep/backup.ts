/** Everything that this browser keeps, as one file; and files from anywhere, which are never trusted. */
import { fail, HEX_32, isObject, ok, type Result } from '@leadlight/core';
import { isCard } from '../store/cards.ts';
import type { RawTable, Storable } from '../store/tables.ts';
import { byRules } from './editions.ts';
import { claimOf, readTable, type Claim } from './reading.ts';
import { contradictions } from './refused.ts';

export const FORMAT = 'leadlight-backup/1';

/** Far more than years of games take. */
export const MOST_BYTES = 64_000_000;
const MOST_TABLES = 20_000;
/** All that is remembered together: a hundred strip sets take about a tenth of it. */
const MOST_REMEMBERED = 1_000_000;

/** What is remembered by name, each as its owner wrote it. */
export type Remembered = Readonly<Record<string, string>>;

export interface Backup {
  readonly tables: readonly RawTable[];
  readonly remembered: Remembered;
}

/** Names of what is remembered here; nothing else of this address is ours. */
export const isOurs = (name: string): boolean => /^leadlight-[a-z-]{1,40}$/.test(name);

export const writeBackup = ({ tables, remembered }: Backup, made: number): string =>
  JSON.stringify({ format: FORMAT, made, remembered, tables });

/** Why a file is not taken for a backup; Leadlight makes none that is too large. */
export type BackupFault = 'no-backup' | 'too-large';

/** The form of a backup: its tables are looked at one by one later. */
export function readBackup(text: string): Result<Backup, BackupFault> {
  if (text.length > MOST_BYTES) return fail(['too-large']);
  const json = jsonOf(text);
  if (!isObject(json) || json['format'] !== FORMAT || !Array.isArray(json['tables'])) return fail(['no-backup']);
  const remembered = rememberedIn(json['remembered']);
  if (json['tables'].length > MOST_TABLES || sizeOf(remembered) > MOST_REMEMBERED) return fail(['too-large']);
  return ok({ tables: json['tables'].map(rawOf), remembered });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** What is no table becomes one without an id, and is refused like any other broken one. */
function rawOf(value: unknown): RawTable {
  if (!isObject(value)) return { id: '', card: null, seed: null, entries: [] };
  const entries: readonly unknown[] = Array.isArray(value['entries']) ? value['entries'] : [];
  return { id: String(value['id']), card: value['card'], seed: value['seed'], entries };
}

const rememberedIn = (value: unknown): Remembered =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (pair): pair is [string, string] => isOurs(pair[0]) && typeof pair[1] === 'string',
    ),
  );

const sizeOf = (remembered: Remembered): number => Object.entries(remembered).flat().join('').length;

/** A table that may be stored: checked by its rules, or kept as it is where they are not known or do not lead to it. */
export async function acceptTable(raw: RawTable): Promise<Storable | undefined> {
  const claim = claimOf(raw);
  if (claim === undefined) return undefined;
  const read = await byRules(claim.game, claim.rules, ({ game }) =>
    contradictions(game, raw).length > 0 ? undefined : { table: readTable(game, raw) },
  );
  return read === undefined ? unread({ ...raw, ...claim }) : read.table;
}

/** Checked as far as it can be; whoever knows its rules checks the rest when it is read. */
function unread({ id, game, rules, card, seed, entries }: RawTable & Claim): Storable | undefined {
  if (!isCard(card) || card.id !== id || card.game !== game || card.rules !== rules) return undefined;
  if (typeof seed !== 'string' || !HEX_32.test(seed) || !entries.every(isObject)) return undefined;
  return { card, seed, entries };
}
