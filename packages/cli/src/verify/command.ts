import { command } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { nameOf, readEntries, STDIN, type Entry } from '../records/read.ts';
import { plain, type Terminal } from '../terminal.ts';
import { checkRecord } from './check.ts';

interface Tally {
  records: number;
  bad: number;
  unreadable: number;
}

export const verify = command({
  name: 'verify',
  flags: {},
  required: [],
  values: {},
  takes: '[FILE…]',
  examples: ['leadlight verify games.jsonl', 'leadlight simulate --game sintra --games 1000 | leadlight verify'],
  run: async ({ rest }, terminal) => {
    if (rest.length === 0 && process.stdin.isTTY) throw new Complaint(terminal.texts.cli.errors.filesMissing);
    const tally: Tally = { records: 0, bad: 0, unreadable: 0 };
    for (const file of rest.length === 0 ? [STDIN] : rest) await verifyFile(file, tally, terminal);
    summarise(tally, terminal);
    if (tally.unreadable > 0) return EXIT.unusable;
    return tally.bad > 0 ? EXIT.bad : EXIT.fine;
  },
});

/** A file that cannot be read is told, and the next one is read all the same. */
async function verifyFile(file: string, tally: Tally, terminal: Terminal): Promise<void> {
  try {
    for await (const entry of readEntries(file, terminal)) await verifyEntry(entry, tally, terminal);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    tally.unreadable++;
    terminal.complain(error.message);
  }
}

async function verifyEntry({ file, number, line, json }: Entry, tally: Tally, terminal: Terminal): Promise<void> {
  const { verify: words, errors } = terminal.texts.cli;
  const name = words.record(nameOf(file, terminal), number);
  if (json === undefined) {
    tally.unreadable++;
    terminal.complain(errors.notJson(name, line));
    return;
  }
  const checked = checkRecord(json.value, terminal.texts);
  tally.records++;
  if (!checked.good) tally.bad++;
  await terminal.write(`${plain(`${name}: ${checked.line}`)}\n`);
}

/** Whoever watches a long list go by wants to know how it ended. */
function summarise({ records, bad }: Tally, { texts, watched }: Terminal): void {
  if (watched && records > 1) process.stderr.write(`${texts.cli.verify.summary(records, bad)}\n`);
}
