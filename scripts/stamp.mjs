// Runs after a manual `npm install` or `npm ci`, so that `npm test` does not install everything again.
import { writeStamp } from './bootstrap/dependencies.mjs';
import { ROOT } from './bootstrap/index.mjs';

writeStamp(ROOT);
