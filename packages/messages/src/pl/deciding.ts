import type { DecidingTexts } from '../deciding.ts';
import { number, plural, points } from './grammar.ts';

type Sintra = DecidingTexts['sintra']['decisive'];
type Sagrada = DecidingTexts['sagrada']['decisive'];

/** After “zabrakło”: “1 punktu”, “2 punktów”. */
const pointsInGenitive = (count: number): string =>
  plural(count, {
    one: `${number(count)} punktu`,
    few: `${number(count)} punktów`,
    many: `${number(count)} punktów`,
    other: `${number(count)} punktu`,
  });

/** Points gained, and points lost, as the rest of a sentence. */
type Tail = (ahead: number, behind: number) => string;
const gained: Tail = (ahead, behind) => `${points(ahead)} do ${number(behind)}.`;
const lost: Tail = (ahead, behind) => `${points(ahead)} straty wobec ${number(behind)}.`;

/** A subject, and the ending of a verb in the past that agrees with it. */
type Subject = readonly [what: string, ending: '' | 'a' | 'o' | 'y'];

/** Says how much a row mattered: „O wygranej przesądziły okna: …”. */
type Say = (subject: Subject, tail?: Tail) => Tail;
const made: Say =
  ([what, ending], tail = gained) =>
  (ahead, behind) =>
    `O wygranej przesądził${ending} ${what}: ${tail(ahead, behind)}`;
const helped: Say =
  ([what, ending], tail = gained) =>
  (ahead, behind) =>
    `Na wyniku najbardziej zaważył${ending} ${what}: ${tail(ahead, behind)}`;

const sintra = (say: Say): Sintra => ({
  colourBonus: say(['premia za kolor', 'a']),
  windows: say(['okna', 'y']),
  leftover: say(['tafle na kwaterach', 'y']),
  glass: say(['stłuczone szkło', 'o'], lost),
  ornaments: say(['ornamenty', 'y']),
  completeWindows: say(['ukończone okna × najlepszy kolor', 'y']),
  floor: say(['opcja „Wynik nie spada poniżej 0”', 'a']),
});

const sagrada = (say: Say): Sagrada => ({
  objective: (name, ahead, behind) => say([`cel „${name}”`, ''])(ahead, behind),
  private: say(['cel indywidualny', '']),
  tokens: say(['znaczniki uznania', 'y']),
  empty: say(['puste pola', 'y'], lost),
});

export const deciding: DecidingTexts = {
  sintra: {
    decisive: sintra(made),
    largest: sintra(helped),
    window: (window, won) => `Samo okno ${window} dało ${points(won)}.`,
  },
  sagrada: {
    decisive: sagrada(made),
    largest: sagrada(helped),
    yourLastDie: (die, cell, won) => `Zdecydowała twoja ostatnia kostka, ${die} na polu ${cell}: dała ${points(won)}.`,
    winnersLastDie: (die, cell, won) =>
      `Zdecydowała ostatnia kostka zwycięzcy, ${die} na polu ${cell}: dała ${points(won)}.`,
    full: 'Zapełniła ostatnie pole witraża.',
    beaten: (won) => `Wynik do pobicia przekroczony o ${points(won)}.`,
    missed: (missing) => `Do zwycięstwa zabrakło ${pointsInGenitive(missing)}.`,
    emptyCost: (cost) => `Strata za puste pola: ${number(cost)}.`,
  },
};
