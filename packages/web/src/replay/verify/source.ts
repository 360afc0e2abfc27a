/** The record to check: from a table here or on the server, from a link, or from the screen before. */
import { fail, ok, writeRecord, type Result } from '@leadlight/core';
import { findTable } from '../../hosting/opening.ts';
import { recordText } from '../../online/api.ts';
import { witnessedAt, witnessedAs, type Witnessed } from '../../online/witnessed.ts';
import type { Complaint } from '../../records/complaints.ts';
import { unpackLink } from '../../records/link.ts';
import { MOST_CHARACTERS, readForm } from '../../records/read.ts';
import { checkedBy } from '../../records/tables.ts';
import { reportOn, type Report } from './report.ts';

export type Reported = Result<Report, Complaint>;

export async function reportOnText(text: string, seen?: Witnessed): Promise<Reported> {
  const parsed = await readForm(text);
  if (!parsed.ok) return parsed;
  // A file doesn't name its table, but this device may know its commitment.
  return ok(reportOn(parsed.value, seen ?? witnessedAs(parsed.value.record.commitment)));
}

/** A UTF-8 character takes up to four bytes. */
const MOST_BYTES = 4 * MOST_CHARACTERS;

export async function reportOnFile(file: File): Promise<Reported> {
  if (file.size > MOST_BYTES) return fail([({ stored }) => Promise.resolve(stored.links['too-large'])]);
  return reportOnText(await file.text());
}

/** Undefined if there is no such table, or the server can't be reached. */
export async function reportOnTable(id: string): Promise<Reported | undefined> {
  const text = (await storedText(id)) ?? (await recordText(id));
  return text === undefined ? undefined : reportOnText(text, witnessedAt(id));
}

async function storedText(id: string): Promise<string | undefined> {
  const found = await findTable(id);
  const checked = found.kind === 'fine' ? await checkedBy(found.client, id) : undefined;
  return checked && writeRecord(checked.record);
}

export async function reportOnLink(fragment: string): Promise<Reported> {
  const link = await unpackLink(fragment);
  if (link.ok) return reportOnText(link.value.text);
  return fail(
    link.problems.map(
      (problem): Complaint =>
        ({ stored }) =>
          Promise.resolve(stored.links[problem]),
    ),
  );
}
