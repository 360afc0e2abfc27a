/** Plays sounds by Web Audio. It sleeps while nothing sounds, so that it costs no battery. */
import type { Sound } from './cues.ts';
import { INSTRUMENTS } from './instruments.ts';

/** Longer than any sound. */
const ASLEEP_AFTER_MS = 4000;
/** The sounds themselves are quiet: full volume can be heard beside a conversation. */
const LOUDEST = 1.6;

export class Orchestra {
  private readonly context = new AudioContext();
  private readonly volume = this.context.createGain();
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    // Several sounds at once must not be cut off.
    const limiter = this.context.createDynamicsCompressor();
    this.volume.connect(limiter).connect(this.context.destination);
  }

  /** After so many milliseconds; the volume is 0 to 100, and half of it sounds half as loud. */
  async play(sound: Sound, after: number, volume: number): Promise<void> {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => void this.context.suspend(), ASLEEP_AFTER_MS);
    if (this.context.state !== 'running') await this.context.resume();
    this.volume.gain.value = LOUDEST * (volume / 100) ** 2;
    INSTRUMENTS[sound]({ context: this.context, out: this.volume, at: this.context.currentTime + after / 1000 });
  }
}
