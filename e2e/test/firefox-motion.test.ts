import { openFirefox } from '../src/drivers/firefox.ts';
import { testMotion } from './motion.ts';

testMotion(openFirefox);
