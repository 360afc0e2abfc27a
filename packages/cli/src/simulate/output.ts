/** Where records go: standard output as they come, or a file that appears only once it is whole. */
import { open, realpath, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { Complaint, systemError } from '../complaint.ts';
import { onSignal } from '../signals.ts';
import type { Terminal } from '../terminal.ts';

export interface Output {
  write(text: string): Promise<void>;
  /** All is written. */
  finish(): Promise<void>;
  /** Something went wrong: leaves nothing half done. */
  discard(): Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

export function openOutput(file: string | undefined, terminal: Terminal): Promise<Output> {
  if (file === undefined) {
    return Promise.resolve({ write: (text) => terminal.write(text), finish: nothing, discard: nothing });
  }
  const { errors } = terminal.texts.cli;
  return openFile(file, (code) => new Complaint(errors.unwritable(file, code), 'file'));
}

/** A device or a pipe is written to as it is; it cannot be replaced by a file. */
const isSpecial = async (file: string): Promise<boolean> => {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && !found.isFile();
};

async function openFile(file: string, complaint: (code: string) => Complaint): Promise<Output> {
  return guarded(complaint, async () => {
    const target = await realpath(file).catch(() => file);
    const special = await isSpecial(target);
    const path = special ? target : `${target}.${process.pid}.part`;
    const handle = await open(path, 'w');
    return special ? directly(handle, complaint) : behindTheScenes(handle, path, target, complaint);
  });
}

async function guarded<Value>(complaint: (code: string) => Complaint, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const code = systemError(error);
    throw code === undefined ? error : complaint(code);
  }
}

const writer = (handle: FileHandle, complaint: (code: string) => Complaint) => (text: string) =>
  guarded(complaint, async () => {
    await handle.appendFile(text);
  });

function directly(handle: FileHandle, complaint: (code: string) => Complaint): Output {
  const close = (): Promise<void> => handle.close();
  return { write: writer(handle, complaint), finish: close, discard: close };
}

/** Writes next to the file, and puts it in place at the end. */
function behindTheScenes(
  handle: FileHandle,
  path: string,
  target: string,
  complaint: (code: string) => Complaint,
): Output {
  const stopWatching = removeWhenStopped(path);
  return {
    write: writer(handle, complaint),
    finish: () =>
      guarded(complaint, async () => {
        await handle.close();
        await rename(path, target);
        stopWatching();
      }),
    discard: async () => {
      await handle.close();
      await rm(path, { force: true });
      stopWatching();
    },
  };
}

const removeWhenStopped = (path: string): (() => void) =>
  onSignal((exitCode) => {
    rmSync(path, { force: true });
    process.exit(exitCode);
  });
