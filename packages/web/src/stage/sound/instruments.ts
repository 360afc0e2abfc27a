/** Synthesises the sounds from tones and noise, each time with slight variations. */
import type { Sound } from '../../game/cue.ts';

/** The output and the time to play at. */
export interface Stand {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  /** Seconds on the context's clock. */
  readonly at: number;
}

interface Tone {
  readonly pitch: number;
  readonly loud: number;
  /** Seconds until the tone has faded out. */
  readonly lasts: number;
  readonly shape?: OscillatorType;
  /** Seconds until the tone is at its loudest. */
  readonly swells?: number;
  /** The pitch at the end of a slide. */
  readonly slides?: number;
}

interface Noise {
  readonly filter: BiquadFilterType;
  readonly pitch: number;
  readonly loud: number;
  readonly lasts: number;
}

const SILENT = 0.0001;
const NOISE_SECONDS = 0.5;

/** Varies a value slightly in either direction. */
const vary = (value: number, by = 0.06): number => value * (1 + by * (Math.random() * 2 - 1));
const later = (stand: Stand, seconds: number): Stand => ({ ...stand, at: stand.at + seconds });

/** Rises to full loudness at once or over some time, then fades out. */
function envelope({ context, out, at }: Stand, loud: number, swells: number, lasts: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENT, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + swells);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + swells + lasts);
  gain.connect(out);
  return gain;
}

function tone(stand: Stand, { pitch, loud, lasts, shape = 'sine', swells = 0.003, slides = pitch }: Tone): void {
  const { context, at } = stand;
  const source = context.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(slides, at + swells + lasts);
  source.connect(envelope(stand, loud, swells, lasts));
  source.start(at);
  source.stop(at + swells + lasts);
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Made once for each context. */
function hissOf(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => Math.random() * 2 - 1),
    0,
  );
  hisses.set(context, buffer);
  return buffer;
}

function noise(stand: Stand, { filter, pitch, loud, lasts }: Noise): void {
  const { context, at } = stand;
  const source = context.createBufferSource();
  source.buffer = hissOf(context);
  const band = context.createBiquadFilter();
  band.type = filter;
  band.frequency.value = pitch;
  source.connect(band).connect(envelope(stand, loud, 0.001, lasts));
  source.start(at, Math.random() * (NOISE_SECONDS - lasts));
  source.stop(at + lasts + 0.01);
}

/** The overtones of a small piece of glass, which are out of tune with each other. */
function glass(stand: Stand, pitch: number, loud: number): void {
  tone(stand, { pitch, loud, lasts: 0.22 });
  tone(stand, { pitch: pitch * 1.61, loud: loud * 0.6, lasts: 0.16 });
  tone(stand, { pitch: pitch * 2.37, loud: loud * 0.3, lasts: 0.09 });
}

/** Wood or lead on wood. */
function tap(stand: Stand, pitch: number, loud: number): void {
  tone(stand, { pitch, loud, lasts: 0.07, slides: pitch * 0.7 });
  noise(stand, { filter: 'bandpass', pitch: pitch * 6, loud: loud * 0.8, lasts: 0.025 });
}

function crack(stand: Stand): void {
  noise(stand, { filter: 'highpass', pitch: 2600, loud: 0.16, lasts: 0.09 });
  for (const after of [0, 0.035, 0.06, 0.11]) glass(later(stand, vary(after, 0.3)), vary(4200, 0.3), 0.04);
}

/** Fast at first, then slower, like dice coming to rest. */
function rattle(stand: Stand): void {
  [0, 0.06, 0.11, 0.17, 0.25, 0.34, 0.46].forEach((after, nth) => {
    tap(later(stand, vary(after, 0.12)), vary(420, 0.25), 0.13 - nth * 0.012);
  });
}

const chordOf = (stand: Stand, pitches: readonly number[], between: number): void =>
  pitches.forEach((pitch, nth) => {
    tone(later(stand, nth * between), { pitch, loud: 0.07, lasts: 1.3, swells: 0.03, shape: 'triangle' });
    tone(later(stand, nth * between), { pitch: pitch * 2, loud: 0.02, lasts: 0.7, swells: 0.02 });
  });

/** The overtones of a small bell. */
const BELL: readonly (readonly [pitch: number, loud: number, lasts: number])[] = [
  [1, 0.09, 1.8],
  [2, 0.06, 1.2],
  [2.4, 0.05, 0.9],
  [3, 0.03, 0.6],
  [4.5, 0.02, 0.4],
];

const bell = (stand: Stand): void =>
  BELL.forEach(([part, loud, lasts]) => tone(stand, { pitch: 622 * part, loud, lasts }));

/** The same note three times, then a chord: its rhythm sets it apart from the rising notes of a completed window. */
function fanfare(stand: Stand): void {
  for (const after of [0, 0.14, 0.28])
    tone(later(stand, after), { pitch: 523.25, loud: 0.09, lasts: 0.1, swells: 0.015, shape: 'triangle' });
  chordOf(later(stand, 0.46), [523.25, 659.25, 783.99, 1046.5], 0.015);
}

/** Slow and falling. */
function coda(stand: Stand): void {
  [392, 311.13, 261.63].forEach((pitch, nth) => {
    tone(later(stand, nth * 0.3), { pitch, loud: 0.1, lasts: 0.4 + nth * 0.4, swells: 0.02, shape: 'triangle' });
  });
}

/** Two rising notes, as on a marimba: melodic, so that it isn't taken for a piece being placed. */
function call(stand: Stand): void {
  [587.33, 880].forEach((pitch, nth) => {
    const note = later(stand, nth * 0.16);
    tone(note, { pitch, loud: 0.11, lasts: 0.35 });
    tone(note, { pitch: pitch * 4, loud: 0.03, lasts: 0.06 });
  });
}

/** Two falling notes of a buzzer. Their overtones are audible on phones, whose speakers have no bass. */
function dull(stand: Stand): void {
  tone(stand, { pitch: 311.13, loud: 0.07, lasts: 0.09, shape: 'square' });
  tone(later(stand, 0.11), { pitch: 220, loud: 0.07, lasts: 0.18, shape: 'square' });
}

export const INSTRUMENTS: Readonly<Record<Sound, (stand: Stand) => void>> = {
  clink: (stand) => glass(stand, vary(2350, 0.12), 0.08),
  crack,
  click: (stand) => tap(stand, vary(240, 0.12), 0.2),
  rattle,
  chord: (stand) => chordOf(stand, [523.25, 659.25, 783.99, 987.77], 0.07),
  bell,
  fanfare,
  coda,
  dull,
  call,
};
