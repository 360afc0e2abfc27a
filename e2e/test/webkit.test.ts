import { openWebkit } from '../src/drivers/webkit.ts';
import { testEngine } from './engine.ts';

testEngine(openWebkit, { game: 'sintra', locale: 'fr' });
