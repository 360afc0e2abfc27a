import type { ReferenceTexts } from '../reference.ts';
import { about } from './about.ts';
import { games } from './games.ts';
import { guide } from './guide.ts';
import { keys } from './keys.ts';

export const reference: ReferenceTexts = { about, keys, guide, games };
