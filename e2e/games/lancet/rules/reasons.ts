/** The reasons to refuse an event: each key with its rule and its arguments. */
import type { ReasonOf, Seat, ShapeReasons } from '@leadlight/core';
import type { Colour } from './vocabulary.ts';

export type Rule = `L-${number}` | 'record';

type Nothing = Record<string, never>;

interface LancetReasons {
  over: Nothing;
  'not-due': { readonly due: 'deal' | 'choose' | 'reveal' | 'draw' | 'end' };
  'no-such-seat': { readonly seats: number; readonly players: number };
  'already-chosen': { readonly seat: Seat };
  'not-in-hand': { readonly colour: Colour };
  'choice-hidden': Nothing;
  'bag-short': { readonly colour: Colour };
  'reveal-contradicts': Nothing;
}

export type ReasonArgs = LancetReasons & ShapeReasons;
export type Reason = ReasonOf<ReasonArgs, Rule>;

const RULE_OF = {
  over: 'L-08',
  'not-due': 'L-04',
  'no-such-seat': 'L-01',
  'already-chosen': 'L-04',
  'not-in-hand': 'L-04',
  'choice-hidden': 'L-04',
  'bag-short': 'L-01',
  'reveal-contradicts': 'L-05',
} as const satisfies Record<keyof LancetReasons, Rule>;

export function refuse<Key extends keyof LancetReasons>(key: Key, args: LancetReasons[Key]): Reason {
  return { rule: RULE_OF[key], key, args } as Reason;
}
