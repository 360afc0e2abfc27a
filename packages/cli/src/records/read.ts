/** Records from files and standard input, one after the other, whatever the size of the file. */
import { createReadStream } from 'node:fs';
import { parseJson } from '@leadlight/core';
import { Complaint, systemError } from '../complaint.ts';
import type { Terminal } from '../terminal.ts';
import { Splitter, type Piece } from './split.ts';

/** One JSON value of a file: where it stands, and what it says unless it is not JSON after all. */
export interface Entry {
  readonly file: string;
  /** Which one of the file it is, from 1. */
  readonly number: number;
  readonly line: number;
  readonly json: { readonly value: unknown } | undefined;
}

/** The name for standard input. */
export const STDIN = '-';

const openInput = (file: string): AsyncIterable<string> =>
  file === STDIN ? process.stdin.setEncoding('utf8') : createReadStream(file, 'utf8');

async function* piecesOf(input: AsyncIterable<string>): AsyncGenerator<Piece> {
  const splitter = new Splitter();
  for await (const chunk of input) yield* splitter.push(chunk);
  yield* splitter.end();
}

function toEntry(file: string, number: number, piece: Piece): Entry {
  const parsed = parseJson(piece.text);
  return { file, number, line: piece.line, json: parsed.ok ? { value: parsed.value } : undefined };
}

export const nameOf = (file: string, { texts }: Terminal): string => (file === STDIN ? texts.cli.errors.stdin : file);

/** All values of a file; a complaint when it cannot be read, or holds nothing. */
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
