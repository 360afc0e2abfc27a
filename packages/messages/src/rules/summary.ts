/** A game on one sheet, to keep beside the board: what to do, what scores, what is not allowed. */
export interface SummaryLine {
  /** The rule that says it in full. */
  readonly rule: string;
  /** What it scores, the same in every language. */
  readonly points?: string;
}

export interface SummaryPart {
  readonly id: string;
  readonly lines: Readonly<Record<string, SummaryLine>>;
  /** The lines are steps, one after the other. */
  readonly ordered?: true;
  /** Pictures of the rules that say it without words. */
  readonly pictures?: readonly string[];
  /** It stands in the right column of the sheet. */
  readonly right?: true;
}

/** What a language says of the parts and of their lines. */
export interface SummaryPage<Part extends string = string, Line extends string = string> {
  readonly parts: Readonly<Record<Part, string>>;
  readonly lines: Readonly<Record<Line, string>>;
}

type LineOf<Part> = Part extends { readonly lines: infer Lines } ? keyof Lines & string : never;

export type SummaryOf<Parts extends readonly SummaryPart[]> = SummaryPage<Parts[number]['id'], LineOf<Parts[number]>>;

export const SINTRA_SUMMARY = [
  {
    id: 'turn',
    ordered: true,
    lines: { take: { rule: 'R-13' }, place: { rule: 'R-16' }, full: { rule: 'R-22' } },
    pictures: ['take', 'reach', 'keep'],
  },
  { id: 'back', lines: { instead: { rule: 'R-40' } } },
  { id: 'roundEnd', lines: { indicator: { rule: 'R-43' }, refill: { rule: 'R-44' } } },
  {
    id: 'scoring',
    right: true,
    lines: {
      bonus: { rule: 'R-23', points: '+1' },
      window: { rule: 'R-27', points: '+' },
      bottom: { rule: 'R-42', points: '−18' },
    },
    pictures: ['windows'],
  },
  {
    id: 'breaks',
    right: true,
    lines: { excess: { rule: 'R-19' }, nowhere: { rule: 'R-20' }, tile: { rule: 'R-15' } },
    pictures: ['glass'],
  },
  {
    id: 'forbidden',
    right: true,
    lines: {
      pass: { rule: 'R-12' },
      left: { rule: 'R-16' },
      split: { rule: 'R-16' },
      spare: { rule: 'R-18' },
      refuse: { rule: 'R-20' },
      twice: { rule: 'R-41' },
    },
  },
  {
    id: 'end',
    right: true,
    lines: {
      strips: { rule: 'R-51', points: '+1' },
      loss: { rule: 'R-52', points: '−' },
      sideA: { rule: 'R-54', points: '10 · 6 · 3' },
      sideB: { rule: 'R-55', points: '×' },
      ties: { rule: 'R-56' },
    },
    pictures: ['ornaments'],
  },
] as const satisfies readonly SummaryPart[];

export const SAGRADA_SUMMARY = [
  {
    id: 'round',
    ordered: true,
    lines: { roll: { rule: 'G-11' }, turns: { rule: 'G-12' }, left: { rule: 'G-14' }, bag: { rule: 'G-15' } },
    pictures: ['order'],
  },
  {
    id: 'turn',
    lines: { draft: { rule: 'G-20' }, tool: { rule: 'G-30' }, pass: { rule: 'G-13' } },
    pictures: ['price'],
  },
  {
    id: 'placing',
    lines: { edge: { rule: 'G-21' }, touch: { rule: 'G-22' }, match: { rule: 'G-23' }, same: { rule: 'G-24' } },
    pictures: ['places'],
  },
  {
    id: 'forbidden',
    right: true,
    lines: {
      unplaced: { rule: 'G-20' },
      second: { rule: 'G-13' },
      late: { rule: 'G-31' },
      idle: { rule: 'G-80' },
    },
  },
  {
    id: 'end',
    right: true,
    lines: {
      publicly: { rule: 'G-50', points: '+' },
      privately: { rule: 'G-54', points: '+' },
      tokens: { rule: 'G-50', points: '+1' },
      empty: { rule: 'G-50', points: '−1' },
      ties: { rule: 'G-55' },
    },
    pictures: ['objectives'],
  },
  {
    id: 'solo',
    right: true,
    lines: { dice: { rule: 'G-63' }, pay: { rule: 'G-64' }, own: { rule: 'G-67' }, target: { rule: 'G-68' } },
  },
] as const satisfies readonly SummaryPart[];

/** Written in each language as `en/rules/summary-sintra.ts`, exported as `summary`. */
export type SintraSummary = SummaryOf<typeof SINTRA_SUMMARY>;

/** Written in each language as `en/rules/summary-sagrada.ts`, exported as `summary`. */
export type SagradaSummary = SummaryOf<typeof SAGRADA_SUMMARY>;
