/** Checks that the parts of a position are consistent: a handwritten position may be impossible. */
import { DICE_PER_COLOUR } from './components.ts';
import { whyOffers, whyPrivates } from './deal.ts';
import { colourOf, NONE } from './dice.ts';
import { countCells } from './grid.ts';
import type { Position } from './position.ts';
import { patternName } from './reveal.ts';
import { COLOURS, TOOL_IDS } from './vocabulary.ts';
import { HIDDEN_PATTERN } from './window.ts';

/** The names of parts that contradict others. */
export function inconsistencies(position: Position): string[] {
  const checks: readonly (readonly [string, boolean])[] = [
    ['start', position.start < position.players],
    ['turn', position.turn <= 2 * position.players],
    ['bag', position.bag.length === COLOURS.length && isConserved(position)],
    ['tools', position.tools.length === (isDealt(position) ? position.options.tools : 0)],
    ['toolTokens', position.toolTokens.length === position.tools.length],
    ['hand', position.abandoned || (position.hand !== NONE) === needsHand(position)],
    ['flux', position.abandoned || (position.flux !== NONE) === isAtWork(position)],
    ['phase', patternsFit(position)],
    ...position.windows.map((_, seat) => [`seat${seat}`, cardsFit(position, seat)] as const),
  ];
  return checks.filter(([, fine]) => !fine).map(([name]) => name);
}

const isDealt = ({ phase }: Position): boolean => phase !== 'setup';

/** G-01: 18 dice of each colour, wherever they are. */
function isConserved(position: Position): boolean {
  const inHand = position.hand === NONE ? [] : [position.hand];
  const lying = [...position.pool, ...position.paid, ...position.track.flat(), ...inHand];
  return COLOURS.every((_, colour) => {
    const loose = lying.filter((die) => colourOf(die) === colour).length;
    const placed = position.windows.reduce((sum, window) => sum + countCells(window.sets[colour]), 0);
    return position.bag[colour] + loose + placed === DICE_PER_COLOUR;
  });
}

/** Whether a tool waits for chance, or for its die to be settled. */
const isAtWork = ({ phase }: Position): boolean => phase === 'rerolled' || phase === 'drawn' || phase === 'settle';

const needsHand = ({ phase, flux }: Position): boolean =>
  phase === 'settle' || (phase === 'rerolled' && TOOL_IDS[flux] === 'flux-brush');

/** Every window has a pattern once the choice is over; it may be hidden only until the first roll. */
function patternsFit({ phase, windows, abandoned }: Position): boolean {
  if (phase === 'setup' || phase === 'choose' || abandoned) return true;
  return windows.every(({ pattern }) => pattern >= 0 || (phase === 'roll' && pattern === HIDDEN_PATTERN));
}

/** The cards of all seats could have been dealt, and the seat's pattern was on offer. */
function cardsFit(position: Position, seat: number): boolean {
  if (!isDealt(position)) return true;
  const chosen = patternName(position.windows[seat]);
  const offered = chosen === null || (position.offers[seat]?.includes(chosen) ?? true);
  return offered && whyPrivates(position, position.privates).length === 0 && whyOffers(position.offers).length === 0;
}
