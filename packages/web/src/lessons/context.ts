/** Hands the tutor to the parts of a lesson, which stand in the frame of any game. */
import type { GameTypes } from '@leadlight/core';
import type { LessonWords } from '@leadlight/messages';
import { createContext } from 'svelte';
import type { Tutor } from './tutor.svelte.ts';

export interface Teaching {
  readonly tutor: Tutor<GameTypes, object>;
  readonly words: LessonWords;
}

export const [taught, teach] = createContext<() => Teaching>();
