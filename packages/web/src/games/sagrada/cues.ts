import type { Consequence } from '@leadlight/sagrada';
import type { Cue } from '../../game/cue.ts';
import { FLIGHT } from '../../stage/plan.ts';
import { cuesOf, type Cues } from '../../stage/sound/cues.ts';

const CUES: Cues<Consequence['type']> = {
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
  'target-missed': { sound: 'coda', at: 0 },
};

export const sagradaCues = (followed: readonly Consequence[]): readonly Cue[] => cuesOf(CUES, followed);
