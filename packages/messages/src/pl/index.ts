import type { Texts } from '../texts.ts';
import { cli } from './cli.ts';

export const pl: Texts = { locale: 'pl', cli };
