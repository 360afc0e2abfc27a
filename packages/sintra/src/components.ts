/** What the box holds, and what is printed on it. */
import type { Strip } from './vocabulary.ts';

/** the panes of each colour. */
export const PANES_PER_COLOUR = 20;

export const ROUNDS = 6;
export const SLOTS = 8;
export const SPACES = 5;
export const PANES_PER_DISPLAY = 4;

/** The joker spaces of a strip set, all on one side. */
export const JOKERS = 2;

/** the displays for each number of players. */
export const DISPLAYS: Readonly<Record<number, number>> = { 2: 5, 3: 7, 4: 9 };

/** The value printed below each window, left to right. */
export const WINDOW_VALUES: readonly number[] = [4, 3, 3, 2, 2, 1, 1, 2];

/** The value beside each space of the broken-glass track, top to bottom. */
export const GLASS_TRACK: readonly number[] = [0, -1, -2, -4, -6, -8, -11, -14, -18];

/** The two windows around each ornament of palace side A, left to right. */
export const ORNAMENTS: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
];

/** What an ornament gives, by the number of filled frame spaces around it. */
export const ORNAMENT_POINTS: readonly number[] = [0, 0, 3, 6, 10];

/** Our own strips; those who own the game can enter the printed ones as another set. */
export const HOUSE_STRIPS: readonly Strip[] = [
  {
    id: 1,
    front: ['pink', 'orange', 'pink', 'blue', 'pink'],
    back: ['yellow', 'blue', 'white', 'orange', 'yellow'],
  },
  {
    id: 2,
    front: ['orange', 'yellow', 'orange', 'white', 'orange'],
    back: ['blue', 'white', 'pink', 'yellow', 'blue'],
  },
  {
    id: 3,
    front: ['yellow', 'blue', 'yellow', 'pink', 'yellow'],
    back: ['white', 'pink', 'orange', 'blue', 'white'],
  },
  {
    id: 4,
    front: ['blue', 'white', 'blue', 'orange', 'blue'],
    back: ['pink', 'orange', 'yellow', 'white', 'pink'],
  },
  {
    id: 5,
    front: ['white', 'pink', 'white', 'yellow', 'white'],
    back: ['orange', 'yellow', 'blue', 'pink', 'orange'],
  },
  {
    id: 6,
    front: ['pink', 'yellow', 'orange', 'yellow', 'pink'],
    back: ['orange', 'blue', 'yellow', 'blue', 'orange'],
  },
  {
    id: 7,
    front: ['yellow', 'white', 'blue', 'white', 'yellow'],
    back: ['blue', 'pink', 'white', 'pink', 'blue'],
  },
  {
    id: 8,
    front: ['white', 'orange', 'pink', 'orange', 'white'],
    back: ['pink', 'joker', 'yellow', 'joker', 'blue'],
  },
];
