/** Why a record is refused. */
import type { Problem, Reason, ReasonOf, ShapeReason } from './reason.ts';

/** Reasons to refuse a record, besides those of the game and of misshapen fields. */
export interface RecordReasons {
  'record-json': Record<string, never>;
  'record-game': { readonly game: string };
  'record-rules': { readonly rules: string };
  'record-commitment': Record<string, never>;
  'record-salt': { readonly seat: number };
  /** The seat has a salt, but committed to none. */
  'record-salt-uncommitted': { readonly seat: number };
  /** The seat has a salt, but did not open the one that it committed to. */
  'record-salt-unopened': { readonly seat: number };
  'record-seed-early': Record<string, never>;
  'record-chance': { readonly labels: readonly string[] };
  'record-legal': { readonly said: number; readonly counted: number };
  'record-result-early': Record<string, never>;
  'record-result-missing': Record<string, never>;
  'record-result': { readonly field: string };
  'record-hidden': Record<string, never>;
  'record-empty': Record<string, never>;
}

export type RecordReason = ReasonOf<RecordReasons, string>;

/** A reason from any step of checking a record: its form, its replay, or the game. */
export type AnyProblem<Why extends Reason = Reason> = Problem<Why | RecordReason | ShapeReason>;

export function recordProblem<Key extends keyof RecordReasons>(
  path: string,
  rule: string,
  key: Key,
  args: RecordReasons[Key],
): AnyProblem {
  return { path, reason: { rule, key, args } };
}
