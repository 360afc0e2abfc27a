/** A name as it was typed, on one line and not too long. */
export const tidyName = (name: string, longest: number): string =>
  [...name.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longest).join('');
