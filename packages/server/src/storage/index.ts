/** The storage room: what the server keeps, and nothing about what it means. */
export { backUp } from './sqlite/backup.ts';
export { publicAddress } from './postgres/address.ts';
export { openPostgres } from './open-postgres.ts';
export type { PostgresOptions } from './postgres/open.ts';
export { openSqlite, type SqliteOptions } from './sqlite/open.ts';
export type { ChatLine, ChatStore, NumberedLine, Said } from './port/chat.ts';
export type { DueRow, DueStore, TakenRow } from './port/due.ts';
export { STORAGE_PROBLEMS, StorageError, type StorageProblem } from './port/errors.ts';
export type { Cleaned, IdentityRow, IdentityStore, KnownSession, LinkRow, SessionRow } from './port/identities.ts';
export type { ClockStore, Storage } from './port/storage.ts';
export {
  cursorOf,
  type After,
  type CardRow,
  type Cursor,
  type ListQuery,
  type NewTableRow,
  type Phase,
  type Place,
  type Progress,
  type Retention,
  type StoredLog,
  type TableStore,
} from './port/tables.ts';
export type { IdentityId, Ms, TableId, TokenHash } from './port/values.ts';
