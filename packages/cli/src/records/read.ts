/** Reads records from files and standard input one by one, whatever the size of the file. */
import { createReadStream } from 'node:fs';
import { parseJson } from '@leadlight/core';
import { Complaint, systemError } from '../base/complaint.ts';
import type { Terminal } from '../base/terminal.ts';
import { Splitter, type Piece } from './split.ts';

/** One JSON value of a file: its place, and its contents or the reason why it cannot be read. */
export interface Entry {
  readonly file: string;
  /** Its number in the file, from 1. */
  readonly number: number;
  readonly line: number;
  readonly json: { readonly value: unknown } | Fault;
}

/** Not JSON, or larger than any record can be. */
type Fault = 'notJson' | 'tooLarge';

/** The name for standard input. */
export const STDIN = '-';

const openInput = (file: string): AsyncIterable<string> =>
  file === STDIN ? process.stdin.setEncoding('utf8') : createReadStream(file, 'utf8');

async function* piecesOf(input: AsyncIterable<string>): AsyncGenerator<Piece> {
  const splitter = new Splitter();
  for await (const chunk of input) yield* splitter.push(chunk);
  yield* splitter.end();
}

const toEntry = (file: string, number: number, { text, line }: Piece): Entry => ({
  file,
  number,
  line,
  json: jsonIn(text),
});

function jsonIn(text: string | undefined): Entry['json'] {
  if (text === undefined) return 'tooLarge';
  const parsed = mayBeJson(text) ? parseJson(text) : undefined;
  return parsed?.ok === true ? { value: parsed.value } : 'notJson';
}

const END_OF: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['[', ']'],
  ['"', '"'],
]);

/** A quick look at both ends: the parser is slow to refuse, and a file may be full of text that is not JSON. */
function mayBeJson(text: string): boolean {
  const end = END_OF.get(text.charAt(0));
  return end === undefined ? /^[-\dtfn]/.test(text) : text.endsWith(end);
}

/** The fault of an entry without a value. */
export const faultOf = ({ file, number, line }: Entry, fault: Fault, terminal: Terminal): string => {
  const { verify, errors } = terminal.texts.cli;
  return errors[fault](verify.record(nameOf(file, terminal), number), line);
};

export const nameOf = (file: string, { texts }: Terminal): string => (file === STDIN ? texts.cli.errors.stdin : file);

/** All values of a file. Complains if the file cannot be read or has none. */
export async function* readEntries(file: string, terminal: Terminal): AsyncGenerator<Entry> {
  const { errors } = terminal.texts.cli;
  let number = 0;
  try {
    for await (const piece of piecesOf(openInput(file))) yield toEntry(file, ++number, piece);
  } catch (error) {
    const code = systemError(error);
    throw code === undefined ? error : new Complaint(errors.unreadable(nameOf(file, terminal), code), 'file');
  }
  if (number === 0) throw new Complaint(errors.noRecords(nameOf(file, terminal)), 'file');
}
