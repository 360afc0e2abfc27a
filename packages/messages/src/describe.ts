/** Turns the engine's output into sentences. */
import type { AnyConsequence, Problem, Reason } from '@leadlight/core';
import type { ByType, Context, Sentences } from './catalogue.ts';
import type { CommonRefusals, GameRefusals } from './refusals.ts';
import type { Texts } from './texts.ts';

/**
 * The reason for a refusal, as a sentence. `own` are the reasons of its game: `{}` for a record of an unknown game. Their
 * types make sure that every reason has a text.
 */
export function describeReason({ record }: CommonRefusals, own: GameRefusals, { key, args }: Reason): string {
  const texts: GameRefusals = { ...record.reasons, ...own };
  const text = texts[key] ?? key;
  return typeof text === 'string' ? text : text(args as never);
}

/** A reason with the place it refers to and the rule behind it. */
export const describeProblem = (common: CommonRefusals, own: GameRefusals, { path, reason }: Problem): string =>
  common.record.problem(path, reason.rule, describeReason(common, own, reason));

/** “You” in the form that the language uses where a name would stand alone. */
const called = ({ web }: Texts, { name, you }: Context): Context => ({
  name: (seat) => (seat === you ? web.setup.you : name(seat)),
  you,
});

/** A game's consequences in words. */
interface Told<Happened extends AnyConsequence> {
  readonly consequences: Sentences<ByType<Happened>>;
}

/** The consequence of an event, as a sentence for the log. */
export function describeConsequence<Happened extends AnyConsequence>(
  texts: Texts,
  { consequences }: Told<Happened>,
  happened: Happened,
  context: Context,
): string {
  const sentences = consequences as Readonly<Record<string, Sentences<Record<string, Happened>>[string]>>;
  const text = sentences[happened.type] ?? '';
  return typeof text === 'string' ? text : text(happened, called(texts, context));
}
