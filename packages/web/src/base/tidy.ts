/** A typed name, reduced to one line of limited length. */
export const tidyName = (name: string, longest: number): string =>
  [...name.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longest).join('');
