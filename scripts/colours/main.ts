/** For each palette and kind of vision: the two glass colours that look most alike, and the faintest shape. */
import { GAMES, type GameFolder } from '../../packages/web/build/games.ts';
import { glassOf, PALETTES, type Palette } from './palettes.ts';
import { nearest, weakestInk } from './nearest.ts';
import { VISIONS, type Vision } from './vision.ts';

const KINDS = Object.keys(VISIONS) as Vision[];
const pad = (text: string): string => text.padEnd(21);

function line(game: GameFolder, palette: Palette): string {
  const glass = glassOf(game, palette);
  const cells = KINDS.map((vision) => {
    const { distance, names } = nearest(vision, glass);
    return `${distance.toFixed(1)} ${names.join('–')}`;
  });
  const { ratio, name } = weakestInk(glass);
  return [palette, ...cells, `${ratio.toFixed(1)}:1 ${name}`].map(pad).join('').trimEnd();
}

for (const game of GAMES) {
  console.log(['', game.name, ['palette', ...KINDS, 'faintest shape'].map(pad).join('').trimEnd()].join('\n'));
  for (const palette of PALETTES) console.log(line(game, palette));
}
