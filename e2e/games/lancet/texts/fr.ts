import { does, list, number, plural, points, ranked } from '../../../../packages/messages/src/fr/grammar.ts';
import type { Colour } from '#games/lancet';
import type { LancetRefusals, LancetTexts } from './texts.ts';

/** Nouns after « éclat », which don't agree. */
const colours: LancetTexts['colours'] = { ruby: 'rubis', amber: 'ambre', jade: 'jade', azure: 'azur' };

const counted = (count: number, one: string, other: string): string =>
  `${number(count)} ${plural(count, { one, many: other, other })}`;

const shards = (count: number): string => counted(count, 'éclat', 'éclats');

const hand = (held: readonly Colour[]): string => list(held.map((colour) => colours[colour]));

const consequences: LancetTexts['consequences'] = {
  dealt: 'Chaque joueur a pioché 3 éclats.',
  'round-started': ({ round }) => `La manche ${round} commence.`,
  chosen: ({ seat, colour }, context) =>
    colour === null
      ? `${does(context, seat, 'avez choisi', 'a choisi')} un éclat.`
      : `${does(context, seat, 'choisissez', 'choisit')} l’éclat ${colours[colour]}.`,
  set: ({ seat, colour, place, clear }, context) =>
    `${does(context, seat, 'posez', 'pose')} l’éclat ${colours[colour]} à la place ${place + 1} : ${clear ? 'il brille' : 'il se trouble'}.`,
  'round-ended': ({ round }) => `La manche ${round} est terminée.`,
  drawn: 'Chaque joueur pioche un éclat.',
  'hands-shown': ({ hands }, { name }) =>
    `Les mains sont révélées. ${hands.map((held, seat) => `${name(seat)} : ${hand(held)}`).join(' ; ')}.`,
  'light-scored': ({ seat, clear, cloudy, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour la lumière : ${counted(clear, 'éclat clair', 'éclats clairs')}, ${counted(cloudy, 'trouble', 'troubles')}.`,
  'colours-scored': ({ seat, colours: count, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour ${counted(count, 'couleur claire', 'couleurs claires')}.`,
  'hand-scored': ({ seat, points: won }, context) =>
    `${does(context, seat, 'marquez', 'marque')} ${points(won)} pour les éclats restants.`,
  ranked,
  abandoned: 'La partie a été abandonnée, sans résultat.',
};

export const lancet: LancetTexts = {
  colours,
  consequences,
  board: {
    hand: 'Main',
    yourHand: 'Votre main',
    shard: (colour) => `éclat ${colours[colour]}`,
    place: (place, set) =>
      set === undefined
        ? `Place ${place} : vide`
        : `Place ${place} : ${colours[set.colour]}, ${set.clear ? 'clair' : 'trouble'}`,
    lancet: (name) => `Lancette de ${name}`,
    yourLancet: 'Votre lancette',
    hasChosen: 'a choisi',
    isChoosing: 'choisit encore',
    held: (count) => `${shards(count)} en main`,
    bag: (count) => `${shards(count)} dans le sac`,
    points,
    choose: 'Choisissez un éclat de votre main.',
    waiting: 'Les autres choisissent encore.',
  },
  preview: {
    place: (place) => `place ${place}`,
    toPlace: (place) => `à la place ${place}`,
    shinesIf: (colour) => `Brille si personne d’autre ne choisit ${colours[colour]}`,
    act: 'Choisir cet éclat',
  },
  log: {
    dealt: 'Éclats distribués',
    chose: 'éclat choisi',
    clear: (colour) => `${colours[colour]}, clair`,
    cloudy: (colour) => `${colours[colour]}, trouble`,
    roundOver: (round) => `Fin de la manche ${round}`,
    handsShown: 'Mains révélées',
    total: points,
  },
  score: {
    light: 'Lumière',
    colours: 'Couleurs claires',
    hand: 'Éclats restants',
    byLight: 'La lumière départage les joueurs.',
  },
};

export const refusals: LancetRefusals = {
  over: 'La partie est terminée.',
  'not-due': ({ due }) =>
    ({
      deal: 'Il faut d’abord distribuer les éclats.',
      choose: 'Chaque joueur doit d’abord choisir un éclat.',
      reveal: 'Il faut d’abord révéler les éclats choisis.',
      draw: 'Chaque joueur doit d’abord piocher un éclat.',
      end: 'Toutes les manches sont jouées : il ne reste que le décompte final.',
    })[due],
  'no-such-seat': ({ players }) => `Cette partie compte ${number(players)} joueurs.`,
  'already-chosen': 'Ce joueur a déjà choisi un éclat à cette manche.',
  'not-in-hand': ({ colour }) => `Il n’y a pas d’éclat ${colours[colour]} dans cette main.`,
  'choice-hidden': 'Un choix doit désigner un éclat.',
  'bag-short': ({ colour }) => `Il n’y a que 10 éclats ${colours[colour]}.`,
  'reveal-contradicts': 'Cela contredit ce qui est déjà connu.',
};
