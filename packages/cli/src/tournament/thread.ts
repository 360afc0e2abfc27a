/** A thread that plays one game after another: it receives a fixture and sends back the game. */
import { parentPort, workerData } from 'node:worker_threads';
import { withKit } from '../kits.ts';
import { Lobby } from '../players/lobby.ts';
import { playFixture } from './play.ts';
import type { Fixture } from './schedule.ts';
import type { Settings } from './settings.ts';

const settings = workerData as Settings;
const lobby = new Lobby(settings);
let leaving = false;

/** Null ends the thread. */
parentPort?.on('message', (fixture: Fixture | null) => void (fixture === null ? leave() : play(fixture)));

/** A game that throws is a bug, and ends the thread, which reports it to the pool. */
async function play(fixture: Fixture): Promise<void> {
  const played = await withKit(settings.game, (kit) => playFixture(kit, settings, fixture, lobby));
  // A program that we ended in the middle of a game has not forfeited it.
  if (!leaving) parentPort?.postMessage(played, []);
}

async function leave(): Promise<void> {
  leaving = true;
  await lobby.close();
  process.exit();
}
