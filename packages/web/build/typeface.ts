/**
 * Cuts the display typeface down to the letters of our languages: `node --conditions=source packages/web/build/typeface.ts`.
 * The files are stored in the repository, and a test compares them with the package.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

const PACKAGE = '@fontsource/grenze/files';
const FOLDER = join(import.meta.dirname, '../src/ui/type');
const WEIGHT = 600;

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, more) => first + more));

/** Signs of programmers, which no text of ours has; names that have them show them in the next typeface. */
const SIGNS = /[#$*<>[\\\]^_`{|}~]/g;

/** ASCII, the accents of French and Dutch, and the marks of all four languages. */
const LETTERS = `${range(0x20, 0x7e).replace(SIGNS, '')}ÀÂÆÇÈÉÊËÎÏÔÖÙÛÜàâæçèéêëîïôöùûüáíóúÁÍÓÚŒœ’‘“”„«»–—…·×−\u00a0\u202f`;
const POLISH = 'ĄĆĘŁŃŚŹŻąćęłńśźż';

/** The parts of the typeface: their names, the package's name for the letters, and the letters. */
const PARTS = [
  { name: 'grenze', from: 'latin', letters: LETTERS },
  { name: 'grenze-polish', from: 'latin-ext', letters: POLISH },
];

/** The features that pages use: other shapes of digits and fractions would add 1.4 KB. Without hinting, letters move apart. */
const USED = {
  keepFeatures: ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'tnum'],
  dropTables: ['GDEF', 'STAT'],
};

export interface Cut {
  readonly file: string;
  readonly font: Buffer;
}

const require = createRequire(import.meta.url);

/** Where a table of a font begins. */
function tableAt(font: Buffer, name: string): number {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, entry) => 12 + 16 * entry);
  const entry = entries.find((at) => font.toString('latin1', at, at + 4) === name);
  if (entry === undefined) throw new RangeError(`the typeface has no ${name}`);
  return font.readUInt32BE(entry + 8);
}

/** Its letters are small for their size: as large and as high as those of a usual serif, they can stand in its place. */
const UNITS = 847;
const ASCENT = Math.round(0.94 * UNITS);
const DESCENT = Math.round(0.24 * UNITS);

function enlarged(whole: Uint8Array): Buffer {
  const font = Buffer.from(whole);
  font.writeUInt16BE(UNITS, tableAt(font, 'head') + 18);
  for (const heights of [tableAt(font, 'hhea') + 4, tableAt(font, 'OS/2') + 68]) {
    font.writeInt16BE(ASCENT, heights);
    font.writeInt16BE(-DESCENT, heights + 2);
    font.writeInt16BE(0, heights + 4);
  }
  font.writeUInt16BE(ASCENT, tableAt(font, 'OS/2') + 74);
  font.writeUInt16BE(DESCENT, tableAt(font, 'OS/2') + 76);
  return font;
}

/**
 * Digits that stand on the line, everywhere: a canvas can't ask for them. A feature that is always on gives them
 * instead of one that a page must turn on.
 */
function withLiningDigits(font: Buffer): Buffer {
  const table = tableAt(font, 'GSUB');
  const list = table + font.readUInt16BE(table + 6);
  const records = Array.from({ length: font.readUInt16BE(list) }, (_, record) => list + 2 + 6 * record);
  for (const at of records) {
    if (font.toString('latin1', at, at + 4) === 'lnum') font.write('rlig', at, 'latin1');
  }
  return font;
}

/** All files of the typeface, in the form in which browsers load them. */
export async function cutTypeface(): Promise<readonly Cut[]> {
  return Promise.all(
    PARTS.map(async ({ name, from, letters }) => {
      const whole = readFileSync(require.resolve(`${PACKAGE}/grenze-${from}-${WEIGHT}-normal.woff2`));
      const cut = enlarged(await subsetFont(whole, letters, { targetFormat: 'sfnt', ...USED }));
      const font = name === 'grenze' ? withLiningDigits(cut) : cut;
      return { file: join(FOLDER, `${name}.woff2`), font: await convert(font, 'woff2') };
    }),
  );
}

if (process.argv[1] === import.meta.filename) {
  for (const { file, font } of await cutTypeface()) writeFileSync(file, font);
}
