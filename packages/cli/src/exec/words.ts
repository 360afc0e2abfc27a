/** A word: anything but spaces, or anything between matching quotes. */
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/gu;
const QUOTED = /"([^"]*)"|'([^']*)'/gu;

/**
 * The words of a command: a program and its arguments, passed on as they are. No shell reads them, so no other character
 * is special. Undefined if there is no program, or a quote is not closed.
 */
export function wordsOf(command: string): readonly string[] | undefined {
  const words = (command.match(WORD) ?? ['']).map(unquoted);
  const closed = command.replaceAll(WORD, '').trim() === '';
  return closed && words[0] !== '' ? words : undefined;
}

const unquoted = (word: string): string =>
  word.replaceAll(QUOTED, (_, double?: string, single?: string) => double ?? single ?? '');
