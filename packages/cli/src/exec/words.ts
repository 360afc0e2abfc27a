/** A word: anything but spaces, and whatever stands between two quotes of a kind. */
const WORD = /(?:[^\s"']|"[^"]*"|'[^']*')+/gu;
const QUOTED = /"([^"]*)"|'([^']*)'/gu;

/**
 * The words of a command: a program and its arguments, as they are given to it. No shell reads them, so nothing else
 * has a meaning. Undefined when they name no program, or a quote is not closed.
 */
export function wordsOf(command: string): readonly string[] | undefined {
  const words = (command.match(WORD) ?? ['']).map(unquoted);
  const closed = command.replaceAll(WORD, '').trim() === '';
  return closed && words[0] !== '' ? words : undefined;
}

const unquoted = (word: string): string =>
  word.replaceAll(QUOTED, (_, double?: string, single?: string) => double ?? single ?? '');
