/** Errors that the user can fix: one line each, without a stack trace. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly complaints: readonly string[];

  constructor(complaints: readonly string[]) {
    super(complaints.join('\n'));
    this.complaints = complaints;
  }
}

export function refuse(complaints: readonly string[]): never {
  throw new Refusal(complaints);
}

/** Does what the user asks for; a refusal ends the program. */
export async function orEnd(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    for (const complaint of error.complaints) console.error(`leadlight: ${complaint}`);
    process.exit(2);
  }
}
