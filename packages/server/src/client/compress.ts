/** Compresses the client's files once, so that no request has to. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;

export const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

export const gzip = (content: Buffer): Buffer => gzipSync(content, { level: constants.Z_BEST_COMPRESSION });

export function compressFolder(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const content = readFileSync(join(folder, name));
    writeFileSync(join(folder, `${name}.br`), brotli(content));
    writeFileSync(join(folder, `${name}.gz`), gzip(content));
  }
}
