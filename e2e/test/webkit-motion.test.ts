import { openWebkit } from '../src/drivers/webkit.ts';
import { testMotion } from './motion.ts';

testMotion(openWebkit);
