/** The reasons why a game is refused, in the requested language. */
import type { Problem } from '@leadlight/core';
import { describeProblem, type Reasons, type RefusalTexts, type StoredTexts, type Texts } from '@leadlight/messages';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import type { GameId } from '../keep/editions.ts';
import { contradictions } from '../keep/refused.ts';
import type { RawTable } from '../store/tables.ts';

export interface ComplaintTexts extends Texts {
  readonly refusals: RefusalTexts;
  readonly stored: StoredTexts;
}

export type Complaint = (texts: ComplaintTexts) => string;

/** The corrections to each game's rules since games were first stored, which may explain why an old one is refused. */
const CORRECTED: Readonly<Record<GameId, readonly Complaint[]>> = {
  sintra: [({ stored }) => stored.corrected.sintra],
  sagrada: [],
};

const FORM: ReadonlySet<string> = new Set(['field-missing', 'field-wrong', 'field-misplaced', 'event-unknown']);

/** Whether the rules before a correction may have allowed this. An error in form was never right. */
const mayBeOlder = ({ path, reason }: Problem): boolean => /^(events\[|result\.)/.test(path) && !FORM.has(reason.key);

const corrections = (game: GameId, problems: readonly Problem[]): readonly Complaint[] =>
  problems.some(mayBeOlder) ? CORRECTED[game] : [];

/** The problems of a game under its rules, in words, with possible explanations. */
export const COMPLAIN: { readonly [Id in GameId]: (found: readonly Problem<Reasons[Id]>[]) => readonly Complaint[] } = {
  sintra: (found) => [
    ...found.map(
      (each): Complaint =>
        ({ refusals }) =>
          describeProblem(refusals, 'sintra', each),
    ),
    ...corrections('sintra', found),
  ],
  sagrada: (found) => [
    ...found.map(
      (each): Complaint =>
        ({ refusals }) =>
          describeProblem(refusals, 'sagrada', each),
    ),
    ...corrections('sagrada', found),
  ],
};

/** The reasons why the rules refuse a stored game. */
export const whyOutdated = (game: GameId, raw: RawTable): readonly Complaint[] =>
  game === 'sintra' ? COMPLAIN.sintra(contradictions(sintra, raw)) : COMPLAIN.sagrada(contradictions(sagrada, raw));
