import { openFirefox } from '../src/drivers/firefox.ts';
import { testEngine } from './engine.ts';

testEngine(openFirefox, { game: 'sagrada', locale: 'pl' });
