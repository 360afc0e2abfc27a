/** Measures tables: `node --conditions source bench/src/table/main.ts [tables] [slices]`. */
import type { Game, GameTypes } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import { memoryOf } from './memory.ts';
import { speedOf } from './speed.ts';

const [tables = 10_000, slices = 15] = process.argv.slice(2).map(Number);

async function rowOf<T extends GameTypes>(game: Game<T>): Promise<string> {
  const { rules, command, perViewer } = await speedOf(game, slices);
  const { played, opened } = await memoryOf(game, tables);
  const figures = [rules, command, perViewer, played / 1000, opened / 1000].map((figure) => figure.toFixed(1));
  return `| ${[game.id, ...figures].join(' | ')} |`;
}

console.log('| game | rules alone, µs | command, µs | each viewer, µs | KB per table | KB per opened table |');
console.log('| ---- | --------------: | ----------: | --------------: | -----------: | ------------------: |');
console.log(await rowOf(sintra));
console.log(await rowOf(sagrada));
