/** What a chosen move would bring, in few words. */
import type { Texts } from '@leadlight/messages';

/** As it is read, and as it is read aloud, where nobody hears an arrow. */
export interface Line {
  readonly shown: string;
  readonly said: string;
  /** What there is to add where there is room. */
  readonly detail?: string | undefined;
}

/** The move, and what follows from it. */
export interface Outlook {
  readonly heading: Line;
  /** What the button says that plays it: the verb of the moment. */
  readonly act: string;
  readonly points: readonly Line[];
}

export const plain = (text: string, detail?: string): Line => ({ shown: text, said: text, detail });

/** What goes somewhere: “red 5 → C3”, “red 5 to C3”. */
export const going = (what: string, where: string, toWhere: string): Line => ({
  shown: `${what} → ${where}`,
  said: `${what} ${toWhere}`,
});

/** From here to there: “B2 → C3” on one line, “from B2 to C3”. */
export const fromTo = ({ web }: Texts, from: string, to: string): Line => ({
  shown: `${from}\u00A0→\u00A0${to}`,
  said: web.ui.way(from, to),
});

/** A line put into a text. */
export const within = ({ shown, said }: Line, text: (line: string) => string): Line => ({
  shown: text(shown),
  said: text(said),
});

/** Several lines as one. */
export const joined = ({ web }: Texts, lines: readonly Line[]): Line => ({
  shown: lines.map(({ shown }) => shown).join(', '),
  said: web.ui.list(lines.map(({ said }) => said)),
});

export function capital({ shown, said, detail }: Line, locale: string): Line {
  const upper = (text: string): string => `${text.slice(0, 1).toLocaleUpperCase(locale)}${text.slice(1)}`;
  return { shown: upper(shown), said: upper(said), detail };
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** All of it, to be read aloud. */
export const sayOutlook = ({ heading, points }: Outlook): readonly string[] =>
  [heading, ...points].map(({ said }) => sentence(said));
