/**
 * Plays cues according to the settings. Nothing is loaded before the first sound, or before the browser lets the page
 * play one.
 */
import type { Speed } from '../../base/chosen.ts';
import { settings } from '../../base/settings.svelte.ts';
import { atSpeed } from '../tempo.ts';
import type { Cue } from '../../game/cue.ts';
import type { Orchestra } from './orchestra.ts';

let orchestra: Promise<Orchestra> | undefined;

/** Without animations, sounds follow each other quickly. */
const pace = (speed: Speed): Speed => (speed === 'none' ? 'fast' : speed);

/** Browsers let a page play sounds only after the first interaction. */
const mayPlay = (evenHidden: boolean): boolean =>
  settings.chosen.sound &&
  settings.chosen.volume > 0 &&
  (evenHidden || !document.hidden) &&
  navigator.userActivation.hasBeenActive;

async function load(): Promise<Orchestra> {
  const { Orchestra: Players } = await import('./orchestra.ts');
  return new Players();
}

async function perform(cues: readonly Cue[]): Promise<void> {
  orchestra ??= load();
  const players = await orchestra;
  const { volume } = settings.chosen;
  await Promise.all(cues.map(({ sound, at }) => players.play(sound, atSpeed(at, pace(settings.speed)), volume)));
}

/**
 * A browser that can't play sounds stays silent, but the game goes on. A hidden page calls its player only where others
 * wait for them.
 */
export function play(cues: readonly Cue[], evenHidden = false): void {
  if (cues.length > 0 && mayPlay(evenHidden)) perform(cues).catch(() => undefined);
}
