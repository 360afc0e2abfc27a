import type { PagesTexts } from '../../web/pages.ts';
import { number, plural } from '../grammar.ts';

const rules: PagesTexts['rules'] = {
  title: (game) => `De regels van ${game}`,
  games: 'Spellen',
  contents: 'Inhoud',
  search: 'Zoeken in de regels',
  found: (count) =>
    count === 0
      ? 'Geen enkele regel bevat al deze woorden.'
      : plural(count, { one: `${number(count)} regel gevonden.`, other: `${number(count)} regels gevonden.` }),
  ruling: 'Onze beslissing',
  rulingMeans: 'De gedrukte regels laten deze vragen open. Zo beantwoordt Leadlight ze.',
  whole: 'Alle regels, in een nieuw tabblad',
  unavailable: 'De regels konden niet worden geladen. Probeer het opnieuw als er verbinding is.',
  tool: 'Gereedschap',
  objective: 'Doel',
  points: 'Punten',
  effect: 'Wat het doet',
  scores: 'Wat het oplevert',
};

const about: PagesTexts['about'] = {
  title: 'Over Leadlight',
  what: 'Leadlight is een digitale editie van twee bordspellen over glas in lood, voor één scherm of meer, tegen mensen of bots.',
  rules: 'Ze volgt de gedrukte regels van beide spellen, regel voor regel; waar die zwijgen, zegt ze hoe ze beslist:',
  names:
    '‘Azul: Stained Glass of Sintra’ en ‘Sagrada’ zijn spellen van hun auteurs en uitgevers, en ook de namen zijn van hen. Leadlight is met geen van hen verbonden. De teksten, tekeningen en geluiden zijn onze eigen.',
  privacyTitle: 'Je gegevens',
  privacy:
    'Je spellen, namen en instellingen blijven in deze browser. Er wordt niets verstuurd, niemand wordt geteld of gevolgd, en er zijn geen cookies.',
  licenceTitle: 'Licentie',
  licence: 'Leadlight is vrije software onder de MIT-licentie.',
  creditsTitle: 'Gemaakt met',
  credits: 'Wat anderen hebben geschreven en deel is van deze pagina:',
  fonts: 'De letters zijn die van je eigen systeem.',
  version: (version) => `Versie ${version}`,
};

export const pages: PagesTexts = { rules, about, more: 'Meer over Leadlight' };
