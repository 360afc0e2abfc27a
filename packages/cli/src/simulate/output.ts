/**
 * The file for the records. However the command ends, the file contains only whole records, and these are not played
 * again.
 */
import { ftruncateSync, renameSync, rmSync } from 'node:fs';
import { open, realpath, stat, truncate, type FileHandle } from 'node:fs/promises';
import { Complaint, systemError } from '../base/complaint.ts';
import type { Terminal } from '../base/terminal.ts';
import { wholeLines, type WholeLines } from './lines.ts';

export interface Output {
  /** The number of records already in the file. */
  readonly found: number;
  /** Whether the output can be read again later. */
  readonly lasting: boolean;
  write(records: string): Promise<void>;
  /** Ends the output, complete or not. */
  close(): Promise<void>;
}

/** Whether a file with these lines is the beginning of the output. */
export type IsStart = (lines: WholeLines) => Promise<boolean>;

export function openOutput(file: string, isStart: IsStart, { texts }: Terminal): Promise<Output> {
  return openFile(file, isStart, (code) => new Complaint(texts.cli.errors.unwritable(file, code), 'file'));
}

type Complain = (code: string) => Complaint;

async function guarded<Value>(complain: Complain, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const code = systemError(error);
    throw code === undefined ? error : complain(code);
  }
}

function openFile(file: string, isStart: IsStart, complain: Complain): Promise<Output> {
  return guarded(complain, async () => {
    // Otherwise the error would only appear when the finished file is moved into place.
    if (file === '') throw complain('ENOENT');
    const target = await realpath(file).catch(() => file);
    const there = await stat(target).catch(() => undefined);
    // A device or a pipe is written to directly: it cannot be replaced by a file.
    if (there?.isFile() === false) return appended(await open(target, 'w'), 0, complain);
    const lines = there === undefined ? undefined : await wholeLines(target);
    if (lines === undefined || !(await isStart(lines))) return beside(target, complain);
    if (there !== undefined && there.size > lines.bytes) await truncate(target, lines.bytes);
    return appended(await open(target, 'a'), lines.count, complain);
  });
}

const appended = (handle: FileHandle, found: number, complain: Complain): Output => ({
  found,
  lasting: found > 0,
  write: (records) => guarded(complain, () => handle.appendFile(records)),
  close: () => guarded(complain, () => handle.close()),
});

/** Writes to a file beside the target, and replaces the target at the end if there is any output. */
async function beside(target: string, complain: Complain): Promise<Output> {
  const path = `${target}.${process.pid}.part`;
  const handle = await open(path, 'wx');
  let bytes = 0;
  const settle = (): void => {
    ftruncateSync(handle.fd, bytes);
    if (bytes === 0) rmSync(path, { force: true });
    else renameSync(path, target);
  };
  process.once('exit', settle);
  return {
    found: 0,
    lasting: true,
    write: (records) =>
      guarded(complain, async () => {
        await handle.appendFile(records);
        bytes += Buffer.byteLength(records);
      }),
    close: () =>
      guarded(complain, async () => {
        process.off('exit', settle);
        settle();
        await handle.close();
      }),
  };
}
