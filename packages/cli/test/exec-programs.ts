/** Good and bad programs for the table. */
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The beginning of every program. */
const HEAD = `
import { createInterface } from 'node:readline';
import { appendFileSync } from 'node:fs';
let asked = 0;
const say = (answer) => console.log(JSON.stringify(answer));
const note = (text) => appendFileSync(process.argv[1] + '.notes', text + '\\n');
`;

/** For programs that play whole games: the legal moves. */
const RULES = `
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
const legal = ({ seat, record }) => {
  const game = { sintra, sagrada }[record.game];
  const position = game.start(record.options, record.players.length);
  for (const event of record.events) game.play(position, event);
  return game.legal(position, seat);
};
`;

/** The loop that handles each question. */
const body = (reply: string): string => `
for await (const line of createInterface(process.stdin)) {
  const question = JSON.parse(line);
  const { id } = question;
  asked++;
  ${reply}
}
`;

export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), 'leadlight-exec-'));
  private made = 0;

  constructor() {
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** The command of a program that runs this code for each `question` with its `id`. */
  program(reply: string, start = ''): string {
    return this.script(`${HEAD}${start}${body(reply)}`);
  }

  /** The same for a program that knows the rules: `legal(question)` lists the moves. */
  player(reply: string, start = ''): string {
    return this.script(`${HEAD}${RULES}${start}${body(reply)}`);
  }

  /** The command of a program with this source. */
  script(source: string): string {
    const file = join(this.folder, `program ${++this.made}.mjs`);
    writeFileSync(file, source);
    return `"${process.execPath}" --conditions=source "${file}"`;
  }

  /** The notes of the latest program. */
  notes(): readonly string[] {
    const file = this.notesOf(this.made);
    return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
  }

  /** The file for the next program's notes. */
  get nextNotes(): string {
    return this.notesOf(this.made + 1);
  }

  private notesOf(program: number): string {
    return join(this.folder, `program ${program}.mjs.notes`);
  }

  close(): void {
    rmSync(this.folder, { recursive: true });
  }
}
