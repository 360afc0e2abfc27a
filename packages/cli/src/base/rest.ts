import { Complaint } from './complaint.ts';
import type { Terminal } from './terminal.ts';

/** For commands that take nothing but flags. */
export function refuseRest([first]: readonly string[], { texts }: Terminal): void {
  if (first !== undefined) throw new Complaint(texts.cli.errors.unexpected(first));
}
