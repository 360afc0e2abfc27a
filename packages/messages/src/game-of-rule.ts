/** The games that have rules to read. */
export type RulesGame = 'sintra' | 'sagrada';

/** Whose rules have this number; by itself, since whoever names a rule need not load any. */
export const gameOfRule = (rule: string): RulesGame => (rule.startsWith('G-') ? 'sagrada' : 'sintra');
