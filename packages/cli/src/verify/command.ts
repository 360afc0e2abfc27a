import { command, type AnyCommand } from '../base/command.ts';
import { Complaint, EXIT } from '../base/complaint.ts';
import { wholeNumber, type Flags, type Given } from '../base/flags.ts';
import type { Games } from '../game/games.ts';
import { cores, MOST_WORKERS } from '../base/cores.ts';
import { STDIN } from '../records/read.ts';
import type { Terminal } from '../base/terminal.ts';
import { Checkers } from './checkers.ts';
import { Report } from './report.ts';

const VERIFY_FLAGS = { summary: 'switch', json: 'switch', workers: 'value' } as const satisfies Flags;

export const verify = (games: Games): AnyCommand =>
  command({
    name: 'verify',
    flags: VERIFY_FLAGS,
    required: [],
    values: { workers: 'N' },
    takes: '[FILE…]',
    examples: ['leadlight verify games.jsonl', 'leadlight verify --summary *.jsonl', ...games.examplesFor('verify')],
    run: async ({ flags, rest }, terminal) => {
      const { errors } = terminal.texts.cli;
      if (rest.length === 0 && process.stdin.isTTY) throw new Complaint(errors.filesMissing);
      const bounds = { least: 1, most: MOST_WORKERS, fallback: cores() };
      const workers = wholeNumber('workers', flags.workers, bounds, errors);
      return verifyFiles(
        rest.length === 0 ? [STDIN] : rest,
        new Checkers(games, terminal.texts, workers),
        flags,
        terminal,
      );
    },
  });

async function verifyFiles(
  files: readonly string[],
  checkers: Checkers,
  flags: Given<typeof VERIFY_FLAGS>['flags'],
  terminal: Terminal,
): Promise<number> {
  const report = new Report(terminal, { json: flags.json === true, summary: flags.summary === true });
  try {
    for (const file of files) await verifyFile(file, checkers, report, terminal);
  } finally {
    await checkers.close();
  }
  await report.end();
  if (report.unreadable > 0) return EXIT.unusable;
  return report.bad > 0 ? EXIT.bad : EXIT.fine;
}

/** Reports a file that cannot be read, and continues with the next one. */
async function verifyFile(file: string, checkers: Checkers, report: Report, terminal: Terminal): Promise<void> {
  report.begin(file);
  try {
    for await (const examined of checkers.check(file, terminal)) await report.add(examined);
    report.endFile();
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    await report.fail(error);
  }
}
