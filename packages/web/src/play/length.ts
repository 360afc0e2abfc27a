/** What the narrator says when it is brief, or when it says all there is to say. */
import type { GameTypes } from '@leadlight/core';
import { logWriter, type BriefTexts, type LogLine, type Narration, type Prompt, type Texts } from '@leadlight/messages';
import { brief as quiet } from '../base/brief.svelte.ts';
import { AREAS } from '../a11y/keys.ts';
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
  /** Shortens what boards say of themselves; returns a function that ends this. */
  readonly keep?: () => () => void;
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
    tell: (followed) =>
      logWriter(
        game,
        playing.speech().log,
        playing.context,
      )([{ followed }])
        .map(say)
        .filter((said) => said !== ''),
    preview: sayShort,
    prompt: askShort,
    keep: keepBrief,
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

/** Shortens the names and roles of bars, and the roles of what can be chosen. Boards change, so this is done again. */
function shorten({ areas, area: role, button }: BriefTexts): void {
  for (const bar of document.querySelectorAll<HTMLElement>('main [role="toolbar"]:not([aria-roledescription])')) {
    const area = bar.closest<HTMLElement>('[data-area]');
    const name = area?.querySelector('[role="toolbar"]') === bar || area === bar ? area.dataset['area'] : undefined;
    const known = AREAS.find((each) => each === name);
    if (known !== undefined) bar.ariaLabel = areas[known];
    bar.setAttribute('aria-roledescription', role);
  }
  for (const choice of document.querySelectorAll('main button[data-picked]:not([aria-roledescription])'))
    choice.setAttribute('aria-roledescription', button);
}

/** Keeps the page brief, until the returned function is called. */
function keepBrief(): () => void {
  const { texts } = quiet;
  if (texts === undefined) return () => undefined;
  const changes = new MutationObserver(() => shorten(texts));
  changes.observe(document.body, { childList: true, subtree: true });
  shorten(texts);
  return () => changes.disconnect();
}
