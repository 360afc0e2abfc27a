/** The server of boardgame.io with Sintra, which keeps its matches in memory. Prints its port. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

import type * as ServerModule from 'boardgame.io/server' with { 'resolution-mode': 'require' };

import { sintra } from '../game.ts';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server') as typeof ServerModule;

const server = Server({ games: [sintra], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run(0);
console.log((appServer.address() as AddressInfo).port);
