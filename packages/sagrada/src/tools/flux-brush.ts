/** G-38: the drafted die is rolled again. It must be placed if it can be; otherwise it returns to the pool. */
import { awaitChance, fluxTool } from './flux.ts';

export const fluxBrush = fluxTool('flux-brush', 'G-38', (position, die) => {
  position.hand = die;
  awaitChance(position, 'flux-brush', 'rerolled');
});
