/** A thread that plays one game after another: it receives a fixture and sends back the game. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Games } from '../game/games.ts';
import { Lobby } from './lobby.ts';
import { playFixture } from './play.ts';
import type { Start } from './pool.ts';
import type { Fixture } from './schedule.ts';

const { settings, registry } = workerData as Start;
const { GAMES } = (await import(registry)) as { readonly GAMES: Games };
const game = GAMES.under(settings.game, settings.rules) ?? GAMES.latest(settings.game);
const lobby = new Lobby(settings);
let leaving = false;

/** Null ends the thread. */
parentPort?.on('message', (fixture: Fixture | null) => void (fixture === null ? leave() : play(fixture)));

/** A game that throws is a bug, and ends the thread, which reports it to the pool. */
async function play(fixture: Fixture): Promise<void> {
  const played = await playFixture(game, settings, fixture, lobby);
  // A program that we ended in the middle of a game has not forfeited it.
  if (!leaving) parentPort?.postMessage(played, []);
}

async function leave(): Promise<void> {
  leaving = true;
  await lobby.close();
  process.exit();
}
