/** The time to look at each kind of consequence. Others are seen at a glance or shown in the final scoring. */
import type { Consequence } from '@leadlight/sintra';
import type { Looks } from '../../stage/pace.ts';

export const LOOKS: Looks<Consequence['type']> = {
  'display-filled': 950,
  picked: 500,
  placed: 400,
  broke: 450,
  'strip-completed': 500,
  'colour-bonus': 350,
  'window-scored': 500,
  'glass-lost': 900,
  'round-ended': 750,
};
