/** What was said in a game, by turns, with the number of words and the seconds that they take. */

export interface Step {
  /** The key before it; empty for what was said by itself. */
  readonly key: string;
  readonly said: readonly string[];
}

export interface Turn {
  readonly steps: readonly Step[];
}

/** The usual rate of a screen reader, at which most people can follow. */
const WORDS_PER_MINUTE = 180;

const isWord = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

const wordsIn = ({ steps }: Turn): number =>
  steps.flatMap(({ said }) => said.flatMap((text) => text.split(/\s+/).filter(isWord))).length;

const seconds = (words: number): string => `${((words / WORDS_PER_MINUTE) * 60).toFixed(1)} s`;

const linesOf = ({ steps }: Turn): readonly string[] =>
  steps.flatMap(({ key, said }) => [...(key === '' ? [] : [`[${key}]`]), ...said]);

export const transcriptOf = (turns: readonly Turn[]): string =>
  turns
    .map(
      (turn, at) =>
        `— Turn ${at + 1}: ${wordsIn(turn)} words, ${seconds(wordsIn(turn))}\n${linesOf(turn).join('\n')}\n`,
    )
    .join('\n');

/** The usual and the longest turn. The first one includes the arrival at the table. */
export function figuresOf(turns: readonly Turn[]): string {
  const words = turns
    .slice(1)
    .map(wordsIn)
    .toSorted((one, other) => one - other);
  const median = words[Math.floor(words.length / 2)] ?? 0;
  const most = words.at(-1) ?? 0;
  return `${turns.length} turns; median ${median} words (${seconds(median)}), longest ${most} words (${seconds(most)})`;
}
