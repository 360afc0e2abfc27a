/** Errors that the user can fix: one line each, without a stack trace. */
export function refuse(complaints: readonly string[]): never {
  for (const complaint of complaints) console.error(`leadlight: ${complaint}`);
  process.exit(2);
}
