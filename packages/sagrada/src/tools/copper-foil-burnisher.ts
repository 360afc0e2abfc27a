/** G-35: move 1 die; the printed value of the space is ignored. */
import { NO_VALUES } from '../placement.ts';
import { anyDice, movingTool } from './moving.ts';
import { anyTime } from './tool.ts';

export const copperFoilBurnisher = movingTool({
  rule: 'G-35',
  law: NO_VALUES,
  least: 1,
  most: 1,
  untimely: anyTime,
  ...anyDice,
});
