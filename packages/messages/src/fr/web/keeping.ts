import type { KeepingTexts } from '../../web/keeping.ts';
import { number, plural } from '../grammar.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Annuler mon dernier tour',
  sameDeal: 'Rejouer la même donne',
  abandon: 'Abandonner la partie',
  abandonAsk: {
    title: 'Abandonner cette partie ?',
    text: 'Elle se terminera sans résultat. Vous pourrez toujours la revoir.',
    yes: 'Abandonner',
  },
  remove: 'Supprimer la partie',
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
  elsewhere: 'Cette partie est en cours dans un autre onglet.',
  playHere: 'Jouer ici',
  newVersion: 'Une nouvelle version de Leadlight est disponible.',
  loadVersion: 'Mettre à jour',
  data: 'Vos données',
  dataMore:
    'Vos parties, vos réglages et vos jeux de planches sont enregistrés uniquement dans ce navigateur. Effacer les données du site les supprime.',
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
};
