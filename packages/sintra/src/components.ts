/** The contents of the box, and the print on them. */
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

/** The value beside each space of the broken glass track, top to bottom. */
export const GLASS_TRACK: readonly number[] = [0, -1, -2, -4, -6, -8, -11, -14, -18];

/** The two windows around each ornament of palace side A, left to right. */
export const ORNAMENTS: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
];

/** The points for an ornament, by the number of filled frame spaces around it. */
export const ORNAMENT_POINTS: readonly number[] = [0, 0, 3, 6, 10];

/** Our own strips; owners of the game can enter the printed ones as another set. */
export const HOUSE_STRIPS: readonly Strip[] = [
  {
    id: 1,
    front: ['pink', 'white', 'pink', 'white', 'pink'],
    back: ['white', 'blue', 'pink', 'blue', 'white'],
  },
  {
    id: 2,
    front: ['blue', 'orange', 'orange', 'orange', 'blue'],
    back: ['pink', 'blue', 'orange', 'blue', 'pink'],
  },
  {
    id: 3,
    front: ['yellow', 'pink', 'yellow', 'pink', 'yellow'],
    back: ['pink', 'orange', 'yellow', 'orange', 'pink'],
  },
  {
    id: 4,
    front: ['yellow', 'blue', 'blue', 'blue', 'yellow'],
    back: ['white', 'yellow', 'blue', 'yellow', 'white'],
  },
  {
    id: 5,
    front: ['white', 'orange', 'white', 'orange', 'white'],
    back: ['orange', 'yellow', 'white', 'yellow', 'orange'],
  },
  {
    id: 6,
    front: ['pink', 'blue', 'blue', 'blue', 'pink'],
    back: ['pink', 'orange', 'pink', 'blue', 'pink'],
  },
  {
    id: 7,
    front: ['white', 'yellow', 'yellow', 'yellow', 'white'],
    back: ['white', 'blue', 'white', 'yellow', 'white'],
  },
  {
    id: 8,
    front: ['orange', 'yellow', 'orange', 'yellow', 'orange'],
    back: ['orange', 'joker', 'white', 'joker', 'orange'],
  },
];
