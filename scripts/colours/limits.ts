import type { Palette } from './palettes.ts';
import type { Vision } from './vision.ts';

/** The kinds of vision that each palette is for, and the least distance (of 100) between any two of its colours. */
export const MADE_FOR: Readonly<Record<Palette, readonly (readonly [Vision, number])[]>> = {
  usual: [['usual', 15]],
  'red-green': [
    ['deuteranopia', 20],
    ['protanopia', 20],
    ['usual', 20],
  ],
  'blue-yellow': [
    ['tritanopia', 18],
    ['usual', 20],
  ],
  contrast: [
    ['grey', 12],
    ['usual', 20],
  ],
};
