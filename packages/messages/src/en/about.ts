import type { AboutTexts } from '../about.ts';

export const about: AboutTexts = {
  what: 'Leadlight is a digital edition of two stained-glass board games. Play on one screen or online, with friends or against bots.',
  rules:
    'It follows the printed rules of both games. Where they are silent, it gives its own rulings, which are marked on these pages:',
  names:
    '“Azul: Stained Glass of Sintra” and “Sagrada” belong to their authors and publishers. Leadlight isn’t affiliated with any of them. Its texts, drawings and sounds are original.',
  privacyTitle: 'Privacy',
  privacy:
    'Your settings and the games on this device stay in this browser. Online, the server stores your name, your colour, your games and what you write at the table, and one cookie remembers who you are. Leadlight doesn’t track you or keep visitor statistics.',
  licenceTitle: 'Licence',
  licence: 'Leadlight is free software under the MIT licence.',
  creditsTitle: 'Made with',
  credits: 'Leadlight includes software by others:',
  fonts: 'Leadlight uses your system’s fonts.',
  version: (version) => `Version ${version}`,
};
