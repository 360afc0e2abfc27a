/** Opens a file as a user who may not do everything, and says what the problem is. */
import { openSqlite, StorageError } from '../../src/storage/index.ts';

const NOBODY = 65_534;

if (process.getuid?.() === 0) {
  process.setgid?.(NOBODY);
  process.setuid?.(NOBODY);
}

try {
  await openSqlite({ file: process.argv[2] ?? '' });
} catch (error) {
  if (!(error instanceof StorageError)) throw error;
  process.stdout.write(error.problem);
}
