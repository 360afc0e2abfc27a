import type { TroubleTexts } from '../../web/trouble.ts';
import { first } from '../first.ts';

export const trouble: TroubleTexts = {
  title: 'Problèmes',
  sentences: {
    full: 'L’espace de stockage est plein : votre dernier coup n’est pas enregistré. Libérez de la place, puis réessayez.',
    refused: 'Ce navigateur a refusé d’enregistrer votre dernier coup. Réessayez, ou téléchargez une sauvegarde.',
    taken: 'Cette partie a continué dans un autre onglet. Les coups joués là-bas sont conservés.',
    gone: 'Cette partie n’est plus dans ce navigateur : elle a été supprimée, ou les données du site ont été effacées.',
    deleted: 'Cette partie a été supprimée dans un autre onglet.',
    unopened:
      'L’espace de stockage de ce navigateur est inaccessible : impossible de charger ou d’enregistrer des parties.',
    silent: 'L’espace de stockage de ce navigateur ne répond pas. Leadlight reprendra dès qu’il répondra.',
    unkept: 'Ce navigateur n’enregistre rien : si vous fermez cette page, la partie sera perdue.',
    bot: 'Les robots ne répondent pas. La partie est enregistrée : réessayez.',
    illegal: 'Un robot a choisi un coup interdit par les règles. Il en a joué un autre à la place.',
    unloaded: first.unloaded,
    unknown: 'Un problème est survenu. Votre partie est enregistrée : rechargez la page pour continuer.',
  },
  retry: first.retry,
  unsaved: 'Jouer sans enregistrer',
  backup: 'Télécharger une sauvegarde',
  makeRoom: 'Supprimer les parties terminées',
  reopen: 'Afficher les derniers coups',
  fine: 'Compris',
  missing: 'Cette partie n’est pas dans ce navigateur',
  missingMore:
    'Elle a été supprimée, ou elle se trouve dans un autre navigateur ou sur un autre appareil. Si vous avez une sauvegarde, restaurez-la dans les réglages.',
  unreadable: 'Cette partie est illisible',
  unreadableMore:
    'Ses données sont endommagées. Vos autres parties ne sont pas touchées. Vous pouvez télécharger ou supprimer celle-ci.',
  otherRules: (version) => `Cette partie a commencé avec la version ${version} des règles`,
  otherRulesMore:
    'Cette version de Leadlight ne connaît pas ces règles. La partie est conservée : vous pouvez la télécharger ou la supprimer.',
  download: 'Télécharger la partie',
};
