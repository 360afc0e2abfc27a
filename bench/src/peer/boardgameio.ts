/**
 * What the peer uses of boardgame.io. Its folders (`boardgame.io/core`) name their entry in a `package.json` of their
 * own, which Node's `import` does not read but `require` does.
 */
import { createRequire } from 'node:module';

import type * as Core from 'boardgame.io/core' with { 'resolution-mode': 'require' };
import type * as Internal from 'boardgame.io/internal' with { 'resolution-mode': 'require' };

const require = createRequire(import.meta.url);

export const { INVALID_MOVE, TurnOrder } = require('boardgame.io/core') as typeof Core;
export const { CreateGameReducer, InitializeGame, ProcessGameConfig } =
  require('boardgame.io/internal') as typeof Internal;
