/** The CPU time of a command: by the rules alone, at a table, and for each viewer. */
import { fairLuck, settle, type Game, type GameTypes, type Viewer } from '@leadlight/core';
import { PLAYERS, SALTS, scriptOf, type GameScript } from './game-script.ts';
import { arriving, guestAt, hostOf, playAll } from './hosted.ts';

/** The viewers of a watched table: everyone at it, and a spectator. */
const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, null];

/** Whole games per slice. */
const GAMES = 20;

const cpuMicroseconds = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return user + system;
};

/** Microseconds per command of one slice. */
type Slice = () => Promise<number>;

function rulesAlone<T extends GameTypes>({ game, options, seed, turns }: GameScript<T>): void {
  const luck = fairLuck(game.id, seed, SALTS);
  let position = game.start(options, PLAYERS);
  settle(game, position, luck);
  for (const { moves } of turns) {
    const next = game.copy(position);
    for (const move of moves) {
      const parsed = game.parseEvent(move);
      if (parsed.ok) game.play(next, parsed.value);
    }
    settle(game, next, luck);
    position = next;
  }
}

const commandsIn = <T extends GameTypes>(scripts: readonly GameScript<T>[]): number =>
  scripts.reduce((sum, { turns }) => sum + turns.length, 0);

const rulesSlice =
  <T extends GameTypes>(scripts: readonly GameScript<T>[]): Slice =>
  () => {
    const before = process.cpuUsage();
    for (const script of scripts) rulesAlone(script);
    return Promise.resolve(cpuMicroseconds(before) / commandsIn(scripts));
  };

const tableSlice =
  <T extends GameTypes>(scripts: readonly GameScript<T>[], viewers: readonly Viewer[]): Slice =>
  async () => {
    const tables = scripts.map((script) => ({ host: hostOf(script), commands: script.turns.map(arriving) }));
    for (const { host } of tables) {
      for (const viewer of viewers) host.connect(viewer, guestAt(viewer ?? PLAYERS)).listen(0, () => undefined);
    }
    const before = process.cpuUsage();
    for (const { host, commands } of tables) await playAll(host, commands);
    return cpuMicroseconds(before) / commandsIn(scripts);
  };

export interface Speed {
  readonly rules: number;
  readonly command: number;
  readonly perViewer: number;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** A slice and the times that its runs took. */
const timed = (slice: Slice) => ({ slice, times: new Array<number>() });

/** The medians of slices that alternate, in microseconds. */
export async function speedOf<T extends GameTypes>(game: Game<T>, slices: number): Promise<Speed> {
  const scripts = Array.from({ length: GAMES }, (_, i) => scriptOf(game, `table ${i}`));
  const rules = timed(rulesSlice(scripts));
  const command = timed(tableSlice(scripts, []));
  const watched = timed(tableSlice(scripts, VIEWERS));
  const kinds = [rules, command, watched];
  for (const { slice } of kinds) await slice();
  for (let at = 0; at < slices; at++) for (const { slice, times } of kinds) times.push(await slice());
  return {
    rules: median(rules.times),
    command: median(command.times),
    perViewer: (median(watched.times) - median(command.times)) / VIEWERS.length,
  };
}
