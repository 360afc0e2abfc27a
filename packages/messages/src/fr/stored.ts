import type { StoredTexts } from '../stored.ts';

export const stored: StoredTexts = {
  notRestored: {
    'too-large':
      'Ce fichier contient plus que n’importe quelle sauvegarde de Leadlight. Rien n’a été restauré, et tout est resté comme avant. Vérifiez que vous avez choisi le bon fichier.',
    full: 'Ce navigateur n’a pas assez de place pour la sauvegarde. Rien n’a été restauré, et tout est resté comme avant. Supprimez des parties dont vous n’avez plus besoin ou libérez de la place sur cet appareil, puis réessayez.',
    refused:
      'Ce navigateur a refusé d’enregistrer la sauvegarde. Rien n’a été restauré, et tout est resté comme avant. Rechargez cette page, puis réessayez.',
  },
  protect: 'Garder mes parties quand la place manque',
  protection: {
    protected: 'Protégé : ce navigateur garde vos parties même quand la place manque.',
    unprotected: 'Non protégé : ce navigateur peut supprimer vos parties quand la place manque.',
    declined:
      'Ce navigateur a refusé : il peut toujours supprimer vos parties quand la place manque. Téléchargez tout de temps en temps.',
    unavailable:
      'Ce navigateur ne peut pas protéger vos parties quand la place manque. Téléchargez tout de temps en temps.',
  },
  outdated: 'Cette partie ne respecte plus les règles',
  outdatedMore:
    'Les règles actuelles la refusent. La partie est conservée telle qu’elle a été jouée : vous pouvez la télécharger ou la supprimer.',
  corrected: {
    sintra:
      'Les règles de Sintra ont été corrigées : le vitrier ne recule que vers la gauche (R-81), et les planches maison ont changé. Il se peut que des parties jouées auparavant ne respectent plus les règles.',
  },
};
