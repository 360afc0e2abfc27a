/** Plays cues as the settings have it. Nothing is loaded before it is needed, nor before a browser lets a page sound. */
import type { Speed } from '../app/chosen.ts';
import { settings } from '../app/settings.svelte.ts';
import { atSpeed } from '../motion/tempo.ts';
import type { Cue } from './cues.ts';
import type { Orchestra } from './orchestra.ts';

let orchestra: Promise<Orchestra> | undefined;

/** Without motion, sounds follow each other quickly. */
const pace = (speed: Speed): Speed => (speed === 'none' ? 'fast' : speed);

/** A page may only sound after somebody has touched it. */
const mayPlay = (): boolean =>
  settings.chosen.sound && settings.chosen.volume > 0 && !document.hidden && navigator.userActivation.hasBeenActive;

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

/** A browser that cannot play loses the sound, and nothing else. */
export function play(cues: readonly Cue[]): void {
  if (cues.length > 0 && mayPlay()) perform(cues).catch(() => undefined);
}
