import type { Texts } from '../texts.ts';
import { cli } from './cli.ts';

export const nl: Texts = { locale: 'nl', cli };
