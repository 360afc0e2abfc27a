/** The games with rules to read. */
export type RulesGame = 'sintra' | 'sagrada';

/** The game with this rule number. In its own file, so that a link to a rule does not load any rules. */
export const gameOfRule = (rule: string): RulesGame => (rule.startsWith('G-') ? 'sagrada' : 'sintra');
