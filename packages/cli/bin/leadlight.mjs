#!/usr/bin/env node
import { bootstrap } from '../../../scripts/bootstrap/index.mjs';

bootstrap({ script: 'packages/cli/src/main.ts', args: process.argv.slice(2) });
