// After `npm install` or `npm ci` by hand, so that `npm test` does not install everything a second time.
import { writeStamp } from './bootstrap/dependencies.mjs';
import { ROOT } from './bootstrap/index.mjs';

writeStamp(ROOT);
