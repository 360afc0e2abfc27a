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

const about: PagesTexts['about'] = {
  title: 'Over Leadlight',
  what: 'Leadlight is een digitale editie van twee bordspellen over glas in lood. Je speelt op één scherm, tegen vrienden of bots.',
  rules:
    'Leadlight volgt de gedrukte regels van beide spellen op de voet. Waar die iets openlaten, staat erbij wat wij hebben beslist:',
  names:
    '‘Azul: Stained Glass of Sintra’ en ‘Sagrada’ zijn van hun auteurs en uitgevers, net als de namen. Leadlight is niet met hen verbonden. De teksten, tekeningen en geluiden hebben we zelf gemaakt.',
  privacyTitle: 'Je gegevens',
  privacy:
    'Je spellen, namen en instellingen blijven in deze browser. Leadlight verstuurt niets, telt of volgt niemand en gebruikt geen cookies.',
  licenceTitle: 'Licentie',
  licence: 'Leadlight is vrije software onder de MIT-licentie.',
  creditsTitle: 'Gemaakt met',
  credits: 'Leadlight bevat software van anderen:',
  fonts: 'De lettertypen zijn die van je eigen systeem.',
  version: (version) => `Versie ${version}`,
};

export const pages: PagesTexts = { rules, about, more: 'Meer over Leadlight' };
