/** A page that shows text with the colours of a terminal. */

/** The first 16 colours differ from terminal to terminal; boards use the others, which do not. */
const STEPS = [0, 95, 135, 175, 215, 255];

function colourOf(index: number): string {
  if (index >= 232) return `rgb(${Array.from({ length: 3 }, () => 8 + 10 * (index - 232)).join()})`;
  const cube = index - 16;
  return `rgb(${[Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map((step) => STEPS[step]).join()})`;
}

const RULES: readonly (readonly [RegExp, (index: string) => string])[] = [
  [/38;5;(\d+)/u, (index) => `color:${colourOf(Number(index))}`],
  [/48;5;(\d+)/u, (index) => `background:${colourOf(Number(index))}`],
  [/(?:^|;)(1)(?:;|$)/u, () => 'font-weight:bold'],
  [/(?:^|;)(2)(?:;|$)/u, () => 'opacity:.6'],
];

function styleOf(codes: string): string {
  const bare = codes.replaceAll(/[34]8;5;\d+/gu, '');
  return RULES.flatMap(([pattern, style], i) => {
    const index = pattern.exec(i < 2 ? codes : bare)?.[1];
    return index === undefined ? [] : [style(index)];
  }).join(';');
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Select Graphic Rendition: the only escape sequences that the command line writes. */
const SGR = new RegExp(`${String.fromCodePoint(27)}\\[([\\d;]*)m`, 'u');

function spans(text: string): string {
  const [first = '', ...rest] = text.split(SGR);
  const styled = rest.map((part, i) => {
    if (i % 2 === 1) return '';
    const shown = escape(rest[i + 1] ?? '');
    return part === '0' || part === '' ? shown : `<span style="${styleOf(part)}">${shown}</span>`;
  });
  return escape(first) + styled.join('');
}

export const terminalPage = (text: string): string => `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; background: #14110e; }
pre { display: inline-block; margin: 0; padding: 20px 24px; background: #14110e; color: #e6ded2;
      font: 15px/1.17 "DejaVu Sans Mono", monospace; }
</style><pre>${spans(text.trimEnd())}</pre>`;
