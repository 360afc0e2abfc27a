/** Plays sounds with Web Audio. The context is suspended while it is silent, to save battery. */
import type { Sound } from '../../game/cue.ts';
import { INSTRUMENTS } from './instruments.ts';

/** Longer than any sound. */
const ASLEEP_AFTER_MS = 4000;
/** The sounds themselves are quiet: full volume is audible beside a conversation. */
const LOUDEST = 1.6;

export class Orchestra {
  private readonly context = new AudioContext();
  private readonly volume = this.context.createGain();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // Keeps simultaneous sounds from clipping.
    const limiter = this.context.createDynamicsCompressor();
    this.volume.connect(limiter).connect(this.context.destination);
  }

  /** Plays a sound after some milliseconds. The volume runs from 0 to 100, and 50 sounds half as loud as 100. */
  async play(sound: Sound, after: number, volume: number): Promise<void> {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void this.context.suspend(), ASLEEP_AFTER_MS);
    if (this.context.state !== 'running') await this.context.resume();
    this.volume.gain.value = LOUDEST * (volume / 100) ** 2;
    INSTRUMENTS[sound]({ context: this.context, out: this.volume, at: this.context.currentTime + after / 1000 });
  }
}
