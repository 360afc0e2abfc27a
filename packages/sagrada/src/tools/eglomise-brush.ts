/** G-34: move 1 die; the printed colour of the space is ignored. */
import { NO_COLOURS } from '../placement.ts';
import { anyDice, movingTool } from './moving.ts';
import { anyTime } from './tool.ts';

export const eglomiseBrush = movingTool({
  rule: 'G-34',
  law: NO_COLOURS,
  least: 1,
  most: 1,
  untimely: anyTime,
  ...anyDice,
});
