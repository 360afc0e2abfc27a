/**
 * Cuts the display typeface down to the letters of our languages: `node --conditions=source packages/web/build/typeface.ts`.
 * The files are stored in the repository, and a test compares them with the package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const PACKAGE = '@fontsource/grenze/files';
const FOLDER = join(import.meta.dirname, '../src/ui/type');
const WEIGHT = 600;

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, more) => first + more));

/** ASCII, the accents of French and Dutch, and the marks of all four languages. */
const LETTERS = `${range(0x20, 0x7e)}ÀÂÆÇÈÉÊËÎÏÔÖÙÛÜàâæçèéêëîïôöùûüáíóúÁÍÓÚŒœ’‘“”„«»–—…·×−\u00a0\u202f`;
const POLISH = 'ĄĆĘŁŃŚŹŻąćęłńśźż';

/** The parts of the typeface: their names, the package's name for the letters, and the letters. */
const PARTS = [
  { name: 'grenze', from: 'latin', letters: LETTERS },
  { name: 'grenze-polish', from: 'latin-ext', letters: POLISH },
];

export interface Cut {
  readonly file: string;
  readonly font: Buffer;
}

const require = createRequire(import.meta.url);

/** All files of the typeface, in the form in which browsers load them. */
export async function cutTypeface(): Promise<readonly Cut[]> {
  return Promise.all(
    PARTS.map(async ({ name, from, letters }) => {
      const whole = readFileSync(require.resolve(`${PACKAGE}/grenze-${from}-${WEIGHT}-normal.woff2`));
      const font = await subsetFont(whole, letters, { targetFormat: 'woff2' });
      return { file: join(FOLDER, `${name}.woff2`), font };
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  for (const { file, font } of await cutTypeface()) writeFileSync(file, font);
}
