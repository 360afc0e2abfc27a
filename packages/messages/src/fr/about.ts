import type { AboutTexts } from '../about.ts';

export const about: AboutTexts = {
  what: 'Leadlight est une édition numérique de deux jeux de société sur le thème du vitrail. On y joue sur un seul écran ou en ligne, entre amis ou contre des robots.',
  rules:
    'Leadlight suit à la lettre les règles imprimées des deux jeux. Là où elles ne disent rien, nous indiquons notre interprétation :',
  names:
    'Les jeux « Azul : Les Vitraux de Sintra » et « Sagrada », ainsi que leurs noms, appartiennent à leurs auteurs et éditeurs. Leadlight n’a aucun lien avec eux. Ses textes, ses dessins et ses sons sont originaux.',
  privacyTitle: 'Vie privée',
  privacy:
    'Vos réglages et les parties jouées sur cet appareil restent dans ce navigateur. En ligne, le serveur conserve votre nom, votre couleur, vos parties et vos messages, et un seul cookie sert à vous reconnaître. Ni statistiques ni pistage.',
  licenceTitle: 'Licence',
  licence: 'Leadlight est un logiciel libre sous licence MIT.',
  creditsTitle: 'Crédits',
  credits: 'Logiciels tiers inclus dans Leadlight :',
  fonts: 'Les polices sont celles de votre système.',
  version: (version) => `Version ${version}`,
};
