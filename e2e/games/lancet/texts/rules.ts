/** The rules of the game for its players, in the order of `rules/RULES.md`, and their summary on one sheet. */
import type { Chapter, PageOf, PictureOf, SummaryOf, SummaryPart } from '@leadlight/messages';

export const CHAPTERS = [
  { id: 'setup', rules: ['L-01', 'L-02', 'L-03'] },
  { id: 'round', rules: ['L-04', 'L-05', 'L-06', 'L-07'], pictures: { 'L-06': 'clear' } },
  { id: 'scoring', rules: ['L-08', 'L-09', 'L-10', 'L-11', 'L-12'] },
] as const satisfies readonly Chapter[];

export type LancetRules = PageOf<typeof CHAPTERS>;
export type LancetPicture = PictureOf<typeof CHAPTERS>;

export const SUMMARY = [
  {
    id: 'round',
    ordered: true,
    lines: { choose: { rule: 'L-04' }, reveal: { rule: 'L-05' }, draw: { rule: 'L-07' } },
    pictures: ['clear'],
  },
  {
    id: 'end',
    right: true,
    lines: {
      clear: { rule: 'L-09', points: '+3' },
      cloudy: { rule: 'L-09', points: '+1' },
      colours: { rule: 'L-10', points: '2 · 5 · 9' },
      hand: { rule: 'L-11', points: '+1' },
      ties: { rule: 'L-12' },
    },
  },
] as const satisfies readonly SummaryPart[];

export type LancetSummary = SummaryOf<typeof SUMMARY>;
