/** An attack: what an attacker does, and the code that it must end with. */
import type { Limits } from '../../src/http/limits.ts';
import type { Counted, Stage } from './stage.ts';

export interface Attack {
  readonly name: string;
  /** A refusal, a close code, or a word for an attempt that is let through and does no harm. */
  readonly outcome: string;
  /** The metric that counts it, with its reason; missing where nothing is refused. */
  readonly counted?: Counted;
  /** Whether any node may be the one that counts it. */
  readonly isAnywhere?: boolean;
  /** Rows that the players themselves add meanwhile, such as the turn that is then replayed; none if missing. */
  readonly adds?: number;
  /** Resolves with the outcome. */
  readonly run: (stage: Stage) => Promise<unknown>;
}

export interface Group {
  readonly title: string;
  /** Limits of the service under attack, where they are not the usual ones. */
  readonly limits?: Partial<Limits>;
  /** Whether there must be several nodes. */
  readonly needsNodes?: boolean;
  readonly attacks: readonly Attack[];
}

/** An attack whose refusal is counted under the same code. */
export const refused = (name: string, outcome: string, run: Attack['run']): Attack => ({
  name,
  outcome,
  counted: `refusals:${outcome}`,
  run,
});

/** An attack after which the server ends the connection. */
export const ended = (name: string, code: number, reason: string, run: Attack['run']): Attack => ({
  name,
  outcome: String(code),
  counted: `endings:${reason}`,
  run,
});

/** An attempt that is let through, and does no harm. */
export const harmless = (name: string, outcome: string, run: Attack['run'], adds = 0): Attack => ({
  name,
  outcome,
  run,
  adds,
});
