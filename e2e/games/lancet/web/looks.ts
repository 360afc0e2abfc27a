/** The time to look at each kind of consequence. Others are seen at a glance or shown in the final scoring. */
import type { Looks } from '../../../../packages/web/src/stage/pace.ts';
import type { Consequence } from '#games/lancet';

export const LOOKS: Looks<Consequence['type']> = { chosen: 350, set: 1000, drawn: 450, 'round-ended': 150 };
