/** The client of the test build: one module of each registry is replaced by one with one more line. */
import { join } from 'node:path';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { configFor } from '../../../packages/web/build/config.ts';
import { GAMES } from '../../../packages/web/build/games.ts';

const here = (...names: readonly string[]): string => join(import.meta.dirname, ...names);
const house = (...names: readonly string[]): string => here('..', '..', '..', 'packages', ...names);

const REGISTRIES: Readonly<Record<string, string>> = {
  [house('web', 'src', 'games', 'registry.ts')]: here('web', 'registry.ts'),
  [house('bots', 'src', 'registry.ts')]: here('bots', 'registry.ts'),
};

/** A registry of the test build itself imports the one that it extends. */
const oneMoreGame = (): Plugin => ({
  name: 'one-more-game',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (importer === undefined || Object.values(REGISTRIES).includes(importer)) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved === null ? undefined : REGISTRIES[resolved.id];
  },
});

export default defineConfig(
  mergeConfig(configFor([...GAMES, { name: 'lancet', folder: here('web') }]), {
    plugins: [oneMoreGame()],
    build: { outDir: here('dist'), emptyOutDir: true },
  }),
);
