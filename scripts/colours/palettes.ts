/** The glass colours from the client's stylesheets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFolder } from '../../packages/web/build/games.ts';

export const PALETTES = ['usual', 'red-green', 'blue-yellow', 'contrast'] as const;
export type Palette = (typeof PALETTES)[number];

export interface Glass {
  readonly name: string;
  readonly glass: string;
  /** The colour of the engraved shape, or of a die's pips. */
  readonly ink: string;
}

/** The selector of a palette; the usual palette has no name of its own. */
const selectorOf = (palette: Palette): string =>
  palette === 'usual' ? ':root {' : `:root[data-palette='${palette}'] {`;

function blockOf({ folder }: GameFolder, palette: Palette): string {
  const [, after = ''] = readFileSync(join(folder, 'board', 'palettes.css'), 'utf8').split(selectorOf(palette));
  return after.slice(0, after.indexOf('}'));
}

/** The panes or dice of a game in a palette. */
export function glassOf(game: GameFolder, palette: Palette): readonly Glass[] {
  const variable = new RegExp(`--${game.name}-(?<name>[a-z]+(?:-ink)?): (?<hex>#[0-9a-f]{6});`, 'g');
  const colours = new Map(
    [...blockOf(game, palette).matchAll(variable)].map(({ groups }) => [groups?.['name'] ?? '', groups?.['hex'] ?? '']),
  );
  return [...colours]
    .filter(([name]) => !name.endsWith('-ink'))
    .map(([name, glass]) => ({ name, glass, ink: colours.get(`${name}-ink`) ?? '' }));
}
