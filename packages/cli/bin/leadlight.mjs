#!/usr/bin/env node
import { join } from 'node:path';
import { bundleFolder, isBundleFresh } from '../../../scripts/bootstrap/bundled.mjs';
import { bootstrap, ROOT } from '../../../scripts/bootstrap/index.mjs';
import { LEAST_NODE, relaunch } from '../../../scripts/bootstrap/relaunch.mjs';

const args = process.argv.slice(2);
const bundle = join(bundleFolder(ROOT), 'main.mjs');

if (!isBundleFresh(ROOT)) bootstrap({ script: 'packages/cli/src/main.ts', args });
else if (Number(process.versions.node.split('.')[0]) >= LEAST_NODE) await import(bundle);
else relaunch(ROOT, bundle, args);
