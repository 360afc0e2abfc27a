import type { RefusalTexts } from '../refusals.ts';
import { list, number } from './grammar.ts';

export const record: RefusalTexts['record'] = {
  problem: (path, rule, reason) => {
    const law = rule === 'record' ? 'format des parties enregistrées' : `règle ${rule}`;
    return path === '' ? `${reason} (${law})` : `${path} : ${reason} (${law})`;
  },
  reasons: {
    'field-missing': ({ path }) => `Le champ « ${path} » manque.`,
    'field-wrong': ({ path }) =>
      path === '' ? 'Ce n’est pas le format attendu.' : `Le champ « ${path} » a une valeur non valide.`,
    'field-misplaced': ({ path }) => `Le champ « ${path} » n’a pas sa place ici.`,
    'event-unknown': ({ path }) => `Le champ « ${path} » ne désigne aucun événement de ce jeu.`,
    'record-json': 'Ce n’est pas du JSON valide.',
    'record-game': ({ game }) => `Cette version de Leadlight ne connaît pas le jeu « ${game} ».`,
    'record-rules': ({ rules }) => `Cette version de Leadlight ne connaît pas la version « ${rules} » des règles.`,
    'record-commitment': 'La graine ne correspond pas à l’engagement publié avant la partie.',
    'record-salt': ({ seat }) => `Le sel du joueur ${seat + 1} ne correspond pas à son engagement.`,
    'record-salt-uncommitted': ({ seat }) =>
      `Le joueur ${seat + 1} n’a pris aucun engagement : son sel doit être vide.`,
    'record-salt-unopened': ({ seat }) =>
      `Le joueur ${seat + 1} n’a pas révélé le sel de son engagement : son sel doit être vide.`,
    'record-seed-early': 'La graine doit rester secrète jusqu’à la fin de la partie.',
    'record-chance': ({ labels }) =>
      `La graine donne un autre tirage pour ${list(labels.map((label) => `« ${label} »`))}.`,
    'record-legal': ({ said, counted }) => `Coups possibles ici : ${number(counted)}, et non ${number(said)}.`,
    'record-result-early': 'Il ne peut pas y avoir de résultat tant que la partie n’est pas terminée.',
    'record-result-missing': 'La partie est terminée, mais le résultat manque.',
    'record-result': ({ field }) => `Dans le résultat, « ${field} » ne correspond pas à la partie.`,
    'record-hidden': 'La partie est terminée : rien ne peut plus être caché ni révélé ici.',
    'record-empty': 'Cette partie ne contient aucun événement ; elle doit commencer par la mise en place.',
  },
};
