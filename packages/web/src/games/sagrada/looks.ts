/** The time to look at each kind of consequence. Others are seen at a glance or shown in the final scoring. */
import type { Consequence } from '@leadlight/sagrada';
import type { Looks } from '../../stage/pace.ts';

export const LOOKS: Looks<Consequence['type']> = {
  rolled: 1100,
  rerolled: 800,
  taken: 250,
  placed: 400,
  swapped: 350,
  moved: 400,
  pooled: 350,
  'tokens-paid': 300,
  'die-paid': 300,
  'turn-ended': 150,
  'turn-skipped': 250,
  'round-ended': 750,
};
