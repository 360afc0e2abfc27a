/** What is printed on the components. */

export const COLOURS = ['pink', 'orange', 'yellow', 'blue', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** What a space of a strip takes: one colour, or any. */
export type Space = Colour | 'joker';

export const SIDES = ['front', 'back'] as const;
export type StripSide = (typeof SIDES)[number];
type Pattern = readonly [Space, Space, Space, Space, Space];

export const PANES_PER_COLOUR = 20;
export const PANES_PER_DISPLAY = 4;
export const PANES_PER_WINDOW = 2;

/** Displays by number of players. */
export const DISPLAYS: Readonly<Record<number, number>> = { 2: 5, 3: 7, 4: 9 };

/** Value of each window, left to right. */
export const WINDOW_VALUES: readonly number[] = [4, 3, 3, 2, 2, 1, 1, 2];

/** Points lost at each step of the broken-glass track. */
export const GLASS_TRACK: readonly number[] = [0, 1, 2, 4, 6, 8, 11, 14, 18];

/** The windows around each ornament of palace side A. */
export const ORNAMENTS: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
];

/** Points of an ornament by the number of panes around it. */
export const ORNAMENT_POINTS: readonly number[] = [0, 0, 3, 6, 10];

/** The 8 strips of every player, spaces from top to bottom. */
export const STRIPS: readonly Readonly<Record<StripSide, Pattern>>[] = [
  {
    front: ['pink', 'orange', 'pink', 'blue', 'pink'],
    back: ['yellow', 'blue', 'white', 'orange', 'yellow'],
  },
  {
    front: ['orange', 'yellow', 'orange', 'white', 'orange'],
    back: ['blue', 'white', 'pink', 'yellow', 'blue'],
  },
  {
    front: ['yellow', 'blue', 'yellow', 'pink', 'yellow'],
    back: ['white', 'pink', 'orange', 'blue', 'white'],
  },
  {
    front: ['blue', 'white', 'blue', 'orange', 'blue'],
    back: ['pink', 'orange', 'yellow', 'white', 'pink'],
  },
  {
    front: ['white', 'pink', 'white', 'yellow', 'white'],
    back: ['orange', 'yellow', 'blue', 'pink', 'orange'],
  },
  {
    front: ['pink', 'yellow', 'orange', 'yellow', 'pink'],
    back: ['orange', 'blue', 'yellow', 'blue', 'orange'],
  },
  {
    front: ['yellow', 'white', 'blue', 'white', 'yellow'],
    back: ['blue', 'pink', 'white', 'pink', 'blue'],
  },
  {
    front: ['white', 'orange', 'pink', 'orange', 'white'],
    back: ['pink', 'joker', 'yellow', 'joker', 'blue'],
  },
];
