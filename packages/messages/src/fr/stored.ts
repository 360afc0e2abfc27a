import type { StoredTexts } from '../stored.ts';

export const stored: StoredTexts = {
  notRestored: {
    'too-large':
      'Ce fichier est trop gros pour être une sauvegarde de Leadlight. Rien n’a été restauré ni modifié. Vérifiez que vous avez choisi le bon fichier.',
    full: 'Ce navigateur n’a pas assez de place pour la sauvegarde. Rien n’a été restauré ni modifié. Supprimez les parties dont vous n’avez plus besoin ou libérez de la place sur cet appareil, puis réessayez.',
    refused:
      'Ce navigateur a refusé d’enregistrer la sauvegarde. Rien n’a été restauré ni modifié. Rechargez cette page, puis réessayez.',
  },
  protect: 'Protéger mes parties',
  protection: {
    protected: 'Vos parties sont protégées : ce navigateur les garde même si la place vient à manquer.',
    unprotected: 'Vos parties ne sont pas protégées : ce navigateur peut les supprimer si la place vient à manquer.',
    declined:
      'Ce navigateur a refusé de protéger vos parties : il peut toujours les supprimer si la place vient à manquer. Téléchargez une sauvegarde de temps en temps.',
    unavailable:
      'Ce navigateur ne peut pas protéger vos parties si la place vient à manquer. Téléchargez une sauvegarde de temps en temps.',
  },
  outdated: 'Cette partie ne respecte pas les règles actuelles',
  outdatedMore: 'Elle est conservée telle qu’elle a été jouée : vous pouvez la télécharger ou la supprimer.',
  corrected: {
    sintra:
      'Les règles de Sintra ont été corrigées : le vitrier ne revient que vers la gauche (R-81), et les planches Leadlight ont changé. Certaines parties plus anciennes ne respectent pas les règles actuelles.',
  },
};
