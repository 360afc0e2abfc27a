/** The reasons to refuse an event or an option: each key with its rule and its arguments. */
import type { ReasonOf, Seat, ShapeReasons } from '@leadlight/core';
import type { Cell, Colour, Die, PatternId, ToolId, Value } from './vocabulary.ts';

export type Rule = `G-${number}` | 'record';

type Nothing = Record<string, never>;

interface SagradaReasons {
  over: Nothing;
  'not-due': { readonly due: 'setup' | 'choose' | 'roll' | 'turn' | 'rerolled' | 'drawn' | 'settle' | 'end' };
  'not-your-turn': { readonly seat: Seat };
  'already-chosen': Nothing;
  'not-offered': { readonly pattern: PatternId };
  'pattern-missing': Nothing;
  'card-taken': { readonly pattern: PatternId };
  'already-drafted': Nothing;
  'not-in-pool': { readonly die: Die };
  occupied: { readonly cell: Cell };
  'not-on-edge': { readonly cell: Cell };
  'not-touching': { readonly cell: Cell };
  'printed-colour': { readonly cell: Cell; readonly printed: Colour; readonly die: Die };
  'printed-value': { readonly cell: Cell; readonly printed: Value; readonly die: Die };
  'same-colour': { readonly cell: Cell; readonly neighbour: Cell; readonly colour: Colour };
  'same-value': { readonly cell: Cell; readonly neighbour: Cell; readonly value: Value };
  'tool-absent': { readonly tool: ToolId };
  'tool-spent': { readonly tool: ToolId };
  'tool-used': Nothing;
  'too-few-tokens': { readonly tool: ToolId; readonly price: number; readonly tokens: number };
  'tool-after-draft': { readonly tool: ToolId };
  'pay-missing': { readonly tool: ToolId; readonly colour: Colour };
  'pay-misplaced': Nothing;
  'pay-colour': { readonly tool: ToolId; readonly colour: Colour };
  'pay-not-in-pool': { readonly die: Die };
  'grozing-step': { readonly die: Die; readonly value: Value };
  'no-die-there': { readonly cell: Cell };
  'own-space': { readonly cell: Cell };
  'same-die': { readonly cell: Cell };
  'colour-not-on-track': { readonly colour: Colour };
  'two-colours': Nothing;
  'track-empty': { readonly tool: ToolId };
  'not-on-track': { readonly round: number; readonly die: Die };
  'touches-a-die': { readonly cell: Cell };
  'hammer-first-turn': Nothing;
  'hammer-after-draft': Nothing;
  'hammer-no-dice': Nothing;
  'pliers-second-turn': Nothing;
  'pliers-before-draft': Nothing;
  'must-be-placed': { readonly die: Die };
  'value-missing': Nothing;
  'value-misplaced': Nothing;
  'setup-start': { readonly start: Seat };
  'setup-seats': { readonly seats: number; readonly players: number };
  'setup-private': { readonly seat: Seat };
  'setup-public': { readonly expected: number };
  'setup-tools': { readonly expected: number };
  'setup-offers': { readonly seat: Seat };
  'roll-round': { readonly round: number; readonly expected: number };
  'roll-count': { readonly count: number; readonly expected: number };
  'roll-bag': { readonly colour: Colour };
  'reroll-count': { readonly count: number; readonly expected: number };
  'reroll-colour': { readonly die: Die };
  'drawn-bag': { readonly colour: Colour };
  'nothing-hidden': Nothing;
  'reveal-due': Nothing;
  'reveal-contradicts': Nothing;
  'private-early': Nothing;
}

export type ReasonArgs = SagradaReasons & ShapeReasons;
export type Reason = ReasonOf<ReasonArgs, Rule>;

/** The rule behind each key, unless the tool or the number of players makes it a narrower one. */
export const RULE_OF = {
  over: 'G-50',
  'not-due': 'G-13',
  'not-your-turn': 'G-12',
  'already-chosen': 'G-04',
  'not-offered': 'G-04',
  'pattern-missing': 'G-04',
  'card-taken': 'G-04',
  'already-drafted': 'G-13',
  'not-in-pool': 'G-20',
  occupied: 'G-20',
  'not-on-edge': 'G-21',
  'not-touching': 'G-22',
  'printed-colour': 'G-23',
  'printed-value': 'G-23',
  'same-colour': 'G-24',
  'same-value': 'G-24',
  'tool-absent': 'G-06',
  'tool-spent': 'G-64',
  'tool-used': 'G-13',
  'too-few-tokens': 'G-30',
  'tool-after-draft': 'G-31',
  'pay-missing': 'G-64',
  'pay-misplaced': 'G-30',
  'pay-colour': 'G-64',
  'pay-not-in-pool': 'G-91',
  'grozing-step': 'G-33',
  'no-die-there': 'G-32',
  'own-space': 'G-82',
  'same-die': 'G-36',
  'colour-not-on-track': 'G-44',
  'two-colours': 'G-44',
  'track-empty': 'G-89',
  'not-on-track': 'G-37',
  'touches-a-die': 'G-41',
  'hammer-first-turn': 'G-39',
  'hammer-after-draft': 'G-39',
  'hammer-no-dice': 'G-80',
  'pliers-second-turn': 'G-40',
  'pliers-before-draft': 'G-87',
  'must-be-placed': 'G-38',
  'value-missing': 'G-43',
  'value-misplaced': 'G-38',
  'setup-start': 'G-07',
  'setup-seats': 'G-03',
  'setup-private': 'G-03',
  'setup-public': 'G-06',
  'setup-tools': 'G-06',
  'setup-offers': 'G-04',
  'roll-round': 'G-10',
  'roll-count': 'G-11',
  'roll-bag': 'G-01',
  'reroll-count': 'G-39',
  'reroll-colour': 'G-38',
  'drawn-bag': 'G-43',
  'nothing-hidden': 'G-60',
  'reveal-due': 'G-99',
  'reveal-contradicts': 'G-99',
  'private-early': 'G-03',
} as const satisfies Record<keyof SagradaReasons, Rule>;

export function refuse<Key extends keyof SagradaReasons>(
  key: Key,
  args: SagradaReasons[Key],
  rule: Rule = RULE_OF[key],
): Reason {
  return { rule, key, args } as Reason;
}
