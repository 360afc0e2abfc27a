/** G-36: move exactly 2 different dice; all rules apply. */
import { PLAIN } from '../placement.ts';
import { anyDice, movingTool } from './moving.ts';
import { anyTime } from './tool.ts';

export const lathekin = movingTool({
  rule: 'G-36',
  law: PLAIN,
  least: 2,
  most: 2,
  untimely: anyTime,
  ...anyDice,
});
