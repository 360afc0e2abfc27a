/** The glass colours from the client's stylesheet. */
import { readFileSync } from 'node:fs';

const STYLES = new URL('../../packages/web/src/art/palettes.css', import.meta.url);

export const PALETTES = ['usual', 'red-green', 'blue-yellow', 'contrast'] as const;
export type Palette = (typeof PALETTES)[number];

export const GAMES = ['sintra', 'sagrada'] as const;
export type Game = (typeof GAMES)[number];

export interface Glass {
  readonly name: string;
  readonly glass: string;
  /** The colour of the engraved shape, or of a die's pips. */
  readonly ink: string;
}

/** The selector of a palette; the usual palette has no name of its own. */
const selectorOf = (palette: Palette): string =>
  palette === 'usual' ? ':root {' : `:root[data-palette='${palette}'] {`;

function blockOf(palette: Palette): string {
  const [, after = ''] = readFileSync(STYLES, 'utf8').split(selectorOf(palette));
  return after.slice(0, after.indexOf('}'));
}

/** The panes or dice of a game in a palette. */
export function glassOf(game: Game, palette: Palette): readonly Glass[] {
  const variable = new RegExp(`--${game}-(?<name>[a-z]+(?:-ink)?): (?<hex>#[0-9a-f]{6});`, 'g');
  const colours = new Map(
    [...blockOf(palette).matchAll(variable)].map(({ groups }) => [groups?.['name'] ?? '', groups?.['hex'] ?? '']),
  );
  return [...colours]
    .filter(([name]) => !name.endsWith('-ink'))
    .map(([name, glass]) => ({ name, glass, ink: colours.get(`${name}-ink`) ?? '' }));
}
