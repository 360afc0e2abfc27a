/** Events and positions as text: apart from the game, which is played without it. */
import type { Notation } from '@leadlight/core';
import type { Sagrada } from './game.ts';
import { readEvent, writeEvent } from './notation.ts';
import { readPosition, writePosition } from './position-text.ts';

export const sagradaText: Notation<Sagrada> = { writeEvent, readEvent, writePosition, readPosition };
