/** How long motion takes. All times of plans are in milliseconds at the usual speed. */
import type { Speed } from '../app/chosen.ts';

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.7, usual: 1, fast: 0.55, none: 0 };

/** What a time of the usual speed is at this one. */
export const atSpeed = (milliseconds: number, speed: Speed): number => milliseconds * FACTORS[speed];
