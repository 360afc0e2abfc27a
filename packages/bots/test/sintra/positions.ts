/** Positions of Sintra from random games. */
import { Codes, FastRandom } from '@leadlight/core';
import { COLOURS, HOUSE_STRIPS, sintra, type Options, type Position, type Space, type Strip } from '@leadlight/sintra';

const DEFAULTS: Options = { side: 'A', scoreFloor: false, strips: 'house' };

/** Strips that players might design: of kinds that the house strips do not have. */
const OTHER_STRIPS: readonly Strip[] = HOUSE_STRIPS.map(({ id, front, back }) => ({
  id,
  front: Array.from(front, (): Space => COLOURS[id % COLOURS.length]),
  back: back.includes('joker') ? ['joker', 'pink', 'pink', 'pink', 'joker'] : [...front.slice(1), back[0]],
}));

/** Every kind of table. */
export const TABLES: readonly Options[] = [
  DEFAULTS,
  { ...DEFAULTS, side: 'B' },
  { ...DEFAULTS, scoreFloor: true },
  { ...DEFAULTS, strips: OTHER_STRIPS },
];

/** The position of the first decision after this many random moves, or the end of the game. */
export function randomPosition(players: number, moves: number, seed: string, options = DEFAULTS): Position {
  const random = new FastRandom(seed);
  const position = sintra.start(options, players);
  const codes = new Codes();
  for (let made = 0; (made < moves || position.phase !== 'decide') && position.phase !== 'over';) {
    codes.clear();
    sintra.moves(position, position.turn, codes);
    if (codes.count === 0) sintra.deal(position, () => random);
    else sintra.apply(position, codes.at[random.below(codes.count)]);
    made += Number(codes.count > 0);
  }
  return position;
}

/** The panes on the displays and in the centre. */
export function panesLeft(position: Position): number {
  const { displays, centre } = sintra.view(position, null);
  return displays.flat().length + centre.length;
}
