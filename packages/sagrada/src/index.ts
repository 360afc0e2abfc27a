export * from './vocabulary.ts';
export type * from './events.ts';
export { RULE_OF, type Reason, type ReasonArgs, type Rule } from './reasons.ts';
export type { Consequence } from './consequences.ts';
