/** The rules of Sintra, to read. */
import type { RulesPictures, RulesTables } from '../../game/entry.ts';

export { loadSintraRules as book, loadSintraSummary as summary } from '@leadlight/messages';
export const pictures = (): Promise<RulesPictures> => import('./pictures/pictures.ts');
export const tables = (): Promise<RulesTables> => Promise.resolve({});
