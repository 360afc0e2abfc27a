/** Plain characters for terminals whose locale has no others. */

const PLAIN: Readonly<Record<string, string>> = {
  '┌': '+',
  '┐': '+',
  '└': '+',
  '┘': '+',
  '─': '-',
  '│': '|',
  '█': '#',
  '░': '.',
  '▶': '>',
  '▼': 'v',
  '◆': '#',
  '·': '-',
  '…': '.',
  '–': '-',
  '−': '-',
  '±': '~',
  '÷': '/',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '→': '>',
  '\u00A0': ' ',
  '\u202F': ' ',
};

/** Every character becomes one character, so that columns stay aligned. */
export const inPlain = (text: string): string => text.replaceAll(/[^\p{ASCII}]/gu, (glyph) => PLAIN[glyph] ?? glyph);

/** Whether the locale says that there is nothing but ASCII. Without a locale, terminals can usually do more. */
export function isPlainLocale(env: Readonly<Record<string, string | undefined>>): boolean {
  const set = [env['LC_ALL'], env['LC_CTYPE'], env['LANG']].find((value) => value !== undefined && value !== '');
  return set === 'C' || set === 'POSIX';
}
