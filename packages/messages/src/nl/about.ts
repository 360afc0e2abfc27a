import type { AboutTexts } from '../about.ts';

export const about: AboutTexts = {
  what: 'Leadlight is een digitale editie van twee bordspellen over glas in lood. Je speelt op één scherm of online, met vrienden of tegen bots.',
  rules:
    'Leadlight volgt de gedrukte regels van beide spellen op de voet. Waar die iets openlaten, staat erbij wat wij hebben beslist:',
  names:
    'De spellen ‘Azul: Stained Glass of Sintra’ en ‘Sagrada’ en hun namen zijn eigendom van de auteurs en uitgevers. Leadlight is niet met hen verbonden. De teksten, tekeningen en geluiden hebben we zelf gemaakt.',
  privacyTitle: 'Je gegevens',
  privacy:
    'Je instellingen en de spellen op dit apparaat blijven in deze browser. Online bewaart de server je naam, je kleur, je spellen en je berichten, en één cookie onthoudt wie je bent. Leadlight volgt je niet en houdt geen bezoekcijfers bij.',
  licenceTitle: 'Licentie',
  licence: 'Leadlight is vrije software onder de MIT-licentie.',
  creditsTitle: 'Gemaakt met',
  credits: 'Leadlight bevat software van anderen:',
  fonts: 'Leadlight gebruikt de lettertypen van je systeem.',
  version: (version) => `Versie ${version}`,
};
