import type { PagesTexts } from '../../web/pages.ts';
import { number, plural } from '../grammar.ts';

const rules: PagesTexts['rules'] = {
  title: (game) => `The rules of ${game}`,
  games: 'Games',
  contents: 'Contents',
  search: 'Search the rules',
  found: (count) =>
    count === 0
      ? 'No rule has all of these words.'
      : plural(count, { one: `${number(count)} rule found.`, other: `${number(count)} rules found.` }),
  ruling: 'Our ruling',
  rulingMeans: 'The printed rules leave these questions open. This is how Leadlight answers them.',
  whole: 'All the rules, in a new tab',
  unavailable: 'The rules could not be loaded. Try again when there is a network.',
  tool: 'Tool',
  objective: 'Objective',
  points: 'Points',
  effect: 'What it does',
  scores: 'What it scores',
};

const about: PagesTexts['about'] = {
  title: 'About Leadlight',
  what: 'Leadlight is a digital edition of two board games about stained glass, for one screen or many, against people or bots.',
  rules: 'It follows the printed rules of both games, rule by rule; where they are silent, it says how it decides:',
  names:
    '“Azul: Stained Glass of Sintra” and “Sagrada” are games of their authors and publishers, and the names belong to them. Leadlight is not affiliated with any of them. Its texts, drawings and sounds are its own.',
  privacyTitle: 'Privacy',
  privacy:
    'Your games, names and settings stay in this browser. Nothing is sent anywhere, nobody is counted or followed, and there are no cookies.',
  licenceTitle: 'Licence',
  licence: 'Leadlight is free software under the MIT licence.',
  creditsTitle: 'Made with',
  credits: 'What others have written, and is part of this page:',
  fonts: 'The letters are those of your own system.',
  version: (version) => `Version ${version}`,
};

export const pages: PagesTexts = { rules, about, more: 'More about Leadlight' };
