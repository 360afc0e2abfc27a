import { command, type AnyCommand } from '../base/command.ts';
import { EXIT } from '../base/complaint.ts';
import { refuseRest } from '../base/rest.ts';
import type { Games } from '../game/games.ts';
import { Stop } from '../base/signals.ts';
import type { Terminal } from '../base/terminal.ts';
import { isStartOf } from './games.ts';
import { playFrom } from './players.ts';
import { openOutput, type Output } from './output.ts';
import { readOrder, SIMULATE_FLAGS, type Order } from './order.ts';
import { progressOf } from '../drawing/progress.ts';

/** Records are written in pieces of about this many characters. */
const PIECE = 1 << 16;

export const simulate = (games: Games): AnyCommand =>
  command({
    name: 'simulate',
    flags: SIMULATE_FLAGS,
    added: { after: 'seed', flags: games.flagsFor('simulate') },
    required: ['game'],
    values: {
      game: games.ids.join('|'),
      players: 'N',
      games: 'N',
      seed: 'TEXT',
      bots: 'NAME,NAME,…',
      out: 'FILE',
      workers: 'N',
    },
    takes: '',
    examples: games.examplesFor('simulate'),
    run: async ({ flags, rest }, terminal) => {
      refuseRest(rest, terminal);
      const order = readOrder(flags, games, terminal.texts);
      return flags.out === undefined ? toStandardOutput(order, terminal) : toFile(order, flags.out, terminal);
    },
  });

async function toStandardOutput(order: Order, { write }: Terminal): Promise<number> {
  await writeAll(order, { found: 0, write });
  return EXIT.fine;
}

async function toFile(order: Order, file: string, terminal: Terminal): Promise<number> {
  // Signals are caught before there is anything to clean up.
  const stop = new Stop();
  try {
    const output = await openOutput(file, (lines) => isStartOf(order, lines), terminal);
    greet(output, file, terminal);
    const done = await writeAll(order, output, stop.asked).finally(() => output.close());
    tell({ order, done, output, file }, terminal);
  } finally {
    stop.release();
  }
  return stop.exitCode ?? EXIT.fine;
}

/** Returns the number of records in the file: fewer than requested if interrupted. */
async function writeAll(order: Order, output: Pick<Output, 'found' | 'write'>, stop?: AbortSignal): Promise<number> {
  const progress = progressOf(order.games, stop !== undefined);
  let done = output.found;
  let waiting = '';
  for await (const line of playFrom(order, done + 1, stop)) {
    waiting += `${line}\n`;
    progress.show(++done);
    if (waiting.length < PIECE) continue;
    await output.write(waiting);
    waiting = '';
  }
  progress.clear();
  await output.write(waiting);
  return done;
}

function greet({ found }: Output, file: string, { texts }: Terminal): void {
  if (found > 0 && process.stderr.isTTY) process.stderr.write(`${texts.cli.tournament.found(found, file)}\n`);
}

interface Ending {
  readonly order: Order;
  readonly done: number;
  readonly output: Output;
  readonly file: string;
}

/** After an interruption, reports what was saved; on a terminal, reports the finished file. */
function tell({ order, done, output, file }: Ending, { texts }: Terminal): void {
  const { tournament: course, simulate: words } = texts.cli;
  const kept = output.lasting && done > 0 ? [course.goesOn(file)] : [];
  if (done < order.games) process.stderr.write(`${[course.stopped(done, order.games), ...kept].join(' ')}\n`);
  else if (process.stderr.isTTY) process.stderr.write(`${words.written(order.games, file)}\n`);
}
