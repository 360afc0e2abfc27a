/** Texts in which brackets name what is lit: `[strip|strip 3]`. */

export interface Phrase {
  readonly text: string;
  /** The name of what is lit; undefined for other words. */
  readonly is: string | undefined;
}

const MARKED = /\[([a-z]+)\|([^\]]+)\]/;

export function phrasesIn(text: string): readonly Phrase[] {
  const parts = text.split(new RegExp(MARKED, 'g'));
  return parts.flatMap((part, at): Phrase[] => {
    if (at % 3 === 0) return part === '' ? [] : [{ text: part, is: undefined }];
    return at % 3 === 1 ? [{ text: parts[at + 1] ?? '', is: part }] : [];
  });
}

/** The text as it is read. */
export const plainly = (text: string): string => text.replaceAll(new RegExp(MARKED, 'g'), '$2');
