import { seedFromText, writeRecord, type AnyEvent, type GameTypes } from '@leadlight/core';
import { command } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { withKit, type Kit } from '../kits.ts';
import { levelPlayer } from '../players/level.ts';
import { SETTING_VALUES } from '../setting.ts';
import type { Terminal } from '../terminal.ts';
import { openOutput, type Output } from './output.ts';
import { readOrder, SIMULATE_FLAGS, type Order } from './order.ts';
import { progressOf } from './progress.ts';
import { recordMatch } from './record.ts';

/** Records are written in pieces of about this many characters. */
const PIECE = 1 << 16;

export const simulate = command({
  name: 'simulate',
  flags: SIMULATE_FLAGS,
  required: ['game'],
  values: {
    ...SETTING_VALUES,
    games: 'N',
    seed: 'TEXT',
    'with-tools': 'ID,ID,…',
    bots: 'NAME,NAME,…',
    out: 'FILE',
  },
  takes: '',
  examples: [
    'leadlight simulate --game sintra --players 4 --games 100 --bots greedy,random --out games.jsonl',
    'leadlight simulate --game sagrada --players 1 --tools 5 --annotate | leadlight verify',
  ],
  run: async ({ flags, rest }, terminal) => {
    const { errors } = terminal.texts.cli;
    if (rest.length > 0) throw new Complaint(errors.unexpected(rest[0]));
    const order = readOrder(flags, terminal.texts);
    const output = await openOutput(flags.out, terminal);
    try {
      await writeAll(order, output, flags.out !== undefined);
    } catch (error) {
      await output.discard();
      throw error;
    }
    await output.finish();
    tell(order, flags.out, terminal);
    return EXIT.fine;
  },
});

async function writeAll(order: Order, output: Output, toFile: boolean): Promise<void> {
  const progress = progressOf(order.games, toFile);
  let waiting = '';
  for (let number = 1; number <= order.games; number++) {
    waiting += `${await withKit(order.game, (kit) => simulated(kit, order, number))}\n`;
    progress.show(number);
    if (waiting.length < PIECE) continue;
    await output.write(waiting);
    waiting = '';
  }
  progress.clear();
  await output.write(waiting);
}

/** The record of one of the games, as a line of JSON. Games are numbered from 1. */
async function simulated<T extends GameTypes>(kit: Kit<T>, order: Order, number: number): Promise<string> {
  const { game, bots } = kit;
  const options = game.parseOptions(order.options, order.players);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const seed = seedFromText(`${order.seed}#${number}`);
  const deal = <E extends AnyEvent>(event: E): E => (event.type === 'setup' ? { ...event, tools: order.tools } : event);
  const match = {
    game,
    options: options.value,
    players: order.bots.map((level) => levelPlayer(bots, level)),
    seed,
    thoughts: seed,
    annotate: order.annotate,
    ...(order.tools.length > 0 && { arrange: deal }),
  };
  return writeRecord(await recordMatch(match));
}

function tell(order: Order, file: string | undefined, { texts }: Terminal): void {
  if (file !== undefined && process.stderr.isTTY) {
    process.stderr.write(`${texts.cli.simulate.written(order.games, file)}\n`);
  }
}
