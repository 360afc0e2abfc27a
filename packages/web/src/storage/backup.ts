/** Writes all data in this browser to one file, and reads such files without trusting them. */
import { LEVELS } from '@leadlight/bots';
import { fail, HEX_32, isObject, ok, type Result } from '@leadlight/core';
import { claimedRules, judge, readTable, type ClaimedRules } from '@leadlight/table';
import { isCard } from './cards.ts';
import { isOfDevice } from './of-device.ts';
import type { RawTable, Storable } from './tables.ts';
import { gameUnder } from '../game/registry.ts';

export const FORMAT = 'leadlight-backup/1';

/** Far more than years of games need. */
export const MOST_BYTES = 64_000_000;
const MOST_TABLES = 20_000;
/** The limit for all remembered values together; a hundred strip sets take about a tenth of it. */
const MOST_REMEMBERED = 1_000_000;

/** Remembered values by name, each in its owner's format. */
export type Remembered = Readonly<Record<string, string>>;

export interface Backup {
  readonly tables: readonly RawTable[];
  readonly remembered: Remembered;
}

/** Whether a key in local storage belongs to Leadlight; other keys at this address are left alone. */
export const isOurs = (name: string): boolean => /^leadlight-[a-z-]{1,40}$/.test(name);

export const writeBackup = ({ tables, remembered }: Backup, made: number): string =>
  JSON.stringify({ format: FORMAT, made, remembered, tables });

/** The reason why a file isn't a backup. Leadlight never makes one that is too large. */
export type BackupFault = 'no-backup' | 'too-large';

/** Checks the form of a backup; its tables are checked one by one later. */
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

/** Anything but a table becomes a table without an id, and is refused like any other broken one. */
function rawOf(value: unknown): RawTable {
  if (!isObject(value)) return { id: '', card: null, seed: null, entries: [] };
  const entries: readonly unknown[] = Array.isArray(value['entries']) ? value['entries'] : [];
  return { id: String(value['id']), card: value['card'], seed: value['seed'], entries };
}

const rememberedIn = (value: unknown): Remembered =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (pair): pair is [string, string] => isOurs(pair[0]) && !isOfDevice(pair[0]) && typeof pair[1] === 'string',
    ),
  );

const sizeOf = (remembered: Remembered): number => Object.entries(remembered).flat().join('').length;

/** A table fit to be stored: checked by its rules, or kept unchecked where they are unknown or refuse it. */
export async function acceptTable(raw: RawTable): Promise<Storable | undefined> {
  const claim = claimedRules(raw);
  if (claim === undefined) return undefined;
  const client = await gameUnder(claim.game, claim.rules);
  if (client === undefined) return unread({ ...raw, ...claim });
  const table = readTable(client.game, raw, LEVELS);
  const { kind } = judge(client.game, raw, LEVELS, table);
  return kind === 'outdated' ? unread({ ...raw, ...claim }) : table;
}

/** Checked as far as possible; a client that knows the rules checks the rest when it opens the table. */
function unread({ id, game, rules, card, seed, entries }: RawTable & ClaimedRules): Storable | undefined {
  if (!isCard(card) || card.id !== id || card.game !== game || card.rules !== rules) return undefined;
  if (typeof seed !== 'string' || !HEX_32.test(seed) || !entries.every(isObject)) return undefined;
  return { card, seed, entries };
}
