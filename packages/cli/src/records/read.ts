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
export type Fault = 'notJson' | 'tooLarge';

/** The characters of a file that are read at once: the work for one thread. */
const CHUNK = 1 << 18;

/** The name for standard input. */
export const STDIN = '-';

const openInput = (file: string): AsyncIterable<string> =>
  file === STDIN
    ? process.stdin.setEncoding('utf8')
    : createReadStream(file, { encoding: 'utf8', highWaterMark: CHUNK });

/** A value, or the reason why there is none, and its first line. */
export interface Found {
  readonly line: number;
  readonly json: Entry['json'];
}

/** The values of a piece. If an unread line turns out not to be one value, it is cut as carefully as any other text. */
export function valuesIn({ text, line, unread }: Piece): readonly Found[] {
  const json = jsonIn(text);
  if (unread !== true || text === undefined || typeof json === 'object') return [{ line, json }];
  const splitter = new Splitter();
  const parts = [...splitter.push(text), ...splitter.end()];
  return parts.map((part) => ({ line, json: jsonIn(part.text) }));
}

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
export const faultOf = (
  { file, number, line }: Pick<Entry, 'file' | 'number' | 'line'>,
  fault: Fault,
  terminal: Terminal,
): string => {
  const { verify, errors } = terminal.texts.cli;
  return errors[fault](verify.record(nameOf(file, terminal), number), line);
};

export const nameOf = (file: string, { texts }: Terminal): string => (file === STDIN ? texts.cli.errors.stdin : file);

/** The pieces of a file, as they are read. Complains if the file cannot be read. */
export async function* readPieces(file: string, terminal: Terminal): AsyncGenerator<readonly Piece[]> {
  const splitter = new Splitter();
  try {
    for await (const chunk of openInput(file)) {
      const pieces = splitter.push(chunk);
      if (pieces.length > 0) yield pieces;
    }
    yield splitter.end();
  } catch (error) {
    const code = systemError(error);
    throw code === undefined
      ? error
      : new Complaint(terminal.texts.cli.errors.unreadable(nameOf(file, terminal), code), 'file');
  }
}

/** All values of a file. Complains if the file cannot be read or has none. */
export async function* readEntries(file: string, terminal: Terminal): AsyncGenerator<Entry> {
  let number = 0;
  for await (const pieces of readPieces(file, terminal)) {
    for (const found of pieces.flatMap(valuesIn)) yield { file, number: ++number, ...found };
  }
  if (number === 0) throw noRecords(file, terminal);
}

export const noRecords = (file: string, terminal: Terminal): Complaint =>
  new Complaint(terminal.texts.cli.errors.noRecords(nameOf(file, terminal)), 'file');
