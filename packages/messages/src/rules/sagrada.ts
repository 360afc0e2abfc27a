/** The rules of Sagrada, in the order of `docs/rules/sagrada.md`. */
import type { Chapter, PageOf, PictureOf } from './page.ts';

export const SAGRADA_CHAPTERS = [
  { id: 'setup', rules: ['G-01', 'G-02', 'G-03', 'G-04', 'G-05', 'G-06', 'G-07'], pictures: ['window'] },
  { id: 'round', rules: ['G-10', 'G-11', 'G-12', 'G-13', 'G-14', 'G-15'], pictures: ['pool', 'order', 'track'] },
  { id: 'drafting', rules: ['G-20', 'G-21', 'G-22', 'G-23', 'G-24', 'G-25'], pictures: ['neighbours'] },
  {
    id: 'tools',
    pictures: ['tools'],
    rules: [
      'G-30',
      'G-31',
      'G-32',
      'G-33',
      'G-34',
      'G-35',
      'G-36',
      'G-37',
      'G-38',
      'G-39',
      'G-40',
      'G-41',
      'G-42',
      'G-43',
      'G-44',
    ],
  },
  {
    id: 'scoring',
    rules: ['G-50', 'G-51', 'G-52', 'G-53', 'G-54', 'G-55'],
    additions: ['G-55'],
    pictures: ['objectives'],
  },
  { id: 'solo', rules: ['G-60', 'G-61', 'G-62', 'G-63', 'G-64', 'G-65', 'G-66', 'G-67', 'G-68'], pictures: ['solo'] },
  { id: 'examples', rules: ['G-70', 'G-71', 'G-72'] },
  {
    id: 'rulings',
    rulings: true,
    rules: [
      'G-80',
      'G-81',
      'G-82',
      'G-83',
      'G-84',
      'G-85',
      'G-86',
      'G-87',
      'G-88',
      'G-89',
      'G-90',
      'G-91',
      'G-92',
      'G-93',
      'G-94',
      'G-95',
      'G-96',
      'G-97',
      'G-98',
      'G-99',
    ],
  },
] as const satisfies readonly Chapter[];

/** Written in each language as `en/rules/sagrada.ts`, exported as `rules`. */
export type SagradaRulesPage = PageOf<typeof SAGRADA_CHAPTERS>;

export type SagradaPicture = PictureOf<typeof SAGRADA_CHAPTERS>;
