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
