/** Typed text without case, accents and punctuation. */

/** Letters that Unicode doesn't split into a base and an accent. */
const WHOLE: Readonly<Record<string, string>> = { ł: 'l', œ: 'oe', æ: 'ae' };

export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łœæ]/g, (letter) => WHOLE[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const plainWords = (text: string): readonly string[] => plainText(text).split(' ').filter(Boolean);
