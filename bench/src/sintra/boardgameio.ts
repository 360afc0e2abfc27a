/**
 * The parts of boardgame.io that the peer uses. Its folders (`boardgame.io/core`) name their entry in their own
 * `package.json`, which Node's `import` ignores but `require` reads.
 */
import { createRequire } from 'node:module';

import type * as Core from 'boardgame.io/core' with { 'resolution-mode': 'require' };
import type * as Internal from 'boardgame.io/internal' with { 'resolution-mode': 'require' };

const require = createRequire(import.meta.url);

export const { INVALID_MOVE, TurnOrder } = require('boardgame.io/core') as typeof Core;
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof Internal;
