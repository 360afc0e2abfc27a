/** The rules of Sintra, in the order of `docs/rules/sintra.md`. */
import type { Chapter, PageOf, PictureOf } from './page.ts';

export const SINTRA_CHAPTERS = [
  { id: 'components', rules: ['R-01', 'R-02', 'R-03', 'R-04'], pictures: { 'R-04': 'palace' } },
  {
    id: 'setup',
    rules: ['R-05', 'R-06', 'R-07', 'R-08', 'R-09', 'R-10'],
    pictures: { 'R-07': 'strip', 'R-08': 'indicator' },
  },
  { id: 'round', rules: ['R-11', 'R-12'] },
  { id: 'pick', rules: ['R-13', 'R-14', 'R-15'], pictures: { 'R-14': 'take', 'R-15': 'displays' } },
  {
    id: 'place',
    rules: ['R-16', 'R-17', 'R-18', 'R-19', 'R-20', 'R-21'],
    pictures: { 'R-17': 'reach', 'R-19': 'excess' },
  },
  {
    id: 'completed',
    rules: ['R-22', 'R-23', 'R-24', 'R-25', 'R-26', 'R-27', 'R-28'],
    pictures: { 'R-26': 'keep', 'R-27': 'windows' },
    fine: ['R-28'],
  },
  { id: 'back', rules: ['R-40', 'R-41'], pictures: { 'R-41': 'back' } },
  { id: 'glass', rules: ['R-42'], pictures: { 'R-42': 'glass' } },
  { id: 'roundEnd', rules: ['R-43', 'R-44', 'R-45'], fine: ['R-45'] },
  {
    id: 'scoring',
    rules: ['R-50', 'R-51', 'R-52', 'R-54', 'R-55', 'R-56'],
    additions: ['R-56'],
    pictures: { 'R-54': 'ornaments', 'R-55': 'colours' },
  },
  { id: 'vision', folded: true, rules: ['R-60', 'R-61', 'R-62', 'R-63'], pictures: { 'R-63': 'sectors' } },
  { id: 'examples', folded: true, rules: ['R-70', 'R-71', 'R-72', 'R-73', 'R-74', 'R-75', 'R-76', 'R-77'] },
  {
    id: 'rulings',
    folded: true,
    rulings: true,
    rules: ['R-80', 'R-81', 'R-82', 'R-83', 'R-84', 'R-85', 'R-86', 'R-87', 'R-88', 'R-89', 'R-90'],
  },
] as const satisfies readonly Chapter[];

/** Written in each language as `en/rules/sintra.ts`, exported as `rules`. */
export type SintraRulesPage = PageOf<typeof SINTRA_CHAPTERS>;

export type SintraPicture = PictureOf<typeof SINTRA_CHAPTERS>;
