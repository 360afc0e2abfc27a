import type { Texts } from '../texts.ts';
import { names } from './names.ts';
import { record } from './record.ts';
import { web } from './web.ts';

export const client: Texts = { locale: 'nl', names, record, web };
