import type { PagesTexts } from '../../web/pages.ts';
import { number, plural } from '../grammar.ts';

const rules: PagesTexts['rules'] = {
  title: (game) => `Les règles de ${game}`,
  games: 'Jeux',
  contents: 'Sommaire',
  search: 'Rechercher dans les règles',
  found: (count) =>
    count === 0
      ? 'Aucune règle ne contient tous ces mots.'
      : plural(count, {
          one: `${number(count)} règle trouvée.`,
          many: `${number(count)} de règles trouvées.`,
          other: `${number(count)} règles trouvées.`,
        }),
  ruling: 'Notre interprétation',
  rulingMeans: 'Les règles imprimées laissent ces questions ouvertes. Voici comment Leadlight y répond.',
  whole: 'Toutes les règles (nouvel onglet)',
  unavailable: 'Impossible de charger les règles. Vérifiez votre connexion, puis réessayez.',
  fine: 'Précisions',
  summary: 'Aide de jeu',
  summaryOf: (game) => `Aide de jeu : ${game}`,
  print: 'Imprimer',
  full: 'Toutes les règles',
  objective: 'Objectif',
  points: 'Points',
  scores: 'Condition',
};

const about: PagesTexts['about'] = {
  title: 'À propos de Leadlight',
  what: 'Leadlight est une édition numérique de deux jeux de société sur le thème du vitrail. On y joue sur un seul écran, entre amis ou contre des robots.',
  rules:
    'Leadlight suit à la lettre les règles imprimées des deux jeux. Là où elles ne disent rien, nous indiquons notre interprétation :',
  names:
    'Les jeux « Azul : Les Vitraux de Sintra » et « Sagrada », ainsi que leurs noms, appartiennent à leurs auteurs et éditeurs. Leadlight n’a aucun lien avec eux. Ses textes, ses dessins et ses sons sont originaux.',
  privacyTitle: 'Vie privée',
  privacy:
    'Vos parties, vos noms et vos réglages restent dans ce navigateur. Aucune donnée n’est envoyée : ni statistiques, ni pistage, ni cookies.',
  licenceTitle: 'Licence',
  licence: 'Leadlight est un logiciel libre sous licence MIT.',
  creditsTitle: 'Crédits',
  credits: 'Logiciels tiers inclus dans cette page :',
  fonts: 'Les polices sont celles de votre système.',
  version: (version) => `Version ${version}`,
};

export const pages: PagesTexts = { rules, about, more: 'En savoir plus sur Leadlight' };
