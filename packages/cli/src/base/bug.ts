/** Errors that nobody expected: each is a bug in Leadlight. */
import type { AllTexts } from '@leadlight/messages';

/** The line about a bug. With LEADLIGHT_DEBUG, its stack trace goes to standard error: it helps to find the bug. */
export function reportBug(error: unknown, { cli }: AllTexts): string {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  if (process.env['LEADLIGHT_DEBUG'] !== undefined && stack !== undefined) process.stderr.write(`${stack}\n`);
  return cli.errors.internal(message);
}
