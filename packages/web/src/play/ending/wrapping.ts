/** Breaks a heading into lines that fill a box. Drawings have no line breaks of their own. */

export interface Heading {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The width of a letter by its height, on average. */
const LETTER = 0.62;

/** The largest letters with which the text fits into this many lines. */
export function headingIn(text: string, width: number, most: number, largest: number): Heading {
  const counts = Array.from({ length: most }, (_, i) => linesOf(text, i + 1));
  const ways = counts.map((lines) => ({
    lines,
    size: sizeFor(lines, width, largest / Math.max(1, lines.length * 0.8)),
  }));
  return ways.reduce((best, way) => (way.size > best.size ? way : best));
}

const sizeFor = (lines: readonly string[], width: number, largest: number): number =>
  Math.min(largest, width / (LETTER * Math.max(1, ...lines.map(({ length }) => length))));

/** The largest and the smallest letters of a name. */
const [LARGE, SMALL] = [24, 16];
/** The width of a letter of a name by its height: capitals are few, but wide. */
const NAME_LETTER = 0.56;

interface Named {
  readonly text: string;
  readonly size: number;
}

/** A name in letters that fit, or as much of it as fits in the smallest. */
export function nameIn(name: string, width: number, largest = LARGE): Named {
  const letters = [...name];
  const size = Math.max(SMALL, Math.min(largest, width / (NAME_LETTER * letters.length)));
  const most = Math.floor(width / (NAME_LETTER * size));
  return {
    size,
    text:
      letters.length > most
        ? `${letters
            .slice(0, most - 1)
            .join('')
            .trimEnd()}…`
        : name,
  };
}

/** Lines of about equal length. */
function linesOf(text: string, count: number): readonly string[] {
  const lines: string[] = [];
  const most = Math.ceil(text.length / count);
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || (last.length + word.length / 2 > most && lines.length < count)) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
