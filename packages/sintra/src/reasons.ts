/** The reasons to refuse an event, an option or a strip set: each key with its rule and its arguments. */
import type { ReasonOf, Seat, ShapeReasons } from '@leadlight/core';
import type { Colour } from './vocabulary.ts';

export type Rule = `R-${number}` | 'record';

type Nothing = Record<string, never>;

interface SintraReasons {
  over: Nothing;
  'not-due': { readonly due: 'setup' | 'fill' | 'decide' | 'end' };
  'not-your-turn': { readonly seat: Seat };
  'no-such-display': { readonly display: number; readonly displays: number };
  'none-on-display': { readonly display: number; readonly colour: Colour };
  'none-in-centre': { readonly colour: Colour };
  'left-of-glazier': { readonly strip: number; readonly glazier: number };
  'strip-gone': { readonly strip: number };
  'no-room': { readonly strip: number; readonly colour: Colour };
  'must-place': { readonly colour: Colour };
  'too-many-jokers': { readonly jokers: number; readonly most: number };
  'too-few-jokers': { readonly jokers: number; readonly least: number };
  'jokers-broken': Nothing;
  'keep-missing': { readonly strip: number };
  'keep-early': Nothing;
  'keep-absent': { readonly strip: number; readonly colour: Colour };
  'already-leftmost': Nothing;
  'no-strips': Nothing;
  'setup-start': { readonly start: Seat };
  'setup-seats': { readonly seats: number; readonly players: number };
  'setup-strips': { readonly seat: Seat };
  'setup-joker-up': { readonly seat: Seat; readonly slot: number };
  'setup-indicator': Nothing;
  'fill-round': { readonly round: number; readonly expected: number };
  'fill-displays': { readonly displays: number; readonly expected: number };
  'fill-size': { readonly display: number; readonly expected: number };
  'fill-colour': { readonly display: number; readonly colour: Colour };
  'strip-set-ids': Nothing;
  'strip-set-jokers': Nothing;
}

export type ReasonArgs = SintraReasons & ShapeReasons;
export type Reason = ReasonOf<ReasonArgs, Rule>;

/** The rule behind each key; the keys shared by all games have their own. */
export const RULE_OF = {
  over: 'R-50',
  'not-due': 'R-11',
  'not-your-turn': 'R-11',
  'no-such-display': 'R-02',
  'none-on-display': 'R-13',
  'none-in-centre': 'R-14',
  'left-of-glazier': 'R-16',
  'strip-gone': 'R-26',
  'no-room': 'R-18',
  'must-place': 'R-20',
  'too-many-jokers': 'R-21',
  'too-few-jokers': 'R-18',
  'jokers-broken': 'R-20',
  'keep-missing': 'R-24',
  'keep-early': 'R-22',
  'keep-absent': 'R-24',
  'already-leftmost': 'R-41',
  'no-strips': 'R-82',
  'setup-start': 'R-09',
  'setup-seats': 'R-03',
  'setup-strips': 'R-05',
  'setup-joker-up': 'R-05',
  'setup-indicator': 'R-08',
  'fill-round': 'R-11',
  'fill-displays': 'R-02',
  'fill-size': 'R-44',
  'fill-colour': 'R-44',
  'strip-set-ids': 'R-05',
  'strip-set-jokers': 'R-05',
} as const satisfies Record<keyof SintraReasons, Rule>;

export function refuse<Key extends keyof SintraReasons>(key: Key, args: SintraReasons[Key]): Reason {
  return { rule: RULE_OF[key], key, args } as Reason;
}
