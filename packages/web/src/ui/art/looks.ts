/** The theme and the palettes of glass colours. */

export const LIGHTS = ['dusk', 'day'] as const;
export type Light = (typeof LIGHTS)[number];

/** Default, red-green colour blindness, blue-yellow colour blindness, high contrast. */
export const PALETTES = ['usual', 'red-green', 'blue-yellow', 'contrast'] as const;
export type Palette = (typeof PALETTES)[number];
