/** What `verify` prints: a line for each record, or only the bad ones and a summary, for people or for programs. */
import type { Complaint } from '../base/complaint.ts';
import { plain, type Terminal } from '../base/terminal.ts';
import type { Checked } from '../records/check.ts';
import { faultOf, nameOf, type Fault } from '../records/read.ts';
import type { Examined } from './examine.ts';

interface Form {
  readonly json: boolean;
  /** Only bad records and the totals. */
  readonly summary: boolean;
}

/** At most this many unreadable parts of a file are listed. */
const MOST_LISTED = 10;

export class Report {
  records = 0;
  bad = 0;
  unreadable = 0;
  private file = '';
  private number = 0;
  private unreadableHere = 0;
  private readonly terminal: Terminal;
  private readonly form: Form;

  constructor(terminal: Terminal, form: Form) {
    this.terminal = terminal;
    this.form = form;
  }

  begin(file: string): void {
    this.file = file;
    this.number = 0;
    this.unreadableHere = 0;
  }

  async add({ line, found }: Examined): Promise<void> {
    this.number++;
    if (typeof found === 'string') return this.addFault(line, found);
    this.records++;
    if (!found.good) this.bad++;
    if (found.good && this.form.summary) return;
    if (this.form.json) await this.terminal.write(`${this.facts(line, found)}\n`);
    else await this.terminal.tell(`${this.line(found)}\n`);
  }

  /** A file that cannot be read, or has no records. */
  async fail(complaint: Complaint): Promise<void> {
    this.endFile();
    this.unreadable++;
    if (this.form.json) await this.terminal.write(`${JSON.stringify({ file: this.file, error: complaint.message })}\n`);
    else this.terminal.complain(complaint.message);
  }

  endFile(): void {
    const more = this.unreadableHere - MOST_LISTED;
    if (more <= 0 || this.form.json) return;
    this.terminal.complain(this.terminal.texts.cli.errors.moreUnreadable(nameOf(this.file, this.terminal), more));
  }

  /** On a terminal, a long list ends with a summary, even if nobody asked for one. */
  async end(): Promise<void> {
    const { records, bad, unreadable, form, terminal } = this;
    const words = terminal.texts.cli.verify.summary(records, bad);
    if (form.summary && form.json) await terminal.write(`${JSON.stringify({ records, bad, unreadable })}\n`);
    else if (form.summary) await terminal.tell(`${words}\n`);
    else if (!form.json && terminal.watched && records > 1) process.stderr.write(`${words}\n`);
  }

  private async addFault(line: number, fault: Fault): Promise<void> {
    this.unreadable++;
    this.unreadableHere++;
    const { file, number, terminal } = this;
    if (this.form.json) await terminal.write(`${JSON.stringify({ file, record: number, line, good: false, fault })}\n`);
    else if (this.unreadableHere <= MOST_LISTED) terminal.complain(faultOf({ file, number, line }, fault, terminal));
  }

  private line({ line }: Checked): string {
    const { labelled, verify } = this.terminal.texts.cli;
    return plain(labelled(verify.record(nameOf(this.file, this.terminal), this.number), line));
  }

  private facts(line: number, { good, facts }: Checked): string {
    return JSON.stringify({ file: this.file, record: this.number, line, good, ...facts });
  }
}
