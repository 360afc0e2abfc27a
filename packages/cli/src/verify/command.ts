import { command, type AnyCommand } from '../base/command.ts';
import { Complaint, EXIT } from '../base/complaint.ts';
import type { Games } from '../game/games.ts';
import { faultOf, nameOf, readEntries, STDIN, type Entry } from '../records/read.ts';
import { plain, type Terminal } from '../base/terminal.ts';
import { checkRecord, type Checked } from '../records/check.ts';

interface Tally {
  records: number;
  bad: number;
  unreadable: number;
}

export const verify = (games: Games): AnyCommand =>
  command({
    name: 'verify',
    flags: {},
    required: [],
    values: {},
    takes: '[FILE…]',
    examples: ['leadlight verify games.jsonl', ...games.examplesFor('verify')],
    run: async ({ rest }, terminal) => {
      if (rest.length === 0 && process.stdin.isTTY) throw new Complaint(terminal.texts.cli.errors.filesMissing);
      const tally: Tally = { records: 0, bad: 0, unreadable: 0 };
      const check = (json: unknown): Checked => checkRecord(json, games, terminal.texts);
      for (const file of rest.length === 0 ? [STDIN] : rest) await verifyFile(file, check, tally, terminal);
      summarise(tally, terminal);
      if (tally.unreadable > 0) return EXIT.unusable;
      return tally.bad > 0 ? EXIT.bad : EXIT.fine;
    },
  });

type Check = (json: unknown) => Checked;

/** At most this many unreadable parts of a file are listed. */
const MOST_LISTED = 10;

/** Reports a file that cannot be read, and continues with the next one. */
async function verifyFile(file: string, check: Check, tally: Tally, terminal: Terminal): Promise<void> {
  let unreadable = 0;
  try {
    for await (const entry of readEntries(file, terminal)) {
      const { json } = entry;
      if (typeof json === 'object') await report(entry, check(json.value), tally, terminal);
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

async function report({ file, number }: Entry, checked: Checked, tally: Tally, terminal: Terminal): Promise<void> {
  const { labelled, verify: words } = terminal.texts.cli;
  const name = words.record(nameOf(file, terminal), number);
  tally.records++;
  if (!checked.good) tally.bad++;
  await terminal.write(`${plain(labelled(name, checked.line))}\n`);
}

/** On a terminal, a long list ends with a summary. */
function summarise({ records, bad }: Tally, { texts, watched }: Terminal): void {
  if (watched && records > 1) process.stderr.write(`${texts.cli.verify.summary(records, bad)}\n`);
}
