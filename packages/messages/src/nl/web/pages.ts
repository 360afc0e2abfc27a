import type { PagesTexts } from '../../web/pages.ts';
import { number, plural } from '../grammar.ts';

const rules: PagesTexts['rules'] = {
  title: (game) => `Spelregels van ${game}`,
  games: 'Spellen',
  contents: 'Inhoud',
  search: 'Zoeken in de regels',
  found: (count) =>
    count === 0
      ? 'Geen enkele regel bevat al deze woorden. Probeer minder woorden.'
      : plural(count, { one: `${number(count)} regel gevonden.`, other: `${number(count)} regels gevonden.` }),
  ruling: 'Onze beslissing',
  rulingMeans: 'De gedrukte regels laten deze vragen open. Zo beantwoordt Leadlight ze.',
  whole: 'Alle regels, in een nieuw tabblad',
  unavailable: 'De regels konden niet worden geladen. Probeer het opnieuw zodra je weer verbinding hebt.',
  fine: 'Bijzonderheden',
  summary: 'Spelhulp',
  summaryOf: (game) => `Spelhulp: ${game}`,
  print: 'Afdrukken',
  full: 'Alle regels',
  objective: 'Doel',
  points: 'Punten',
  scores: 'Waarvoor',
};

export const pages: PagesTexts = {
  rules,
  about: 'Over Leadlight',
  keys: 'Sneltoetsen',
  guide: 'Spelen met een schermlezer',
  online: 'Online spelen',
  profile: 'Onlineprofiel',
  games: 'Mijn spellen',
  more: 'Meer over Leadlight',
};
