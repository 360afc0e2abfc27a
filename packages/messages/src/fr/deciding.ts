import type { DecidingTexts } from '../deciding.ts';
import { number, plural, points } from './grammar.ts';

type Sintra = DecidingTexts['sintra']['decisive'];
type Sagrada = DecidingTexts['sagrada']['decisive'];

const pointsLost = (count: number): string =>
  plural(count, {
    one: `${number(count)} point perdu`,
    many: `${number(count)} de points perdus`,
    other: `${number(count)} points perdus`,
  });

/** Points gained, and points lost, as the rest of a sentence. */
type Tail = (ahead: number, behind: number) => string;
const gained: Tail = (ahead, behind) => `${points(ahead)} contre ${number(behind)}.`;
const lost: Tail = (ahead, behind) => `${pointsLost(ahead)} contre ${number(behind)}.`;

/** Says how much a row mattered: « La différence s’est faite sur les fenêtres : … ». */
type Say = (what: string, tail?: Tail) => Tail;
const made: Say =
  (what, tail = gained) =>
  (ahead, behind) =>
    `La différence s’est faite sur ${what} : ${tail(ahead, behind)}`;
const helped: Say =
  (what, tail = gained) =>
  (ahead, behind) =>
    `L’écart s’est surtout creusé sur ${what} : ${tail(ahead, behind)}`;

const sintra = (say: Say): Sintra => ({
  colourBonus: say('les couleurs bonus'),
  windows: say('les fenêtres'),
  leftover: say('les pièces des planches incomplètes'),
  glass: say('le verre brisé', lost),
  ornaments: say('les ornements'),
  completeWindows: say('le produit « fenêtres achevées × meilleure couleur »'),
  floor: say('l’option « Le score ne descend pas sous 0 »'),
});

const sagrada = (say: Say): Sagrada => ({
  objective: (name, ahead, behind) => say(`l’objectif « ${name} »`)(ahead, behind),
  private: say('l’objectif privé'),
  tokens: say('les jetons Faveur'),
  empty: say('les cases vides', lost),
});

export const deciding: DecidingTexts = {
  sintra: {
    decisive: sintra(made),
    largest: sintra(helped),
    window: (window, won) => `La fenêtre ${window} en a rapporté ${number(won)} à elle seule.`,
  },
  sagrada: {
    decisive: sagrada(made),
    largest: sagrada(helped),
    yourLastDie: (die, cell, won) =>
      `Votre dernier dé, le ${die} en ${cell}, a fait la différence : il a rapporté ${points(won)}.`,
    winnersLastDie: (die, cell, won) =>
      `Le dernier dé du vainqueur, le ${die} en ${cell}, a fait la différence : il a rapporté ${points(won)}.`,
    full: 'Le vitrail est complet.',
    beaten: (won) => `Vous dépassez le score cible de ${points(won)}.`,
    missed: (missing) => `Il vous manquait ${points(missing)}.`,
    emptyCost: (cost) => `Vos cases vides vous en ont coûté ${number(cost)}.`,
  },
};
