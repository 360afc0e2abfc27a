/** Positions of Sagrada written by hand: a sketch names what matters, the rest is as in the middle of a game. */
import { COLOURS, PATTERN_CARDS, PATTERN_IDS, sagradaText, type PatternId, type Position } from '@leadlight/sagrada';
import { positionOf } from '../play.ts';

export interface Side {
  readonly pattern?: PatternId;
  /** Dice with their cells: `A1R3 A2B4`. */
  readonly dice?: string;
  readonly tokens?: number;
  /** Private objectives: `R`, `RB` in solo, or `?` if unknown. */
  readonly own?: string;
}

export interface Sketch {
  readonly sides: readonly Side[];
  readonly objectives: string;
  readonly pool?: string;
  /** Dice on the track with their rounds: `1R3 1B2 2G6`. */
  readonly track?: string;
  readonly tools?: string;
  readonly round?: number;
  readonly turn?: number;
  readonly drafted?: boolean;
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');
const dotted = (items: readonly string[]): string => (items.length === 0 ? '-' : items.join('.'));

const PATTERNS: readonly PatternId[] = ['comitas', 'fractal-drops', 'batllo', 'lux-astram'];
const OWN = ['R', 'Y', 'G', 'B'];

/** The card of the pattern, and one that no other seat has. */
function offersOf(pattern: PatternId, seat: number, inUse: readonly PatternId[]): PatternId[] {
  const taken = inUse.map((id) => PATTERN_CARDS[id].card);
  const free = Array.from({ length: 12 }, (_, i) => i + 1).filter((card) => !taken.includes(card));
  return PATTERN_IDS.filter((id) => [PATTERN_CARDS[pattern].card, free[seat]].includes(PATTERN_CARDS[id].card));
}

export function sketch(given: Sketch): Position {
  const { sides, pool = '', track = '', tools = 'lathekin tap-wheel grozing-pliers', round = 2, turn = 0 } = given;
  const patterns = sides.map(({ pattern }, seat) => pattern ?? PATTERNS[seat]);
  const placed = sides.flatMap(({ dice }) => words(dice).map((entry) => entry.slice(2)));
  const lying = [...words(pool), ...words(track).map((entry) => entry.replace(/^\d+/, '')), ...placed];
  const bag = COLOURS.map((colour) => `${18 - lying.filter((die) => die.startsWith(colour)).length}`);
  const seats = sides.map(({ dice, tokens = 3, own }, seat) => {
    const offers = dotted(offersOf(patterns[seat], seat, patterns));
    return [patterns[seat], tokens, dotted([...(own ?? OWN[seat])]), offers, dotted(words(dice))].join(':');
  });
  return positionOf(
    sagradaText,
    [
      `players=${sides.length} dealt=${words(tools).length} first=- index=9 phase=turn abandoned=no round=${round} start=0`,
      `turn=${turn} skips=0 drafted=${given.drafted === true ? 'yes' : 'no'} tooled=no flux=- fluxIndex=-1 hand=-`,
      `bag=${dotted(bag)} pool=${dotted(words(pool))} track=${dotted(words(track))} paid=-`,
      `tools=${dotted(words(tools))} toolTokens=${dotted(words(tools).map(() => '0'))} spent=0`,
      `objectives=${dotted(words(given.objectives))} ${seats.map((text, seat) => `seat${seat}=${text}`).join(' ')}`,
    ].join(' '),
  );
}
