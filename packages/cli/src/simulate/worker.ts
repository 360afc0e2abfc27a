import { enableCompileCache } from 'node:module';

// Threads do not inherit it from main.ts.
enableCompileCache();
await import('./thread.ts');
