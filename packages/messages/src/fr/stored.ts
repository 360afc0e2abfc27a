import type { StoredTexts } from '../stored.ts';
import { number, plural } from './grammar.ts';

export const stored: StoredTexts = {
  data: {
    abandonAsk: {
      title: 'Abandonner cette partie ?',
      text: 'Elle se terminera sans résultat. Vous pourrez toujours la revoir.',
      yes: 'Abandonner',
    },
    removeAsk: {
      title: 'Supprimer cette partie ?',
      text: 'Elle sera supprimée définitivement de ce navigateur.',
      yes: 'Supprimer',
    },
    makeRoomAsk: {
      title: 'Supprimer toutes les parties terminées ?',
      text: 'Les parties en cours seront conservées. Pour garder une copie des autres, téléchargez d’abord une sauvegarde.',
      yes: 'Supprimer',
    },
    title: 'Vos données',
    more: 'Vos parties, vos réglages et vos jeux de planches sont enregistrés uniquement dans ce navigateur. Effacer les données du site les supprime.',
    restore: 'Restaurer une sauvegarde',
    wipe: 'Tout supprimer',
    wipeAsk: {
      title: 'Tout supprimer ?',
      text: 'Toutes les parties, tous les réglages et tous les jeux de planches de ce navigateur seront supprimés définitivement.',
      yes: 'Tout supprimer',
    },
    added: (count) =>
      plural(count, {
        one: `${number(count)} partie restaurée.`,
        many: `${number(count)} de parties restaurées.`,
        other: `${number(count)} parties restaurées.`,
      }),
    known: (count) =>
      plural(count, {
        one: `${number(count)} partie était déjà présente.`,
        many: `${number(count)} de parties étaient déjà présentes.`,
        other: `${number(count)} parties étaient déjà présentes.`,
      }),
    broken: (count) =>
      plural(count, {
        one: `${number(count)} partie endommagée n’a pas été restaurée.`,
        many: `${number(count)} de parties endommagées n’ont pas été restaurées.`,
        other: `${number(count)} parties endommagées n’ont pas été restaurées.`,
      }),
    noBackup: 'Ce fichier n’est pas une sauvegarde de Leadlight. Rien n’a été modifié : choisissez un autre fichier.',
    damaged: (count) =>
      plural(count, {
        one: `${number(count)} partie de ce navigateur est illisible.`,
        many: `${number(count)} de parties de ce navigateur sont illisibles.`,
        other: `${number(count)} parties de ce navigateur sont illisibles.`,
      }),
    removeDamaged: 'Supprimer les parties illisibles',
  },
  links: {
    'too-large':
      'Ces données sont trop volumineuses pour une partie de Leadlight. Vérifiez que vous avez choisi le bon fichier ou le bon lien.',
    broken: 'Ce lien est incomplet : sa fin a peut-être été coupée. Copiez-le de nouveau en entier.',
    'too-long':
      'Ce lien est trop long pour venir de Leadlight : il n’a pas été ouvert. Vérifiez que vous avez copié le bon.',
  },
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
  plain:
    'Vous avez ouvert Leadlight sans HTTPS. Tout est jouable, mais votre navigateur ne peut ni l’installer, ni le garder pour jouer hors ligne, ni protéger vos parties : il faut pour cela une adresse HTTPS.',
  outdated: 'Cette partie ne respecte pas les règles actuelles',
  outdatedMore: 'Elle est conservée telle qu’elle a été jouée : vous pouvez la télécharger ou la supprimer.',
  corrected: {
    sintra:
      'Les règles de Sintra ont été corrigées : le vitrier ne revient que vers la gauche (R-81), et les planches Leadlight ont changé. Certaines parties plus anciennes ne respectent pas les règles actuelles.',
  },
};
