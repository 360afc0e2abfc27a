import type { DecidingTexts } from '../deciding.ts';
import { number, plural, points } from './grammar.ts';

type Sintra = DecidingTexts['sintra']['decisive'];
type Sagrada = DecidingTexts['sagrada']['decisive'];

/** Points gained, and points lost, as the rest of a sentence. */
type Tail = (ahead: number, behind: number) => string;
const gained: Tail = (ahead, behind) => `${points(ahead)} to ${number(behind)}.`;
const lost: Tail = (ahead, behind) => `${points(ahead)} lost, against ${number(behind)}.`;

/** Says how much a row mattered: “Windows made the difference: …”. */
type Say = (what: string, tail?: Tail) => Tail;
const made: Say =
  (what, tail = gained) =>
  (ahead, behind) =>
    `${what} made the difference: ${tail(ahead, behind)}`;
const helped: Say =
  (what, tail = gained) =>
  (ahead, behind) =>
    `${what} mattered most: ${tail(ahead, behind)}`;

const sintra = (say: Say): Sintra => ({
  colourBonus: say('Bonus colours'),
  windows: say('Windows'),
  leftover: say('Panes left on strips'),
  glass: say('Broken glass', lost),
  ornaments: say('Ornaments'),
  completeWindows: say('Complete windows × best colour'),
  floor: say('“No score below 0”'),
});

const sagrada = (say: Say): Sagrada => ({
  objective: (name, ahead, behind) => say(name)(ahead, behind),
  private: say('Private objectives'),
  tokens: say('Favor tokens'),
  empty: say('Empty spaces', lost),
});

export const deciding: DecidingTexts = {
  sintra: {
    decisive: sintra(made),
    largest: sintra(helped),
    window: (window, won) => `Window ${window} alone scored ${number(won)}.`,
  },
  sagrada: {
    decisive: sagrada(made),
    largest: sagrada(helped),
    yourLastDie: (die, cell, won) =>
      `Your last die, the ${die} on ${cell}, made the difference: it was worth ${points(won)}.`,
    winnersLastDie: (die, cell, won) =>
      `The winner’s last die, the ${die} on ${cell}, made the difference: it was worth ${points(won)}.`,
    full: 'It filled the window.',
    beaten: (won) => `You beat the target by ${points(won)}.`,
    missed: (missing) =>
      `You needed ${plural(missing, { one: '1 more point', other: `${number(missing)} more points` })}.`,
    emptyCost: (cost) => `Your empty spaces cost ${number(cost)}.`,
  },
};
