/** Prints tables in Markdown, as they are in our documents. */

type Cells = readonly (string | number)[];

const lineOf = (cells: Cells): string => `| ${cells.join(' | ')} |`;

/** The cells of the first column are texts, all others are numbers. */
const rulerFor = (cells: readonly string[]): string =>
  lineOf(cells.map((cell, at) => (at === 0 ? '-'.repeat(cell.length) : `${'-'.repeat(cell.length - 1)}:`)));

export const tableOf = (heads: readonly string[], rows: readonly Cells[]): string =>
  [lineOf(heads), rulerFor(heads), ...rows.map(lineOf)].join('\n');

/** Row by row, as soon as each is known. */
export const row = (cells: Cells): void => console.log(lineOf(cells));

export const head = (cells: readonly string[]): void => console.log(`${lineOf(cells)}\n${rulerFor(cells)}`);

export const whole = (value: number): string => Math.round(value).toLocaleString('en');

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

/** With as many digits as are worth reading. */
export function bytes(value: number): string {
  const power = value < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(value) / 3));
  const scaled = value / 1000 ** power;
  return `${power === 0 || scaled >= 100 ? Math.round(scaled) : scaled.toFixed(1)} ${UNITS[power] ?? ''}`;
}

export const percent = (share: number): string => (100 * share).toFixed(share < 0.1 ? 1 : 0);
