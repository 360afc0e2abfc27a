import type { PagesTexts } from '../../web/pages.ts';
import { number, plural } from '../grammar.ts';

const rules: PagesTexts['rules'] = {
  title: (game) => `Les règles de ${game}`,
  games: 'Jeux',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  found: (count) =>
    count === 0
      ? 'Aucune règle ne contient tous ces mots.'
      : plural(count, {
          one: `${number(count)} règle trouvée.`,
          many: `${number(count)} de règles trouvées.`,
          other: `${number(count)} règles trouvées.`,
        }),
  ruling: 'Notre décision',
  rulingMeans: 'Les règles imprimées laissent ces questions ouvertes. Voici comment Leadlight y répond.',
  whole: 'Toutes les règles, dans un nouvel onglet',
  unavailable: 'Impossible de charger les règles. Réessayez une fois en ligne.',
  tool: 'Outil',
  objective: 'Objectif',
  points: 'Points',
  effect: 'Effet',
  scores: 'Ce qu’il rapporte',
};

const about: PagesTexts['about'] = {
  title: 'À propos de Leadlight',
  what: 'Leadlight est une édition numérique de deux jeux de société sur le vitrail, pour un ou plusieurs écrans, contre des personnes ou des robots.',
  rules:
    'Elle suit les règles imprimées des deux jeux, règle par règle ; là où elles ne disent rien, elle indique comment elle tranche :',
  names:
    '« Azul : Les vitraux de Sintra » et « Sagrada » appartiennent, noms compris, à leurs auteurs et éditeurs. Leadlight n’a de lien avec aucun d’eux. Ses textes, ses dessins et ses sons lui sont propres.',
  privacyTitle: 'Vie privée',
  privacy:
    'Vos parties, vos noms et vos réglages restent dans ce navigateur. Rien n’est envoyé nulle part, personne n’est compté ni suivi, et il n’y a pas de cookies.',
  licenceTitle: 'Licence',
  licence: 'Leadlight est un logiciel libre sous licence MIT.',
  creditsTitle: 'Fait avec',
  credits: 'Ce que d’autres ont écrit et qui fait partie de cette page :',
  fonts: 'Les polices sont celles de votre système.',
  version: (version) => `Version ${version}`,
};

export const pages: PagesTexts = { rules, about, more: 'En savoir plus sur Leadlight' };
