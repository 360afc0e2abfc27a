/** The reasons why a game is refused, in the requested language. */
import { LEVELS } from '@leadlight/bots';
import type { AnyProblem, GameTypes, Problem } from '@leadlight/core';
import { describeProblem, type CommonRefusals, type StoredTexts, type Texts } from '@leadlight/messages';
import { contradictions } from '@leadlight/table';
import type { ClientGame, Telling } from '../game/client-game.ts';
import type { RawTable } from '../storage/tables.ts';

export interface ComplaintTexts extends Texts {
  readonly refusals: CommonRefusals;
  readonly stored: StoredTexts;
}

/** A reason in sentences: one, or several where it has several explanations. Loads the texts of its game. */
export type Complaint = (texts: ComplaintTexts) => Promise<string>;

const FORM: ReadonlySet<string> = new Set(['field-missing', 'field-wrong', 'field-misplaced', 'event-unknown']);

/** Whether the rules before a correction may have allowed this. An error in form was never right. */
const mayBeOlder = ({ path, reason }: Problem): boolean => /^(events\[|result\.)/.test(path) && !FORM.has(reason.key);

/** The corrections that may explain why an old game is refused. */
function corrections<T extends GameTypes>(telling: Telling<T>, problems: readonly Problem[]): readonly Complaint[] {
  if (telling.corrections === undefined || !problems.some(mayBeOlder)) return [];
  return [({ stored }) => Promise.resolve(telling.corrections?.(stored).join(' ') ?? '')];
}

/** The problems of a game under its rules, in words, with possible explanations. */
export const complaintsOf = <T extends GameTypes>(
  telling: Telling<T>,
  found: readonly AnyProblem<T['reason']>[],
): readonly Complaint[] => [
  ...found.map(
    (each): Complaint =>
      async ({ refusals, locale }) =>
        describeProblem(refusals, await telling.refusals(locale), each),
  ),
  ...corrections(telling, found),
];

/** The reasons why the rules refuse a stored game. */
export const whyOutdated = async (client: ClientGame, raw: RawTable): Promise<readonly Complaint[]> =>
  complaintsOf(await client.telling(), contradictions(client.game, raw, LEVELS));
