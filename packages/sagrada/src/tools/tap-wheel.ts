/** G-44: move 1 or 2 dice of one colour, a colour that some die on the round track has. */
import { colourOf, NONE } from '../dice.ts';
import { lowest } from '../grid.ts';
import { PLAIN } from '../placement.ts';
import { hasTrackDice, type Position } from '../position.ts';
import { refuse, type Reason } from '../reasons.ts';
import { COLOURS } from '../vocabulary.ts';
import { cellsOfColour } from '../window.ts';
import { movingTool } from './moving.ts';
import type { Bench } from './tool.ts';

/** The colours on the track, as a set of bits. */
function trackColours(position: Position): number {
  let colours = 0;
  for (const dice of position.track) {
    for (const die of dice) colours |= 1 << colourOf(die);
  }
  return colours;
}

const FINE: readonly Reason[] = [];
const EMPTY_TRACK = [refuse('track-empty', { tool: 'tap-wheel' })];

/** G-89: not usable while there is no die on the track. */
const untimely = (position: Position): readonly Reason[] => (hasTrackDice(position) ? FINE : EMPTY_TRACK);

/** The first die has a colour on the track, the second the colour of the first. */
function movable(bench: Bench, first: number): number {
  if (first !== NONE) return cellsOfColour(bench.window, colourOf(first));
  let cells = 0;
  for (let rest = trackColours(bench.position); rest !== 0; rest &= rest - 1) {
    cells |= cellsOfColour(bench.window, lowest(rest));
  }
  return cells;
}

function whyNotThese(bench: Bench, first: number, second: number): readonly Reason[] {
  const colour = colourOf(first);
  const onTrack = (trackColours(bench.position) & (1 << colour)) !== 0;
  const absent = onTrack ? [] : [refuse('colour-not-on-track', { colour: COLOURS[colour] })];
  return second === NONE || colourOf(second) === colour ? absent : [...absent, refuse('two-colours', {})];
}

export const tapWheel = movingTool({
  rule: 'G-44',
  law: PLAIN,
  least: 1,
  most: 2,
  untimely,
  movable,
  whyNotThese,
});
