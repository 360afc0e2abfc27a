/** The duration of animations. All times in plans are milliseconds at normal speed. */
import type { Speed } from '../base/chosen.ts';

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.7, usual: 1, fast: 0.55, none: 0 };

/** Converts a time at normal speed to another speed. */
export const atSpeed = (milliseconds: number, speed: Speed): number => milliseconds * FACTORS[speed];
