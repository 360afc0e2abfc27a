import type { Cue } from '../../../../packages/web/src/game/cue.ts';
import { FLIGHT } from '../../../../packages/web/src/stage/plan.ts';
import { cuesOf, type Cues } from '../../../../packages/web/src/stage/sound/cues.ts';
import type { Consequence } from '#games/lancet';

const CUES: Cues<Consequence['type']> = {
  dealt: { sound: 'rattle', at: 0 },
  chosen: { sound: 'click', at: FLIGHT },
  drawn: { sound: 'clink', at: 0 },
  'round-ended': { sound: 'bell', at: FLIGHT },
  ranked: { sound: 'fanfare', at: 0 },
};

export const lancetCues = (followed: readonly Consequence[]): readonly Cue[] => cuesOf(CUES, followed);
