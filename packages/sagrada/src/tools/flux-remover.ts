/**
 * G-43: the drafted die goes into the bag, another is drawn, its value is chosen, and it is placed or left in the pool.
 */
import { colourOf, DICE } from '../dice.ts';
import { awaitChance, fluxTool } from './flux.ts';

export const fluxRemover = fluxTool('flux-remover', 'G-43', (position, die, trace) => {
  position.bag[colourOf(die)]++;
  trace?.push({ type: 'bagged', rule: 'G-43', seat: position.seat, die: DICE[die] });
  awaitChance(position, 'flux-remover', 'drawn');
});
