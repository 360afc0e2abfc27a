/** The yardstick in C: compiled where there is a compiler, and run once for each slice. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('../../native/main.c', import.meta.url));

const FLAGS = ['-O3', '-march=native', '-Wall', '-Wextra', '-Werror'];

/** How long to play: a number of games, or all games that start within a given time. */
export type Limit = { readonly games: number } | { readonly milliseconds: number };

/** What was played; the seconds are CPU time. */
export interface Played {
  readonly games: number;
  readonly moves: number;
  /** The lengths of all lists of legal moves, added up. */
  readonly choices: number;
  /** The points of all seats, added up. */
  readonly score: number;
  readonly seconds: number;
}

/** Plays random games of the game with this id. */
export type Yardstick = (game: string, limit: Limit, players: number, seed: number) => Played;

/** Undefined without a C compiler. The program is removed when this process ends. */
export function compileYardstick(): Yardstick | undefined {
  if (!hasCompiler()) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'leadlight-yardstick-'));
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const program = join(folder, 'yardstick');
  execFileSync('cc', [...FLAGS, '-o', program, SOURCE]);
  return (...order) => run(program, ...order);
}

function hasCompiler(): boolean {
  try {
    execFileSync('cc', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function run(program: string, game: string, limit: Limit, players: number, seed: number): Played {
  const most = 'games' in limit ? ['games', limit.games] : ['milliseconds', limit.milliseconds];
  const output = execFileSync(program, [game, players, ...most, seed].map(String), { encoding: 'utf8' });
  const [games = 0, moves = 0, choices = 0, score = 0, seconds = 0] = output.split(' ').map(Number);
  return { games, moves, choices, score, seconds };
}
