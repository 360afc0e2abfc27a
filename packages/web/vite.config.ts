import { defineConfig } from 'vite';
import { configFor } from './build/config.ts';
import { GAMES } from './build/games.ts';

export default defineConfig(configFor(GAMES));
