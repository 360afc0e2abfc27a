/**
 * Exit codes: all is well; a checked record or game was bad; the command could not be carried out; a bug in Leadlight.
 */
export const EXIT = { fine: 0, bad: 1, unusable: 2, broken: 70 } as const;

/** An error that the user can fix: reported in one line, without a stack trace. */
export class Complaint extends Error {
  /** Whether the command's help page would help. */
  readonly aboutUsage: boolean;

  constructor(message: string, about: 'usage' | 'file' = 'usage') {
    super(message);
    this.aboutUsage = about === 'usage';
  }
}

/** The code of a system error, such as ENOENT; undefined for any other error. */
export const systemError = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
