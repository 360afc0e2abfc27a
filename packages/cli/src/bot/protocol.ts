/** What stands on a line of the bot protocol (docs/bot-protocol.md). */
import type { GameTypes } from '@leadlight/core';
import type { BotTexts } from '@leadlight/messages';

/** The most bytes that a line may have: a record takes some 20,000. */
export const MOST_BYTES = 1 << 20;

/** The most characters of an id, or of a seed. */
export const MOST_CHARACTERS = 200;

/** How whoever asks knows the answer again; null where the question could not be read so far. */
export type Id = string | number | null;

/** A place in the line, what is wrong there, by which rule, and in words for people. */
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

/** Why a line gets no move. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly problems: readonly Finding[] | undefined;

  constructor(code: RefusalCode, message: string, problems?: readonly Finding[]) {
    super(message);
    this.code = code;
    this.problems = problems;
  }
}
