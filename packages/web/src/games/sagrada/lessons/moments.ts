/** Writes down the positions of lessons: what lies on the table. The other dice are in the bag. */
import {
  COLOURS,
  DICE_PER_COLOUR,
  type Colour,
  type ObjectiveId,
  type PatternId,
  type ToolId,
} from '@leadlight/sagrada';

interface Seat {
  readonly pattern: PatternId;
  readonly offers: readonly PatternId[];
  readonly private: readonly Colour[];
}

/** What was dealt. */
export interface Dealt {
  readonly tools: readonly ToolId[];
  readonly objectives: readonly ObjectiveId[];
  readonly seats: readonly Seat[];
}

/** A moment in one of the learner's turns. */
export interface Moment {
  readonly round: number;
  /** Turns already taken in this round. */
  readonly turn: number;
  readonly isDrafted?: boolean;
  readonly pool: string;
  /** The dice in each window, with their spaces: `A5B6.B4B3`. */
  readonly windows: readonly string[];
  /** Dice with their rounds: `1P2.2G5`. */
  readonly track?: string;
  /** Favor tokens: those of each player, and those on each tool. */
  readonly tokens?: readonly number[];
  readonly toolTokens?: readonly number[];
  /** In a solo game: the tools used, as a set of bits, and the dice paid. */
  readonly spent?: number;
  readonly paid?: string;
}

/** The dice in a list, without their spaces or rounds. */
const diceIn = (list: string): readonly string[] => (list === '-' ? [] : list.split('.').map((one) => one.slice(-2)));

function bagWithout(lists: readonly string[]): string {
  const out = lists.flatMap(diceIn);
  return COLOURS.map((colour) => DICE_PER_COLOUR - out.filter((die) => die.startsWith(colour)).length).join('.');
}

const seatText = ({ pattern, offers, private: secret }: Seat, tokens: number, dice: string): string =>
  [pattern, tokens, secret.join('.'), offers.join('.'), dice].join(':');

/** In the game's notation. The first player starts the first round, and the start moves on (G-15). */
export function moment(dealt: Dealt, at: Moment): string {
  const { seats, tools, objectives } = dealt;
  const { round, turn, pool, windows, track = '-', paid = '-', spent = 0, isDrafted = false } = at;
  const { tokens = seats.map(() => 0), toolTokens = tools.map(() => 0) } = at;
  return [
    `players=${seats.length} dealt=${tools.length} first=0 index=100 phase=turn abandoned=no`,
    `round=${round} start=${(round - 1) % seats.length} turn=${turn} skips=0`,
    `drafted=${isDrafted ? 'yes' : 'no'} tooled=no flux=- fluxIndex=-1 hand=-`,
    `bag=${bagWithout([pool, track, paid, ...windows])} pool=${pool} track=${track} paid=${paid}`,
    `tools=${tools.join('.')} toolTokens=${toolTokens.join('.')} spent=${spent} objectives=${objectives.join('.')}`,
    ...seats.map((seat, nth) => `seat${nth}=${seatText(seat, tokens[nth] ?? 0, windows[nth] ?? '-')}`),
  ].join(' ');
}

/** Both windows of a game for two. */
export const YOURS: Seat = {
  pattern: 'fractal-drops',
  offers: ['ripples-of-light', 'fractal-drops', 'lux-mundi', 'lux-astram'],
  private: ['R'],
};

export const THEIRS: Seat = {
  pattern: 'firmitas',
  offers: ['kaleidoscopic-dream', 'firmitas', 'fulgor-del-cielo', 'luz-celestial'],
  private: ['P'],
};
