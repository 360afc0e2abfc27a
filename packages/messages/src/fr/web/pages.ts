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

export const pages: PagesTexts = {
  rules,
  about: 'À propos de Leadlight',
  keys: 'Raccourcis clavier',
  guide: 'Guide pour lecteurs d’écran',
  online: 'Jouer en ligne',
  profile: 'Profil en ligne',
  games: 'Mes parties',
  more: 'En savoir plus sur Leadlight',
};
