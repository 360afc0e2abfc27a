/** A game written in C, as a yardstick, if the repository has it: an installed Leadlight does not depend on it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject } from '@leadlight/core';
import type { AllTexts } from '@leadlight/messages';
import { PACKAGE } from '../base/places.ts';
import type { Measured, Peer, Runner } from './terminal-game.ts';

const MODULE = new URL('../../bench/src/native/yardstick.ts', PACKAGE);

type Yardstick = (game: string, limit: { readonly milliseconds: number }, players: number, seed: number) => Measured;

let compiled: Promise<Yardstick | undefined> | undefined;

/** The game with this id, from two players on. */
export const nativePeer = (game: string, name: (texts: AllTexts) => string): Peer => ({
  name: (texts) => texts.cli.bench.native(name(texts)),
  ratio: (texts) => texts.cli.labelled(name(texts), 'C ÷ Leadlight'),
  over: 'theirs',
  missing: ({ cli }) => cli.bench.nativeMissing,
  leastPlayers: 2,
  load: async () => {
    const yardstick = await (compiled ??= compile());
    return yardstick && ((players: number): Runner => runnerOf(yardstick, game, players));
  },
});

/** Each slice goes on with other chance. */
function runnerOf(yardstick: Yardstick, game: string, players: number): Runner {
  let seed = players;
  return (milliseconds) => yardstick(game, { milliseconds }, players, (seed += 10));
}

async function compile(): Promise<Yardstick | undefined> {
  if (!existsSync(fileURLToPath(MODULE))) return undefined;
  const module: unknown = await import(MODULE.href);
  return isObject(module) ? (module['compileYardstick'] as () => Yardstick | undefined)() : undefined;
}
