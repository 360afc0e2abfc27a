import type { Texts } from '../texts.ts';
import { cli } from './cli.ts';

export const fr: Texts = { locale: 'fr', cli };
