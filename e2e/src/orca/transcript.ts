/**
 * What was said in a game, by turns, with the number of words and the seconds that they take.
 *
 * A turn begins with “Your turn” and ends where the move is confirmed. Everything said in between counts: announcements,
 * the names, roles and states of everything that the focus reaches, and the answer to every key. What follows the
 * confirmation up to the next “Your turn” counts as the reply: other players' moves, and new rounds.
 */

export interface Step {
  /** The key before it; empty for what was said by itself. */
  readonly key: string;
  readonly said: readonly string[];
}

export interface Turn {
  readonly steps: readonly Step[];
  readonly reply: readonly string[];
}

/** The sentences at which turns are divided. */
export interface Marks {
  readonly yourTurn: string;
  readonly done: string;
  /** Whether the reader itself says a line: the role and state of a control. */
  readonly isReader: (line: string) => boolean;
}

/** A line in two, before and after a text; undefined without the text. */
function divided(line: string, at: string): readonly [before: string, after: string] | undefined {
  const index = line.indexOf(at);
  return index < 0 ? undefined : [line.slice(0, index).trim(), line.slice(index).trim()];
}

const filled = (lines: readonly string[]): readonly string[] => lines.filter((line) => line !== '');

/** The steps of each turn, with what follows it; what was said before the first turn is left out. */
function chunked(steps: readonly Step[], { yourTurn }: Marks): readonly (readonly Step[])[] {
  const turns: Step[][] = [[]];
  for (const { key, said } of steps) {
    let step = { key, said: [] as string[] };
    turns.at(-1)?.push(step);
    for (const line of said) {
      const parts = divided(line, yourTurn);
      step.said.push(...filled([parts?.[0] ?? line]));
      if (parts === undefined) continue;
      step = { key: '', said: [parts[1]] };
      turns.push([step]);
    }
  }
  return turns.slice(1);
}

/** What the last key of a turn confirms, and what follows. */
function confirmed({ key, said }: Step, { done, isReader }: Marks): readonly [own: Step, reply: readonly string[]] {
  const at = Math.max(
    said.findIndex((line) => line.includes(done)),
    0,
  );
  const line = said[at] ?? '';
  const end = line.includes(done) ? line.indexOf(done) + done.length : line.length;
  const later = filled([line.slice(end).trim(), ...said.slice(at + 1)]);
  const own = [...said.slice(0, at), line.slice(0, end), ...later.filter(isReader)];
  return [{ key, said: filled(own) }, later.filter((each) => !isReader(each))];
}

/** The turns of a game, from everything that was said in it; without one that has only begun. */
export const turnsOf = (steps: readonly Step[], marks: Marks): readonly Turn[] =>
  chunked(steps, marks).flatMap((turn) => {
    const last = turn.at(-1);
    if (last === undefined || last.key === '') return [];
    const [own, reply] = confirmed(last, marks);
    return [{ steps: [...turn.slice(0, -1), own], reply }];
  });

/** The usual rate of a screen reader, at which most people can follow. */
const WORDS_PER_MINUTE = 180;

/** The goal for a turn at the brief length. */
const MOST_SECONDS = 12;

const isWord = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

const wordsIn = (lines: readonly string[]): number => lines.flatMap((line) => line.split(/\s+/).filter(isWord)).length;

export const wordsOf = ({ steps }: Turn): number => wordsIn(steps.flatMap(({ said }) => said));

const replyOf = ({ reply }: Turn): number => wordsIn(reply);

const secondsOf = (words: number): number => (words / WORDS_PER_MINUTE) * 60;

const spent = (words: number): string => `${words} words, ${secondsOf(words).toFixed(1)} s`;

const linesOf = ({ steps }: Turn): readonly string[] =>
  steps.flatMap(({ key, said }) => [...(key === '' ? [] : [`[${key}]`]), ...said]);

const transcribed = (turn: Turn, at: number): string =>
  [
    `— Turn ${at + 1}: ${spent(wordsOf(turn))}`,
    ...linesOf(turn),
    ...(turn.reply.length === 0 ? [] : [`— Reply: ${spent(replyOf(turn))}`, ...turn.reply]),
  ].join('\n');

export const transcriptOf = (turns: readonly Turn[]): string => `${turns.map(transcribed).join('\n\n')}\n`;

/** The middle one of some counts, or the higher of the two in the middle. */
function medianOf(counts: readonly number[]): number {
  const ordered = counts.toSorted((one, other) => one - other);
  return ordered[Math.floor(ordered.length / 2)] ?? 0;
}

function figuresFor(name: string, counts: readonly number[]): string {
  const within = counts.filter((words) => secondsOf(words) <= MOST_SECONDS).length;
  const share = `${within} of ${counts.length} within ${MOST_SECONDS} s`;
  return `${name}: median ${spent(medianOf(counts))}; longest ${spent(Math.max(0, ...counts))}; ${share}`;
}

/** The turns, what follows them, and both together. */
export const figuresOf = (turns: readonly Turn[]): string =>
  [
    figuresFor('turn', turns.map(wordsOf)),
    figuresFor('reply', turns.map(replyOf)),
    figuresFor(
      'both',
      turns.map((turn) => wordsOf(turn) + replyOf(turn)),
    ),
  ].join('\n');
