/** What the narrator says when it is brief, or when it says all there is to say. */
import type { GameTypes } from '@leadlight/core';
import { logWriter, type LogLine, type Narration, type Prompt, type Texts } from '@leadlight/messages';
import { brief as quiet } from '../base/brief.svelte.ts';
import { speaker } from '../a11y/said.svelte.ts';
import type { Section } from '../a11y/section.ts';
import type { Playing } from './playing.svelte.ts';
import type { Outlook } from './preview.ts';
import { sayLine, sayShort, sayState } from './short.ts';

export interface Length<T extends GameTypes> {
  /** An event; undefined for what is usually said. */
  readonly tell?: (followed: readonly T['consequence'][]) => readonly string[];
  readonly preview?: (outlook: Outlook) => readonly string[];
  /** A question; undefined for what is usually asked. */
  readonly prompt?: (prompt: string, texts: Texts) => string;
  /** Called when a turn begins here. */
  readonly begin?: (describe: () => Promise<readonly Section[]>) => Promise<void>;
}

/** The short form of a question of both games; others stay. */
function askShort(prompt: string, { web: { play } }: Texts): string {
  const { prompts } = quiet.texts ?? {};
  const short = Object.entries(prompts ?? {}).find(([name]) => play[name as Prompt] === prompt);
  return short?.[1] ?? prompt;
}

function brief<T extends GameTypes, Step extends object>(playing: Playing<T, Step>, { web }: Texts): Length<T> {
  const { game } = playing.client;
  const isYours = (who: string): boolean => playing.you !== undefined && who === playing.names[playing.you];
  // Ending one's own turn gets an answer, like every key.
  const say = (line: LogLine): string =>
    line.parts.length === 0 && isYours(line.who) ? web.spoken.done : sayLine(line);
  return {
    tell: (followed) => logWriter(game, playing.speech().log, playing.context)([{ followed }]).map(say),
    preview: sayShort,
    prompt: askShort,
  };
}

export const lengthOf = <T extends GameTypes, Step extends object>(
  playing: Playing<T, Step>,
  narration: Narration,
  texts: Texts,
): Length<T> =>
  narration === 'brief'
    ? brief(playing, texts)
    : { begin: async (describe) => speaker.say(sayState(await describe())) };
