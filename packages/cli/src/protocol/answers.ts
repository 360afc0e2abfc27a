/** The contents of a line of the bot protocol (docs/bot-protocol.md). */
import type { GameTypes } from '@leadlight/core';
import type { BotTexts } from '@leadlight/messages';

/** The longest allowed line, in bytes; a record takes about 20,000. */
export const MOST_BYTES = 1 << 20;

/** The most characters in an id or a seed. */
export const MOST_CHARACTERS = 200;

/** Identifies the answer for the asking program; null if the question's id could not be read. */
export type Id = string | number | null;

/** A place in the line, the fault there, the rule it breaks, and a sentence for people. */
interface Finding {
  readonly path: string;
  readonly rule: string;
  readonly key: string;
  readonly message: string;
}

type RefusalCode = keyof BotTexts | 'bad-request' | 'bad-record';

export type Answer<T extends GameTypes> =
  | { readonly id: Id; readonly move: T['move']; readonly value: number }
  | {
      readonly id: Id;
      readonly error: {
        readonly code: RefusalCode;
        readonly message: string;
        readonly problems?: readonly Finding[];
      };
    };

/** The reason why a line gets no move. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly problems: readonly Finding[] | undefined;

  constructor(code: RefusalCode, message: string, problems?: readonly Finding[]) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}
