/** An operation that the system refused. */
export interface SystemError {
  /** The error code, such as EACCES. */
  readonly code: string;
  /** The file to be read, written or created; the last one if there are two. */
  readonly path: string;
}

const textIn = (error: Error, field: string): string | undefined => {
  const value: unknown = Object.getOwnPropertyDescriptor(error, field)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** Undefined for any other error. */
export function systemError(error: unknown): SystemError | undefined {
  const code = error instanceof Error && 'syscall' in error ? textIn(error, 'code') : undefined;
  if (!(error instanceof Error) || code === undefined) return undefined;
  return { code, path: textIn(error, 'dest') ?? textIn(error, 'path') ?? '' };
}
