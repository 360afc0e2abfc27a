/** A thread that plays games, one after the other: a fixture comes in, the game goes out. */
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

/** A game that fails is our own mistake, and ends the thread with it: whoever waits is told. */
async function play(fixture: Fixture): Promise<void> {
  const played = await withKit(settings.game, (kit) => playFixture(kit, settings, fixture, lobby));
  // A program that was sent away in the middle of a game has not lost it.
  if (!leaving) parentPort?.postMessage(played, []);
}

async function leave(): Promise<void> {
  leaving = true;
  await lobby.close();
  process.exit();
}
