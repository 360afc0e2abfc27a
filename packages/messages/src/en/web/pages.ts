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

const about: PagesTexts['about'] = {
  title: 'About Leadlight',
  what: 'Leadlight is a digital edition of two stained-glass board games. You play on one screen, against friends or bots.',
  rules: 'It follows the printed rules of both games and marks its own rulings where they are silent:',
  names:
    '“Azul: Stained Glass of Sintra” and “Sagrada” belong to their authors and publishers. Leadlight isn’t affiliated with any of them. Its texts, drawings and sounds are original.',
  privacyTitle: 'Privacy',
  privacy:
    'Your games, names and settings stay in this browser. Leadlight sends nothing anywhere, doesn’t track or count anyone, and uses no cookies.',
  licenceTitle: 'Licence',
  licence: 'Leadlight is free software under the MIT licence.',
  creditsTitle: 'Made with',
  credits: 'Leadlight includes software by others:',
  fonts: 'Leadlight uses your system’s fonts.',
  version: (version) => `Version ${version}`,
};

export const pages: PagesTexts = { rules, about, more: 'More about Leadlight' };
