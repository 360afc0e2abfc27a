/** npm run build [-- FOLDER] */
import { join, relative, resolve } from 'node:path';
import { ROOT } from '../bootstrap/index.mjs';
import { say } from '../bootstrap/say.mjs';
import { isInUse, makeProduct, sizeOf } from './product.ts';

const [, , given] = process.argv;
const folder = given === undefined ? join(ROOT, 'build', 'leadlight') : resolve(given);

if (isInUse(folder)) {
  say(`“${folder}” has other files in it. Name a new or an empty folder.`);
  process.exit(2);
}
process.env['NODE_ENV'] = 'production';
await makeProduct(folder);
const megabytes = (sizeOf(folder) / 1e6).toFixed(1);
console.log(`Built ${folder} (${megabytes} MB). Copy it anywhere, and start it there with Node 24:`);
console.log(`  node ${join(relative(process.cwd(), folder), 'leadlight.mjs')}`);
