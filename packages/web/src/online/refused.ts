/** Why a table refused a command, in words. */
import type { GameTypes } from '@leadlight/core';
import type { OnlineTexts } from '@leadlight/messages';
import type { Refusal, TableReasons } from '@leadlight/table';

/** A reason of the rules can only mean that this page and the server disagree, and that nothing was played. */
export function refusedText({ refusals, faults }: OnlineTexts, problems: readonly Refusal<GameTypes>[]): string {
  const known: Readonly<Record<keyof TableReasons, string>> = refusals;
  const keys = new Set(problems.map(({ reason }) => reason.key));
  const found = Object.entries(known).find(([key]) => keys.has(key));
  return problems.length === 0 ? '' : (found?.[1] ?? faults.other);
}
