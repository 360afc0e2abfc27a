/** Short previews of a chosen move. */
import { sentences, type Texts } from '@leadlight/messages';

/** Displayed and spoken text; screen readers would skip an arrow. */
export interface Line {
  readonly shown: string;
  readonly said: string;
  /** Details for screens with more room. */
  readonly detail?: string | undefined;
  /** What is said at the brief length, where that differs; nothing if it can be left out. */
  readonly brief?: string;
  /** Whether it warns of a heavy loss. */
  readonly isLoss?: boolean;
}

/** The move and its consequences. */
export interface Outlook {
  readonly heading: Line;
  /** The label of the button that plays the move. */
  readonly act: string;
  readonly points: readonly Line[];
}

export const plain = (text: string, detail?: string): Line => ({ shown: text, said: text, detail });

/** A line that the names of the chosen things have told already. */
export const known = (line: Line): Line => ({ ...line, brief: '' });

/** A thing and its destination: “red 5 → C3”, “red 5 to C3”. */
export const going = (what: string, where: string, said: string): Line => ({ shown: `${what} → ${where}`, said });

/** A start and a destination: “B2 → C3” on one line, “from B2 to C3”. */
export const fromTo = ({ web }: Texts, from: string, to: string): Line => ({
  shown: `${from}\u00A0→\u00A0${to}`,
  said: web.ui.way(from, to),
});

/** A line inserted into a text. */
export const within = ({ shown, said }: Line, text: (line: string) => string): Line => ({
  shown: text(shown),
  said: text(said),
});

/** Several lines joined into one. */
export const joined = ({ web }: Texts, lines: readonly Line[]): Line => ({
  shown: lines.map(({ shown }) => shown).join(', '),
  said: web.ui.list(lines.map(({ said }) => said)),
});

export function capital({ shown, said, detail }: Line, locale: string): Line {
  const upper = (text: string): string => `${text.slice(0, 1).toLocaleUpperCase(locale)}${text.slice(1)}`;
  return { shown: upper(shown), said: upper(said), detail };
}

/** The whole preview, for screen readers. */
export const sayOutlook = ({ heading, points }: Outlook): readonly string[] =>
  [heading, ...points].map(({ said }) => sentences(said));
