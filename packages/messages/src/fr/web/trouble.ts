import type { TroubleTexts } from '../../web/trouble.ts';
import { first } from '../first.ts';

export const trouble: TroubleTexts = {
  title: 'Problèmes',
  sentences: {
    full: 'Ce navigateur n’a plus de place : ce qui vient d’être fait n’est pas encore enregistré. Il faut libérer de la place, puis réessayer.',
    refused: 'Ce navigateur refuse d’enregistrer : ce qui vient d’être fait n’est pas encore enregistré.',
    taken: 'Cette partie a continué dans un autre onglet. Ce qui y a été joué est conservé.',
    gone: 'Cette partie n’est plus dans ce navigateur : ses données ont été effacées, ou elle a été supprimée.',
    deleted: 'Cette partie a été supprimée dans un autre onglet.',
    unopened: 'Ce navigateur n’ouvre pas son espace de stockage : impossible de charger ou d’enregistrer des parties.',
    silent: 'Le stockage de ce navigateur ne répond pas. Leadlight continuera dès qu’il répondra.',
    unkept: 'Ce navigateur ne conserve rien : la partie ne dure que tant que cette page reste ouverte.',
    bot: 'Les robots ne répondent pas. La partie est enregistrée.',
    illegal: 'Un robot a choisi un coup que les règles interdisent. Il en a joué un autre.',
    unloaded: first.unloaded,
    unknown: 'Un problème est survenu. La partie est enregistrée.',
  },
  retry: first.retry,
  unsaved: 'Jouer sans enregistrer',
  backup: 'Tout télécharger',
  makeRoom: 'Supprimer les parties terminées',
  reopen: 'Afficher l’état actuel de la partie',
  fine: 'Compris',
  missing: 'Cette partie n’est pas dans ce navigateur',
  missingMore: 'Elle a été supprimée, ou elle se trouve dans un autre navigateur ou sur un autre appareil.',
  unreadable: 'Cette partie est illisible',
  unreadableMore: 'Ce qui en a été enregistré est endommagé. Les autres parties ne sont pas touchées.',
  otherRules: (version) => `Cette partie a commencé avec la version ${version} des règles`,
  otherRulesMore:
    'Cette version de Leadlight ne les connaît pas. La partie est conservée, et il est possible de la télécharger.',
  download: 'Télécharger la partie',
};
