/** What the narrator says when it is brief, or when it says all there is to say. */
import type { GameTypes } from '@leadlight/core';
import { logWriter, type Narration } from '@leadlight/messages';
import { speaker } from '../a11y/said.svelte.ts';
import type { Section } from '../a11y/section.ts';
import type { Playing } from './playing.svelte.ts';
import type { Outlook } from './preview.ts';
import { sayLine, sayShort, sayState } from './short.ts';

export interface Length<T extends GameTypes> {
  /** An event; undefined for what is usually said. */
  readonly tell?: (followed: readonly T['consequence'][]) => readonly string[];
  readonly preview?: (outlook: Outlook) => readonly string[];
  /** Called when a turn begins here. */
  readonly begin?: (describe: () => Promise<readonly Section[]>) => Promise<void>;
}

function brief<T extends GameTypes, Step extends object>(playing: Playing<T, Step>): Length<T> {
  const { game } = playing.client;
  return {
    tell: (followed) => logWriter(game, playing.speech().log, playing.context)([{ followed }]).map(sayLine),
    preview: sayShort,
  };
}

export const lengthOf = <T extends GameTypes, Step extends object>(
  playing: Playing<T, Step>,
  narration: Narration,
): Length<T> =>
  narration === 'brief' ? brief(playing) : { begin: async (describe) => speaker.say(sayState(await describe())) };
