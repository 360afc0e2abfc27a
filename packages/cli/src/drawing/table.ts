/** Tables of words and numbers: aligned for a terminal, or as Markdown. */
import { pad, padStart, widthOf } from './layout.ts';

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The number of columns with words, at the left; the others hold numbers. */
  readonly words: number;
}

/** A table that is wider than the terminal becomes a list. */
export function drawTable(table: Table, form: 'plain' | 'markdown', columns = Infinity): readonly string[] {
  const lines = drawLines(table, form);
  const fits = form === 'markdown' || lines.every((line) => widthOf(line) <= columns);
  return fits ? lines : table.rows.flatMap((row) => listed(table.head, row)).slice(0, -1);
}

/** The first cell as a title, every other one below it with its head, and an empty line. */
function listed([, ...heads]: readonly string[], [title = '', ...cells]: readonly string[]): readonly string[] {
  const width = Math.max(...heads.map(widthOf));
  return [title, ...heads.map((head, i) => `  ${pad(head, width)}   ${cells[i] ?? ''}`), ''];
}

function drawLines({ head, rows, words }: Table, form: 'plain' | 'markdown'): readonly string[] {
  const lines = [head, ...rows].map((cells) => (form === 'markdown' ? cells.map(escaped) : cells));
  const widths = head.map((_, column) => Math.max(...lines.map((cells) => widthOf(cells[column] ?? ''))));
  const align = (cell: string, column: number): string => (column < words ? pad : padStart)(cell, widths[column] ?? 0);
  const line = (cells: readonly string[]): string =>
    form === 'markdown' ? `| ${cells.map(align).join(' | ')} |` : cells.map(align).join('   ').trimEnd();
  const rule = (width: number, column: number): string =>
    column < words ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`;
  const under =
    form === 'markdown' ? `| ${widths.map(rule).join(' | ')} |` : widths.map((width) => '─'.repeat(width)).join('   ');
  return lines.map(line).toSpliced(1, 0, under);
}

/** A vertical bar would end the cell. */
const escaped = (cell: string): string => cell.replaceAll('|', String.raw`\|`);
