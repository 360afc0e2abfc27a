import type { KeepingTexts } from '../../web/keeping.ts';
import { number, plural } from '../grammar.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Reprendre mon dernier tour',
  sameDeal: 'Rejouer la même donne',
  abandon: 'Abandonner la partie',
  abandonAsk: {
    title: 'Abandonner la partie ?',
    text: 'Elle se termine sans résultat. On peut encore la revoir ensuite.',
    yes: 'Abandonner',
  },
  remove: 'Supprimer la partie',
  removeAsk: { title: 'Supprimer la partie ?', text: 'Il n’en restera rien dans ce navigateur.', yes: 'Supprimer' },
  makeRoomAsk: {
    title: 'Supprimer toutes les parties terminées ?',
    text: 'Les parties en cours sont conservées. Pour garder les autres, il faut d’abord tout télécharger.',
    yes: 'Les supprimer',
  },
  elsewhere: 'Cette partie se joue dans un autre onglet.',
  playHere: 'Jouer ici',
  newVersion: 'Une nouvelle version de Leadlight est prête.',
  loadVersion: 'La charger',
  data: 'Vos données',
  dataMore:
    'Les parties, les réglages et les jeux de planches sont conservés dans ce navigateur et nulle part ailleurs.',
  restore: 'Restaurer depuis un fichier',
  wipe: 'Tout supprimer',
  wipeAsk: {
    title: 'Tout supprimer ?',
    text: 'Toutes les parties, tous les réglages et tous les jeux de planches de ce navigateur disparaîtront.',
    yes: 'Tout supprimer',
  },
  added: (count) =>
    plural(count, {
      one: `${number(count)} partie ajoutée.`,
      many: `${number(count)} de parties ajoutées.`,
      other: `${number(count)} parties ajoutées.`,
    }),
  known: (count) =>
    plural(count, {
      one: `${number(count)} partie était déjà là.`,
      many: `${number(count)} de parties étaient déjà là.`,
      other: `${number(count)} parties étaient déjà là.`,
    }),
  broken: (count) =>
    plural(count, {
      one: `${number(count)} partie endommagée a été laissée de côté.`,
      many: `${number(count)} de parties endommagées ont été laissées de côté.`,
      other: `${number(count)} parties endommagées ont été laissées de côté.`,
    }),
  noBackup: 'Ce fichier n’est pas une sauvegarde de Leadlight. Rien n’a été modifié.',
  damaged: (count) =>
    plural(count, {
      one: `${number(count)} partie de ce navigateur est illisible.`,
      many: `${number(count)} de parties de ce navigateur sont illisibles.`,
      other: `${number(count)} parties de ce navigateur sont illisibles.`,
    }),
  removeDamaged: 'Supprimer ce qui est illisible',
};
