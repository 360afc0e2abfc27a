/**
 * The pictures of the home page as files. They are drawn from the boards' glass at build time, so that no page has to
 * draw hundreds of panes before it reacts to touch.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { drawingOf } from './drawing.ts';
import { openWorkshop } from './workshop.ts';

const NAME = 'virtual:home-pictures';
const RESOLVED = `\0${NAME}`;
const SOURCES = join(import.meta.dirname, '..', 'src');
const PICTURES = { sintra: 'SintraPicture', sagrada: 'SagradaPicture' } as const;

type Game = keyof typeof PICTURES;

const sheetsOf = (game: Game): readonly string[] =>
  ['ui/theme.css', 'art/palettes.css', `${game}/glass.css`].map((path) => readFileSync(join(SOURCES, path), 'utf8'));

/** The pictures as text, by game. */
export async function drawPictures(): Promise<Readonly<Record<Game, string>>> {
  const workshop = await openWorkshop();
  const draw = async (game: Game): Promise<string> => {
    const picture = await workshop.component(`art/home/${PICTURES[game]}.svelte`);
    return drawingOf(picture({}), sheetsOf(game), '0 0 480 320');
  };
  const drawn = { sintra: await draw('sintra'), sagrada: await draw('sagrada') };
  await workshop.close();
  return drawn;
}

export function homePictures(): Plugin {
  let isBuild = false;
  return {
    name: 'home-pictures',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const addresses = Object.entries(await drawPictures()).map(([game, source]) => {
        if (!isBuild) return `${game}: ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        const file = this.emitFile({ type: 'asset', name: `${game}.svg`, source });
        return `${game}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${addresses.join(', ')} };`;
    },
  };
}
