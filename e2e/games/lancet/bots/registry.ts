/** The bots of the test build: our games and one more. */
import type { Bots } from '@leadlight/bots';
import { BOTS as HOUSE } from '../../../../packages/bots/src/registry.ts';

export const BOTS: typeof HOUSE = new Map([
  ...HOUSE,
  ['lancet/1', async (): Promise<Bots> => (await import('./bots.ts')).lancetBots],
]);
