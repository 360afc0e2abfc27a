/** How processes of their own open the storage. */
import { openPostgres, type Storage } from '../../src/storage/index.ts';

export const open = (url: string): Promise<Storage> => openPostgres({ url });
