/**
 * The pictures of the home page as files. They are drawn from the boards' glass at build time, so that no page has to
 * draw hundreds of panes before it reacts to touch.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { drawingOf } from './drawing.ts';
import type { GameFolder } from './games.ts';
import { openWorkshop } from './workshop.ts';

const NAME = 'virtual:home-pictures';
const RESOLVED = `\0${NAME}`;
const SOURCES = join(import.meta.dirname, '..', 'src');

const sheetsOf = (folder: string): readonly string[] =>
  [join(SOURCES, 'ui', 'theme.css'), join(folder, 'board', 'palettes.css'), join(folder, 'board', 'glass.css')].map(
    (path) => readFileSync(path, 'utf8'),
  );

/** The pictures as text, by game. */
export async function drawPictures(games: readonly GameFolder[]): Promise<Readonly<Record<string, string>>> {
  const workshop = await openWorkshop();
  const draw = async ({ name, folder }: GameFolder): Promise<readonly [string, string]> => {
    const picture = await workshop.component(join(folder, 'HomePicture.svelte'));
    return [name, drawingOf(picture({}), sheetsOf(folder), '0 0 480 320')];
  };
  const drawn = await Promise.all(games.map(draw));
  await workshop.close();
  return Object.fromEntries(drawn);
}

export function homePictures(games: readonly GameFolder[]): Plugin {
  let isBuild = false;
  return {
    name: 'home-pictures',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const addresses = Object.entries(await drawPictures(games)).map(([game, source]) => {
        if (!isBuild) return `${game}: ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        const file = this.emitFile({ type: 'asset', name: `${game}.svg`, source });
        return `${game}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export default { ${addresses.join(', ')} };`;
    },
  };
}
