/** Events and positions as text: separate from the game, which does not need it. */
import type { Notation } from '@leadlight/core';
import type { Sagrada } from './game.ts';
import { readEvent, writeEvent } from './notation.ts';
import { readPosition, writePosition } from './position-text.ts';

export const sagradaText: Notation<Sagrada> = { writeEvent, readEvent, writePosition, readPosition };
