import type { RecordTexts } from '../texts.ts';
import { list, number } from './grammar.ts';

export const record: RecordTexts = {
  problem: (path, rule, reason) => {
    const law = rule === 'record' ? 'format d’enregistrement' : `règle ${rule}`;
    return path === '' ? `${reason} (${law})` : `${path} : ${reason} (${law})`;
  },
  reasons: {
    'field-missing': ({ path }) => `Le champ « ${path} » manque.`,
    'field-wrong': ({ path }) =>
      path === '' ? 'Ceci n’a pas la forme attendue.' : `Le champ « ${path} » a une valeur impossible.`,
    'field-misplaced': ({ path }) => `Le champ « ${path} » n’a pas sa place ici.`,
    'event-unknown': ({ path }) => `Le champ « ${path} » ne désigne aucun événement de ce jeu.`,
    'record-json': 'L’enregistrement est illisible : ce n’est pas du JSON valide.',
    'record-game': ({ game }) =>
      `Le jeu « ${game} » n’existe pas ici ; un enregistrement est de « sintra » ou de « sagrada ».`,
    'record-commitment': 'La graine ne correspond pas à l’engagement publié avant la partie.',
    'record-salt': ({ seat }) => `Le sel de la place ${seat + 1} n’est pas celui sur lequel elle s’était engagée.`,
    'record-seed-early': 'La graine doit rester secrète jusqu’à la fin de la partie.',
    'record-chance': ({ labels }) =>
      `La graine donne un autre tirage pour ${list(labels.map((label) => `« ${label} »`))}.`,
    'record-legal': ({ said, counted }) =>
      `Coups possibles ici : ${number(counted)}, et non ${number(said)} comme le dit l’enregistrement.`,
    'record-result-early': 'L’enregistrement ne peut avoir de résultat que si la partie a été jouée jusqu’au bout.',
    'record-result-missing': 'La partie est terminée, mais l’enregistrement n’a pas de résultat.',
    'record-result': ({ field }) => `Dans le résultat, « ${field} » n’est pas ce que donne la partie.`,
    'record-hidden':
      'La partie est terminée : l’enregistrement doit tout dire, et rien ne peut y être caché ni révélé.',
  },
};
