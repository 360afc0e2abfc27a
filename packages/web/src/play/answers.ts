/** Answers to keys, for the ear: why nothing happens, and details of the focused thing. */
import { loadReference, sentences, type KeysTexts, type Locale } from '@leadlight/messages';
import { detailsHere } from '../a11y/focus.ts';
import type { GameCommand } from '../a11y/keys.ts';
import { speaker } from '../a11y/said.svelte.ts';

type Key = GameCommand | 'details' | 'area';

/** Why a key does nothing now. The others always do something. */
const REASONS: Readonly<Partial<Record<Key, keyof KeysTexts['unavailable']>>> = {
  confirm: 'confirm',
  undo: 'undo',
  end: 'end',
  pause: 'watching',
  skip: 'watching',
  area: 'area',
  details: 'details',
};

/** The moment at which an answer is given, after its texts were loaded. */
interface Moment {
  readonly prompt: string;
  /** What else was left out of what was announced. */
  readonly more: readonly string[];
  /** Whether the key could do something by now: then the answer would be wrong, and what made it so was announced. */
  readonly isPossible: boolean;
}

export async function answer(key: Key, locale: Locale, moment: () => Moment): Promise<void> {
  const details = key === 'details' ? [detailsHere() ?? '', ...moment().more].filter((text) => text !== '') : [];
  const reason = REASONS[key];
  if (details.length > 0) return speaker.say(details.map((text) => sentences(text)));
  if (reason === undefined) return;
  const { keys } = await loadReference(locale);
  const { prompt, isPossible } = moment();
  if (!isPossible) speaker.say([keys.unavailable[reason], key === 'confirm' ? prompt : '']);
}
