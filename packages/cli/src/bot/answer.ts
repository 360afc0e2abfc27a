/** One line in, one line out. */
import type { Level } from '@leadlight/bots';
import type { GameTypes } from '@leadlight/core';
import type { AllTexts } from '@leadlight/messages';
import type { Kit } from '../kits.ts';
import type { Line } from './lines.ts';
import { Refusal, type Answer, type Id } from './protocol.ts';
import { idOf, jsonOf, questionOf } from './request.ts';
import { thoughtOf } from './think.ts';

/** The bot that answers. */
export interface Bot<T extends GameTypes> {
  readonly kit: Kit<T>;
  readonly level: Level;
  /** For questions without a seed. */
  readonly seed: string;
  /** Milliseconds to think per move, instead of the level's own budget. */
  readonly think: number | undefined;
}

export const answerLine = <T extends GameTypes>(bot: Bot<T>, line: Line, texts: AllTexts): string =>
  JSON.stringify(answerTo(bot, line, texts));

function answerTo<T extends GameTypes>(bot: Bot<T>, line: Line, texts: AllTexts): Answer<T> {
  let id: Id = null;
  try {
    const json = jsonOf(line, texts);
    id = idOf(json);
    return { id, ...decisionOf(bot, json, texts) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, problems } = error;
    return { id, error: { code, message, ...(problems !== undefined && { problems }) } };
  }
}

function decisionOf<T extends GameTypes>(
  { kit, level, seed, think }: Bot<T>,
  json: unknown,
  texts: AllTexts,
): { readonly move: T['move']; readonly value: number } {
  const question = questionOf(kit, json, texts);
  const budget = think === undefined ? undefined : Infinity;
  const search = kit.bots.begin(question.moment, level, question.seed ?? seed, budget);
  const { move, value } = thoughtOf(search, think);
  return { move, value };
}
