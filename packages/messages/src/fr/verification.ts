import type { VerificationTexts } from '../verification.ts';
import { number, plural } from './grammar.ts';

export const verification: VerificationTexts = {
  title: 'Contrôle d’équité',
  act: 'Vérifier l’équité',
  checking: 'Vérification de la partie…',
  verdicts: {
    fine: {
      title: 'Tout concorde',
      text: 'Ce navigateur a rejoué toute la partie à partir de la graine et des sels : les tirages, les coups et le score sont corrects.',
    },
    unknown: {
      title: 'Aucune erreur trouvée, mais contrôle incomplet',
      text: 'Tout ce qui a pu être vérifié est correct. Les étapes ci-dessous indiquent ce qui n’a pas pu l’être.',
    },
    warning: {
      title: 'Tout concorde, avec une réserve',
      text: 'Les tirages, les coups et le score sont corrects, mais il manque le sel d’au moins un joueur.',
    },
    wrong: {
      title: 'Quelque chose ne concorde pas',
      text: 'Quelqu’un a modifié ce fichier, ou la partie n’était pas équitable. Les étapes ci-dessous indiquent où est le problème.',
    },
  },
  states: { fine: 'Correct', unknown: 'Non vérifié', warning: 'Attention', wrong: 'Incorrect' },
  seed: {
    title: 'La graine',
    text: 'Tout le hasard vient d’un nombre secret, la graine. Avant une partie en ligne, le serveur publie son engagement : une empreinte qui ne correspond qu’à cette graine.',
    kept: 'La graine révélée après la partie correspond à l’engagement.',
    broken: 'La graine révélée ne correspond pas à l’engagement.',
    missing: 'Ce fichier ne contient pas de graine : l’origine du hasard est invérifiable.',
    seen: (date) => `Cet appareil a vu le même engagement pendant la partie (${date}).`,
    changed: 'Cet appareil a vu un autre engagement pendant la partie.',
    unseen: 'Cet appareil n’a pas vu l’engagement pendant la partie : il doit se fier au fichier.',
  },
  salts: {
    title: 'Les sels',
    text: 'L’appareil de chaque joueur ajoute quelques caractères aléatoires, son sel. Tous les sels sont scellés avant l’ouverture du premier : personne ne peut choisir le sien en fonction des autres.',
    nobody: 'Aucun joueur n’a ajouté de sel. L’appareil ou le serveur de la partie a choisi seul la graine.',
    seats: {
      added: 'Sel scellé puis ouvert. Tout concorde.',
      'left-out': 'Sel scellé, mais absent de la partie.',
      none: 'Aucun sel.',
      bot: 'Les robots n’ajoutent pas de sel.',
      unsealed: 'Sel ajouté sans être scellé.',
      wrong: 'Sel ouvert différent du sel scellé.',
    },
    warning:
      'Une connexion lente peut en être la cause. Mais un joueur qui retient son sel, ou un serveur qui en écarte un, peut choisir entre deux issues. Si cela se répète, méfiez-vous de ce serveur.',
    ownMissing: 'Cet appareil avait scellé un sel, mais la partie a commencé sans lui.',
  },
  chance: {
    title: 'Le hasard',
    text: 'Ce navigateur refait chaque tirage à partir de la graine et des sels.',
    equal: (count) =>
      plural(count, {
        one: `${number(count)} tirage refait : il est identique.`,
        many: `${number(count)} de tirages refaits : tous sont identiques.`,
        other: `${number(count)} tirages refaits : tous sont identiques.`,
      }),
    possible: (count) =>
      plural(count, {
        one: `${number(count)} tirage possible selon les règles. Sans la graine, on ne peut rien vérifier de plus.`,
        many: `${number(count)} de tirages, tous possibles selon les règles. Sans la graine, on ne peut rien vérifier de plus.`,
        other: `${number(count)} tirages, tous possibles selon les règles. Sans la graine, on ne peut rien vérifier de plus.`,
      }),
    different: (event, events) => `L’événement ${number(event)} sur ${number(events)} est incorrect.`,
    before: (count) => `Tirages corrects avant l’erreur : ${number(count)}.`,
  },
  moves: {
    title: 'Les coups',
    text: 'Ce navigateur rejoue chaque coup selon les règles du jeu.',
    allowed: (count) =>
      plural(count, {
        one: `${number(count)} coup rejoué : il respecte les règles.`,
        many: `${number(count)} de coups rejoués : tous respectent les règles.`,
        other: `${number(count)} coups rejoués : tous respectent les règles.`,
      }),
    stoodIn: (count) => `Coups joués par un robot pour un joueur absent : ${number(count)}.`,
    partial: 'Ce fichier ne montre que ce qu’une personne a vu : les coups cachés ne sont pas vérifiés.',
    refused: (event, events, name) =>
      name === ''
        ? `L’événement ${number(event)} sur ${number(events)} enfreint les règles.`
        : `${name} : l’événement ${number(event)} sur ${number(events)} enfreint les règles.`,
    before: (count) => `Coups corrects avant l’erreur : ${number(count)}.`,
  },
  score: {
    title: 'Le score',
    text: 'Ce navigateur recompte le score final.',
    right: 'Le score est correct.',
    different: 'Le score du fichier est incorrect. Le bon score :',
    running: 'La partie n’est pas terminée : il n’y a pas encore de score final.',
    abandoned: 'La partie a été abandonnée : il n’y a pas de score final.',
    uncounted: 'L’erreur ci-dessus empêche de calculer le score.',
  },
  figures: {
    title: 'Afficher les valeurs',
    seed: 'Graine',
    commitment: 'Engagement',
    computed: 'Calculé par ce navigateur',
    salt: 'Sel',
    nonce: 'Nombre à usage unique',
    none: 'Aucune valeur',
  },
  proves: {
    title: 'Ce que cela prouve',
    otherwise: 'Ce que cela prouverait si chaque étape était correcte',
    points: [
      'Personne n’a choisi les tirages : la graine était fixée avant que le serveur connaisse les sels, et chaque sel avant que quiconque en connaisse un autre.',
      'Personne n’a modifié les tirages pendant la partie : tous découlent de la graine et des sels.',
      'Chaque coup respecte les règles, et le score est correct.',
    ],
  },
  limits: {
    title: 'Ce que cela ne prouve pas',
    points: [
      'Le serveur connaît la graine : la personne qui le gère pourrait donc prévoir la suite.',
      'Un joueur qui retient son sel, ou un serveur qui en écarte un, peut choisir entre deux issues. La liste des sels montre si c’est arrivé.',
      'Les joueurs peuvent se concerter, ou laisser un programme choisir leurs coups.',
      'Un fichier de partie ne prouve ni la date de l’engagement ni l’identité des joueurs. Seul un appareil qui a participé à la partie peut comparer l’engagement à celui qu’il a vu.',
      'Un serveur malhonnête pourrait aussi envoyer une page malhonnête. Pour vérifier sans lui, téléchargez le fichier de partie et lancez « leadlight verify FICHIER » en ligne de commande.',
    ],
  },
  chooseText: 'Choisissez un fichier de partie à vérifier ici. Il ne quitte pas ce navigateur.',
  missing:
    'Cette partie est introuvable, ou le serveur ne répond pas. Vérifiez votre connexion et réessayez, ou choisissez le fichier de partie.',
  unreadable: 'Impossible de vérifier cette partie.',
};
