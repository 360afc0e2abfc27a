import type { ReferenceTexts } from '../reference.ts';
import { about } from './about.ts';
import { games } from './games.ts';
import { keys } from './keys.ts';

export const reference: ReferenceTexts = { about, keys, games };
