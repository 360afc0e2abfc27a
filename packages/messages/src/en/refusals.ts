import type { RefusalTexts } from '../refusals.ts';
import { reasons as sagrada } from './reasons-sagrada.ts';
import { reasons as sintra } from './reasons-sintra.ts';
import { record } from './record.ts';

export const refusals: RefusalTexts = { record, sintra, sagrada };
