import { openChromium } from '../src/drivers/chromium.ts';
import { testMotion } from './motion.ts';

testMotion(openChromium);
