/** The light in which everything is seen, and the colours of glass. */

export const LIGHTS = ['dusk', 'day'] as const;
export type Light = (typeof LIGHTS)[number];

/** Usual, for who tells red from green or blue from yellow badly, and of high contrast. */
export const PALETTES = ['usual', 'red-green', 'blue-yellow', 'contrast'] as const;
export type Palette = (typeof PALETTES)[number];
