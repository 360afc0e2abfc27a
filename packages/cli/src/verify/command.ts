import { command } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { faultOf, nameOf, readEntries, STDIN, type Entry } from '../records/read.ts';
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

/** At most this many unreadable parts of a file are listed. */
const MOST_LISTED = 10;

/** Reports a file that cannot be read, and continues with the next one. */
async function verifyFile(file: string, tally: Tally, terminal: Terminal): Promise<void> {
  let unreadable = 0;
  try {
    for await (const entry of readEntries(file, terminal)) {
      const { json } = entry;
      if (typeof json === 'object') await verifyRecord(entry, json.value, tally, terminal);
      else if (++unreadable <= MOST_LISTED) terminal.complain(faultOf(entry, json, terminal));
    }
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    tally.unreadable++;
    terminal.complain(error.message);
  }
  tally.unreadable += unreadable;
  const more = unreadable - MOST_LISTED;
  if (more > 0) terminal.complain(terminal.texts.cli.errors.moreUnreadable(nameOf(file, terminal), more));
}

async function verifyRecord({ file, number }: Entry, json: unknown, tally: Tally, terminal: Terminal): Promise<void> {
  const name = terminal.texts.cli.verify.record(nameOf(file, terminal), number);
  const checked = checkRecord(json, terminal.texts);
  tally.records++;
  if (!checked.good) tally.bad++;
  await terminal.write(`${plain(`${name}: ${checked.line}`)}\n`);
}

/** On a terminal, a long list ends with a summary. */
function summarise({ records, bad }: Tally, { texts, watched }: Terminal): void {
  if (watched && records > 1) process.stderr.write(`${texts.cli.verify.summary(records, bad)}\n`);
}
