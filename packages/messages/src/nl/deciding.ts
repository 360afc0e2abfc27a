import type { DecidingTexts } from '../deciding.ts';
import { number, points } from './grammar.ts';

type Sintra = DecidingTexts['sintra']['decisive'];
type Sagrada = DecidingTexts['sagrada']['decisive'];

/** Points gained, and points lost, as the rest of a sentence. */
type Tail = (ahead: number, behind: number) => string;
const gained: Tail = (ahead, behind) => `${points(ahead)} tegen ${number(behind)}.`;
const lost: Tail = (ahead, behind) => `${points(ahead)} verlies tegen ${number(behind)}.`;

/** Says how much a row mattered: ‘Het verschil zat in de ramen: …’. */
type Say = (what: string, tail?: Tail) => Tail;
const made: Say =
  (what, tail = gained) =>
  (ahead, behind) =>
    `Het verschil zat in ${what}: ${tail(ahead, behind)}`;
const helped: Say =
  (what, tail = gained) =>
  (ahead, behind) =>
    `Het grootste verschil zat in ${what}: ${tail(ahead, behind)}`;

const sintra = (say: Say): Sintra => ({
  colourBonus: say('de bonuskleuren'),
  windows: say('de ramen'),
  leftover: say('de glasstukken op panelen'),
  glass: say('het gebroken glas', lost),
  ornaments: say('de ornamenten'),
  completeWindows: say('de voltooide ramen × beste kleur'),
  floor: say('de optie ‘Geen score onder 0’'),
});

const sagrada = (say: Say): Sagrada => ({
  objective: (name, ahead, behind) => say(`het doel ‘${name}’`)(ahead, behind),
  private: say('het persoonlijke doel'),
  tokens: say('de betaalstenen'),
  empty: say('de lege vakken', lost),
});

export const deciding: DecidingTexts = {
  sintra: {
    decisive: sintra(made),
    largest: sintra(helped),
    window: (window, won) => `Alleen al raam ${window} leverde er ${number(won)} op.`,
  },
  sagrada: {
    decisive: sagrada(made),
    largest: sagrada(helped),
    yourLastDie: (die, cell, won) =>
      `Je laatste dobbelsteen, de ${die} op ${cell}, gaf de doorslag: die leverde ${points(won)} op.`,
    winnersLastDie: (die, cell, won) =>
      `De laatste dobbelsteen van de winnaar, de ${die} op ${cell}, gaf de doorslag: die leverde ${points(won)} op.`,
    full: 'Alle vakken zijn gevuld.',
    beaten: (won) => `Je zit ${points(won)} boven de doelscore.`,
    missed: (missing) => `Je kwam ${points(missing)} tekort.`,
    emptyCost: (cost) => `Je lege vakken kostten er ${number(cost)}.`,
  },
};
