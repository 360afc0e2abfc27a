/** Turns the engine's output into sentences. */
import type { Problem } from '@leadlight/core';
import type { Context, ReasonTexts, Sentences } from './catalogue.ts';
import type { Reasons, RefusalTexts } from './refusals.ts';
import type { Consequences, Texts, TextsWith } from './texts.ts';

function tell<Table, Key extends keyof Table>(
  texts: ReasonTexts<Table>,
  reason: { readonly key: Key; readonly args: Table[Key] },
): string {
  const text = texts[reason.key];
  return typeof text === 'string' ? text : text(reason.args);
}

function narrate<Table, Type extends keyof Table>(
  texts: Sentences<Table>,
  type: Type,
  happened: Table[Type],
  context: Context,
): string {
  const text = texts[type];
  return typeof text === 'string' ? text : text(happened, context);
}

const REASONS: { readonly [Id in keyof Reasons]: (texts: RefusalTexts, reason: Reasons[Id]) => string } = {
  record: ({ record }, reason) => tell(record.reasons, reason),
  sintra: ({ record, sintra }, reason) => tell({ ...record.reasons, ...sintra }, reason),
  sagrada: ({ record, sagrada }, reason) => tell({ ...record.reasons, ...sagrada }, reason),
};

const CONSEQUENCES: {
  readonly [Id in keyof Consequences]: (texts: TextsWith<Id>, happened: Consequences[Id], context: Context) => string;
} = {
  sintra: ({ sintra }, happened, context) => narrate(sintra.consequences, happened.type, happened, context),
  sagrada: ({ sagrada }, happened, context) => narrate(sagrada.consequences, happened.type, happened, context),
};

/** The reason for a refusal, as a sentence; `record` is for a record of an unknown game. */
export function describeReason<Id extends keyof Reasons>(texts: RefusalTexts, game: Id, reason: Reasons[Id]): string {
  return REASONS[game](texts, reason);
}

/** A reason with the place it refers to and the rule behind it. */
export function describeProblem<Id extends keyof Reasons>(
  texts: RefusalTexts,
  game: Id,
  problem: Problem<Reasons[Id]>,
): string {
  return texts.record.problem(problem.path, problem.reason.rule, describeReason(texts, game, problem.reason));
}

/** “You” in the form that the language uses where a name would stand alone. */
const called = ({ web }: Texts, { name, you }: Context): Context => ({
  name: (seat) => (seat === you ? web.setup.you : name(seat)),
  you,
});

/** The consequence of an event, as a sentence for the log. */
export function describeConsequence<Id extends keyof Consequences>(
  texts: TextsWith<Id>,
  game: Id,
  happened: Consequences[Id],
  context: Context,
): string {
  return CONSEQUENCES[game](texts, happened, called(texts, context));
}
