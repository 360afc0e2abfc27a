/** How processes of their own open the storage. */
import { openSqlite, type Storage } from '../../src/storage/index.ts';

export const open = (file: string): Promise<Storage> => openSqlite({ file });
