import { run } from './run.ts';
import { leaveQuietlyWhenUnread } from './terminal.ts';

leaveQuietlyWhenUnread();
process.exitCode = await run(process.argv.slice(2));
