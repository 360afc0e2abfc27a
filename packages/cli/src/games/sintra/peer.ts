/** Sintra on boardgame.io, if the repository has it: an installed Leadlight does not depend on it. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isObject } from '@leadlight/core';
import { systemError } from '../../base/complaint.ts';
import { PACKAGE } from '../../base/places.ts';
import type { Measured, Peer, Runner } from '../../game/terminal-game.ts';

const MODULE = new URL('../../bench/src/sintra/play.ts', PACKAGE);

type PlayRandomGames = (limit: { readonly milliseconds: number }, players: number, seed: number) => Measured;

export const PEER: Peer = {
  name: ({ cli }) => cli.bench.peer,
  ratio: ({ cli }) => cli.bench.ratio,
  over: 'ours',
  missing: ({ cli }) => cli.bench.peerMissing,
  load: loadRunner,
};

/** Undefined if it, or boardgame.io itself, is missing. */
async function loadRunner(): Promise<((players: number) => Runner) | undefined> {
  if (!existsSync(fileURLToPath(MODULE))) return undefined;
  // Outside production, boardgame.io checks after each step that the state is plain data, which only slows it down.
  process.env['NODE_ENV'] ??= 'production';
  const play = await load();
  return play && ((players) => (milliseconds) => play({ milliseconds }, players, players));
}

async function load(): Promise<PlayRandomGames | undefined> {
  try {
    const module: unknown = await import(MODULE.href);
    return isObject(module) ? (module['playRandomGames'] as PlayRandomGames) : undefined;
  } catch (error) {
    if (systemError(error)?.endsWith('MODULE_NOT_FOUND')) return undefined;
    throw error;
  }
}
