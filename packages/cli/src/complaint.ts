/**
 * Exit codes: something checked was bad; the command could not be carried out as it was given; a mistake of our own.
 */
export const EXIT = { fine: 0, bad: 1, unusable: 2, broken: 70 } as const;

/** An error that the user can mend: told in one line, without a stack. */
export class Complaint extends Error {
  /** Whether the help page of the command would have prevented it. */
  readonly aboutUsage: boolean;

  constructor(message: string, about: 'usage' | 'file' = 'usage') {
    super(message);
    this.aboutUsage = about === 'usage';
  }
}

/** The short name of what the system refused, such as ENOENT; undefined for any other error. */
export const systemError = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
