/** The sounds that belong to each consequence. */
import type { Consequence as OfSagrada } from '@leadlight/sagrada';
import type { Consequence as OfSintra } from '@leadlight/sintra';
import { FLIGHT, type Time } from '../motion/plan.ts';

export type Sound =
  /** Glass on glass. */
  | 'clink'
  /** Glass breaking. */
  | 'crack'
  /** A piece set into lead. */
  | 'click'
  /** Dice in a hand and on a table. */
  | 'rattle'
  /** A completed window. */
  | 'chord'
  /** The end of a round. */
  | 'bell'
  /** The end of the game. */
  | 'fanfare'
  /** A refused action. */
  | 'dull'
  /** The start of your turn. */
  | 'knock';

export interface Cue {
  readonly sound: Sound;
  /** The time after the event, at normal speed. */
  readonly at: Time;
}

type Cues<Type extends string> = Readonly<Partial<Record<Type, Cue>>>;

/** Panes are taken, travel and land; then a completed strip moves on to its window. */
const SINTRA: Cues<OfSintra['type']> = {
  'display-filled': { sound: 'clink', at: FLIGHT },
  picked: { sound: 'clink', at: 0 },
  placed: { sound: 'click', at: FLIGHT },
  broke: { sound: 'crack', at: FLIGHT },
  'glazier-moved': { sound: 'click', at: FLIGHT / 2 },
  kept: { sound: 'chord', at: 2 * FLIGHT },
  'round-ended': { sound: 'bell', at: 2 * FLIGHT },
  ranked: { sound: 'fanfare', at: 0 },
};

const SAGRADA: Cues<OfSagrada['type']> = {
  rolled: { sound: 'rattle', at: 0 },
  rerolled: { sound: 'rattle', at: 0 },
  placed: { sound: 'click', at: FLIGHT },
  moved: { sound: 'click', at: FLIGHT },
  pooled: { sound: 'click', at: FLIGHT },
  swapped: { sound: 'click', at: FLIGHT / 2 },
  'tokens-paid': { sound: 'clink', at: 0 },
  'die-paid': { sound: 'clink', at: 0 },
  'round-ended': { sound: 'bell', at: FLIGHT },
  ranked: { sound: 'fanfare', at: 0 },
  'target-met': { sound: 'fanfare', at: 0 },
  'target-missed': { sound: 'bell', at: 0 },
};

/** Each kind of sound plays once, however often its consequence occurred. */
const cuesOf = (cues: Cues<string>, followed: readonly { readonly type: string }[]): readonly Cue[] =>
  [...new Set(followed.map(({ type }) => type))].flatMap((type) => cues[type] ?? []);

export const sintraCues = (followed: readonly OfSintra[]): readonly Cue[] => cuesOf(SINTRA, followed);
export const sagradaCues = (followed: readonly OfSagrada[]): readonly Cue[] => cuesOf(SAGRADA, followed);
