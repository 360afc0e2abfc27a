import type { Texts } from '../texts.ts';
import { cli } from './cli.ts';

export const en: Texts = { locale: 'en', cli };
