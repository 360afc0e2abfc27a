import type { AboutTexts } from '../about.ts';

export const about: AboutTexts = {
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
