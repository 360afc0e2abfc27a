/** The rules of the game, to read. */
import type { RulesPictures, RulesTables } from '../../../../packages/web/src/game/entry.ts';

export { loadLancetRules as book, loadLancetSummary as summary } from '../texts/load-later.ts';
export const pictures = (): Promise<RulesPictures> => import('./pictures/pictures.ts');
export const tables = (): Promise<RulesTables> => Promise.resolve({});
