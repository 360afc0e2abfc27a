import type { PagesTexts } from '../../web/pages.ts';
import { number, plural } from '../grammar.ts';

const rules: PagesTexts['rules'] = {
  title: (game) => `The rules of ${game}`,
  games: 'Games',
  contents: 'Contents',
  search: 'Search the rules',
  found: (count) =>
    count === 0
      ? 'No rule contains all these words.'
      : plural(count, { one: `${number(count)} rule found.`, other: `${number(count)} rules found.` }),
  ruling: 'Our ruling',
  rulingMeans: 'The printed rules leave these questions open. This is how Leadlight answers them.',
  whole: 'All the rules, in a new tab',
  unavailable: 'The rules couldn’t be loaded. Try again when you’re online.',
  fine: 'Fine print',
  summary: 'Summary',
  summaryOf: (game) => `${game} at a glance`,
  print: 'Print',
  full: 'All the rules',
  objective: 'Objective',
  points: 'Points',
  scores: 'What it scores',
};

export const pages: PagesTexts = {
  rules,
  about: 'About Leadlight',
  keys: 'Keyboard shortcuts',
  guide: 'Screen reader guide',
  online: 'Play online',
  profile: 'Online profile',
  games: 'My games',
  more: 'More about Leadlight',
};
