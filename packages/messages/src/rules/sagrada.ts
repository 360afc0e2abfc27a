/** The rules of Sagrada, in the order of `docs/rules/sagrada.md`. */
import type { SagradaNames } from '../names.ts';
import type { Chapter, PageOf, PictureOf } from './page.ts';

const TOOLS = {
  'G-33': 'grozing-pliers',
  'G-34': 'eglomise-brush',
  'G-35': 'copper-foil-burnisher',
  'G-36': 'lathekin',
  'G-37': 'lens-cutter',
  'G-38': 'flux-brush',
  'G-39': 'glazing-hammer',
  'G-40': 'running-pliers',
  'G-41': 'cork-backed-straightedge',
  'G-42': 'grinding-stone',
  'G-43': 'flux-remover',
  'G-44': 'tap-wheel',
} as const;

export const SAGRADA_CHAPTERS = [
  { id: 'setup', rules: ['G-01', 'G-02', 'G-03', 'G-04', 'G-05', 'G-06', 'G-07'], pictures: { 'G-05': 'window' } },
  {
    id: 'round',
    rules: ['G-10', 'G-11', 'G-12', 'G-13', 'G-14', 'G-15'],
    pictures: { 'G-11': 'pool', 'G-12': 'order', 'G-14': 'track' },
  },
  {
    id: 'drafting',
    rules: ['G-20', 'G-21', 'G-22', 'G-23', 'G-24', 'G-25'],
    pictures: { 'G-21': 'first', 'G-24': 'places' },
    fine: ['G-25'],
  },
  {
    id: 'tools',
    pictures: { 'G-30': 'price' },
    tools: TOOLS,
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
    pictures: { 'G-53': 'objectives' },
  },
  {
    id: 'solo',
    folded: true,
    rules: ['G-60', 'G-61', 'G-62', 'G-63', 'G-64', 'G-65', 'G-66', 'G-67', 'G-68'],
    pictures: { 'G-66': 'solo' },
  },
  { id: 'examples', folded: true, rules: ['G-70', 'G-71', 'G-72'] },
  {
    id: 'rulings',
    folded: true,
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

/** The rules of the tools are titled with their names. */
export const toolTitles = (tools: SagradaNames['tools']): SagradaRulesPage['titles'] => ({
  'G-33': tools[TOOLS['G-33']].name,
  'G-34': tools[TOOLS['G-34']].name,
  'G-35': tools[TOOLS['G-35']].name,
  'G-36': tools[TOOLS['G-36']].name,
  'G-37': tools[TOOLS['G-37']].name,
  'G-38': tools[TOOLS['G-38']].name,
  'G-39': tools[TOOLS['G-39']].name,
  'G-40': tools[TOOLS['G-40']].name,
  'G-41': tools[TOOLS['G-41']].name,
  'G-42': tools[TOOLS['G-42']].name,
  'G-43': tools[TOOLS['G-43']].name,
  'G-44': tools[TOOLS['G-44']].name,
});
