import type { Consequence } from '@leadlight/sintra';
import type { Cue } from '../../game/cue.ts';
import { FLIGHT } from '../../stage/plan.ts';
import { cuesOf, type Cues } from '../../stage/sound/cues.ts';

/** Panes are taken, travel and land; then a completed strip moves on to its window. */
const CUES: Cues<Consequence['type']> = {
  'display-filled': { sound: 'clink', at: FLIGHT },
  picked: { sound: 'clink', at: 0 },
  placed: { sound: 'click', at: FLIGHT },
  broke: { sound: 'crack', at: FLIGHT },
  'glass-lost': { sound: 'crack', at: 1.6 * FLIGHT },
  'glazier-moved': { sound: 'click', at: FLIGHT / 2 },
  kept: { sound: 'chord', at: 2 * FLIGHT },
  'round-ended': { sound: 'bell', at: 2 * FLIGHT },
  ranked: { sound: 'fanfare', at: 0 },
};

export const sintraCues = (followed: readonly Consequence[]): readonly Cue[] => cuesOf(CUES, followed);
