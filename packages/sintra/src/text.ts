/** Events and positions as text: separate from the game, which does not need it. */
import type { Notation } from '@leadlight/core';
import { readEvent, writeEvent } from './event-text.ts';
import type { Sintra } from './game.ts';
import { readPosition } from './position-read.ts';
import { writePosition } from './position-text.ts';

export const sintraText: Notation<Sintra> = { writeEvent, readEvent, writePosition, readPosition };
