/** The print on the components. */

export const COLOURS = ['pink', 'orange', 'yellow', 'blue', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

/** A space of a strip: for one colour, or for any. */
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

/** Points lost at each step of the broken glass track. */
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
    front: ['pink', 'white', 'pink', 'white', 'pink'],
    back: ['white', 'blue', 'pink', 'blue', 'white'],
  },
  {
    front: ['blue', 'orange', 'orange', 'orange', 'blue'],
    back: ['pink', 'blue', 'orange', 'blue', 'pink'],
  },
  {
    front: ['yellow', 'pink', 'yellow', 'pink', 'yellow'],
    back: ['pink', 'orange', 'yellow', 'orange', 'pink'],
  },
  {
    front: ['yellow', 'blue', 'blue', 'blue', 'yellow'],
    back: ['white', 'yellow', 'blue', 'yellow', 'white'],
  },
  {
    front: ['white', 'orange', 'white', 'orange', 'white'],
    back: ['orange', 'yellow', 'white', 'yellow', 'orange'],
  },
  {
    front: ['pink', 'blue', 'blue', 'blue', 'pink'],
    back: ['pink', 'orange', 'pink', 'blue', 'pink'],
  },
  {
    front: ['white', 'yellow', 'yellow', 'yellow', 'white'],
    back: ['white', 'blue', 'white', 'yellow', 'white'],
  },
  {
    front: ['orange', 'yellow', 'orange', 'yellow', 'orange'],
    back: ['orange', 'joker', 'white', 'joker', 'orange'],
  },
];
