/** The rules of Sagrada, to read. */
import type { RulesPictures, RulesTables } from '../../game/entry.ts';

export { loadSagradaRules as book, loadSagradaSummary as summary } from '@leadlight/messages';
export const pictures = (): Promise<RulesPictures> => import('./pictures/pictures.ts');
export const tables = (): Promise<RulesTables> => import('./pictures/tables.ts');
