/** The furthest a date can be from 1970 in either direction; a badly set clock may have stored a larger value. */
const FURTHEST = 8.64e15;

/** The locale of the texts in the reader's region. */
export const regional = (locale: string): string =>
  navigator.languages.find((language) => language.split('-')[0] === locale) ?? locale;

/** A day in words. */
export const dayIn = (locale: string, day: Date): string =>
  new Intl.DateTimeFormat(regional(locale), { dateStyle: 'long' }).format(day);

/** A stored moment as a valid date, even if the clock was wrong. */
export const dateOf = (moment: number): Date => new Date(Math.max(-FURTHEST, Math.min(FURTHEST, moment)));
