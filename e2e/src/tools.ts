/** Moments in games of Sagrada when a tool can be used, from records made by the command line. */
import { spawnSync } from 'node:child_process';
import { sagrada, TOOL_IDS, type Sagrada, type ToolId, type Use } from '@leadlight/sagrada';
import { ROOT } from './root.ts';

interface Played {
  readonly options: Sagrada['options'];
  readonly events: readonly Sagrada['event'][];
}

export interface Place {
  /** The record, as in a file. */
  readonly file: string;
  /** The number of events so far. */
  readonly at: number;
  /** The seat whose turn it is. */
  readonly seat: number;
  /** A way to use the tool there. */
  readonly use: Use;
}

type Wish = (use: Use) => boolean;

/** By then there are dice in the windows and on the round track. */
const ROUND = 4;
const PLAYERS = 2;
const DEALT = 3;

/** The tool and those dealt with it. */
const dealtWith = (tool: ToolId): readonly ToolId[] => {
  const from = DEALT * Math.floor(TOOL_IDS.indexOf(tool) / DEALT);
  return TOOL_IDS.slice(from, from + DEALT);
};

const made = new Map<string, readonly string[]>();

function gamesWith(tools: readonly ToolId[]): readonly string[] {
  const key = tools.join(',');
  const games = made.get(key) ?? simulate(key);
  made.set(key, games);
  return games;
}

/** Greedy bots keep some of their Favor tokens for a long time. */
function simulate(tools: string): readonly string[] {
  const game = ['--game', 'sagrada', '--players', String(PLAYERS), '--with-tools', tools];
  const order = [...game, '--games', '8', '--bots', 'greedy'];
  const program = ['--conditions=source', 'packages/cli/src/main.ts', 'simulate'];
  const { stdout } = spawnSync(process.execPath, [...program, ...order], { cwd: ROOT, encoding: 'utf8' });
  return stdout.trim().split('\n');
}

/** The first place from the fourth round on where a player can use the tool in the wanted way. */
function findIn(file: string, tool: ToolId, wish: Wish): Place | undefined {
  const { options, events } = JSON.parse(file) as Played;
  const position = sagrada.start(options, PLAYERS);
  for (const [at, event] of events.entries()) {
    const { round, turn } = sagrada.view(position, null);
    const moves = round < ROUND || turn === null ? [] : sagrada.legal(position, turn.seat);
    const use = moves.find((move): move is Use => move.type === 'tool' && move.tool === tool && wish(move));
    if (turn !== null && use !== undefined) return { file, at, seat: turn.seat, use };
    sagrada.play(position, event);
  }
  return undefined;
}

export function placeFor(tool: ToolId, wish: Wish = () => true): Place {
  for (const file of gamesWith(dealtWith(tool))) {
    const place = findIn(file, tool, wish);
    if (place !== undefined) return place;
  }
  throw new Error(`Nobody can use ${tool} in these games.`);
}
