/** Weighs and measures boards. */
import {
  COLOUR_COUNT,
  GONE,
  indicatorAt,
  inFrame,
  PANES_PER_DISPLAY,
  ROUNDS,
  SLOTS,
  STRIP_BITS,
  WINDOW_VALUES,
  type Board,
  type Position,
} from '@leadlight/sintra';
import { PalaceGains } from './palace-gains.ts';
import { stripTableOf, type StripTable } from './strip-table.ts';
import { Supply } from './supply.ts';
import { AT, FEATURE_COUNT } from './terms.ts';

// Everything below runs millions of times a second, so imported values are copied into local constants.
const VALUES: readonly number[] = [...WINDOW_VALUES];
const { reachable, behind, first, second, chain, palace, bonus, supply } = AT;
const { marker, complete, colour: leading, glazier, home, time, turn, tile } = AT;

/**
 * Weighs boards: the sum of all features (terms.ts), each times its weight in a given row. The features are added up as
 * they are found, because a list of them takes longer to fill and to multiply than everything else.
 */
export class Meter {
  /** The features of a board, filled by `measure`. */
  readonly features = new Float64Array(FEATURE_COUNT);
  private readonly supply = new Supply();
  private readonly palace: PalaceGains;
  private readonly table: StripTable;
  /**
   * The part of the round still to come, and the rest: the weights of this round's colour and the next one's.
   */
  private share = 1;
  private next = 0;
  private bonusNow = 0;
  private bonusNext = 0;

  constructor({ set, options }: Position) {
    this.table = stripTableOf(set);
    this.palace = new PalaceGains(options.side, this.table);
  }

  /** The panes left to pick in this round; before the deal, all of them. */
  get left(): number {
    return this.supply.left;
  }

  /** Reads the facts that all boards of a position share. */
  look(position: Position): void {
    this.supply.look(position);
    this.share = this.left / (position.displayCount * PANES_PER_DISPLAY);
    this.next = position.round < ROUNDS ? 1 - this.share : 0;
    this.bonusNow = indicatorAt(position, position.round - 1);
    this.bonusNext = indicatorAt(position, position.round);
  }

  /** Fills `features` for a board of the position given to `look`: each is the sum in which it alone has a weight. */
  measure(position: Position, board: Board): void {
    const row = new Float64Array(FEATURE_COUNT);
    for (let i = 0; i < FEATURE_COUNT; i++) {
      row[i] = 1;
      this.features[i] = this.build(board, row) + this.offer(board, row) + this.course(position, board, row);
      row[i] = 0;
    }
  }

  /** What the board itself is worth. Of the position, it depends only on the round and on `left`. */
  build(board: Board, row: Float64Array): number {
    this.palace.look(board);
    let sum = row[time] + row[marker + board.marker] + row[glazier] * board.glazier;
    if (board.glazier === 0) sum += row[home];
    if (this.palace.isByColour) sum += row[complete] * this.palace.complete + row[leading] * this.palace.most;
    return sum + this.buildStrips(board, row);
  }

  /** From right to left, with what each window adds to those on its left. */
  private buildStrips(board: Board, row: Float64Array): number {
    let sum = 0;
    let right = 0;
    let chained = 0;
    for (let slot = SLOTS - 1; slot >= 0; slot--) {
      const isFirst = inFrame(board.tops, slot) === 0;
      const strip = board.slots[slot];
      if (strip !== GONE) {
        const side = strip & STRIP_BITS;
        sum += this.buildStrip(board, slot, VALUES[slot] + right, row) + (isFirst ? 2 : 1) * chained;
        if (isFirst) chained += VALUES[slot] * row[chain + this.table.picks[side]];
      }
      if (!isFirst) right += VALUES[slot];
    }
    return sum;
  }

  /** `points` is the window's score now. */
  private buildStrip(board: Board, slot: number, points: number, row: Float64Array): number {
    const side = board.slots[slot] & STRIP_BITS;
    const kind = this.table.kinds[side];
    const picks = this.table.picks[side];
    const reach = slot >= board.glazier ? reachable : behind;
    const turnOfStrip = inFrame(board.tops, slot) === 0 ? first : second;
    return (
      points * row[reach + kind] +
      row[turnOfStrip + kind] +
      this.palace.gain(board, slot, side) * row[palace + picks] +
      this.bonus(side) * row[bonus + picks]
    );
  }

  private bonus(side: number): number {
    const { spaces } = this.table;
    const start = side * COLOUR_COUNT;
    return this.share * spaces[start + this.bonusNow] + this.next * spaces[start + this.bonusNext];
  }

  /** What the panes that can be had are worth to the board. */
  offer(board: Board, row: Float64Array): number {
    const { picks } = this.table;
    let sum = 0;
    let right = 0;
    for (let slot = SLOTS - 1; slot >= board.glazier; slot--) {
      const strip = board.slots[slot];
      if (strip !== GONE) {
        const side = strip & STRIP_BITS;
        sum += (VALUES[slot] + right) * this.chance(side) * row[supply + picks[side]];
      }
      if (inFrame(board.tops, slot) !== 0) right += VALUES[slot];
    }
    return sum;
  }

  /** The chance that all panes missing from the strip can be had. */
  private chance(side: number): number {
    const { lacks, needs } = this.table;
    let chance = 1;
    for (let rest = lacks[side]; rest !== 0; rest &= rest - 1) {
      const lacking = 31 - Math.clz32(rest & -rest);
      chance *= this.supply.chance(lacking, needs[side * COLOUR_COUNT + lacking]);
    }
    return chance;
  }

  /** What the seat's turn is worth. */
  course(position: Position, board: Board, row: Float64Array): number {
    const sum = row[turn] * turnOf(position, board);
    return position.phase === 'decide' && position.tile === board.seat ? sum + row[tile] : sum;
  }
}

/** 1 for the next seat to move, 0 for the last; before a deal, the holder of the tile is next. */
function turnOf(position: Position, board: Board): number {
  const { boards } = position;
  const next = position.phase === 'decide' ? position.turn : position.tile;
  const wait = (board.seat - next + boards.length) % boards.length;
  return 1 - wait / (boards.length - 1);
}
