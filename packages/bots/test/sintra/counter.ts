/**
 * The features of a board, counted one by one into a list: slow, but plain. The evaluation adds them up without a list;
 * tests compare the two.
 */
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
import { PalaceGains } from '../../src/sintra/palace-gains.ts';
import { stripTableOf, type StripTable } from '../../src/sintra/strip-table.ts';
import { Supply } from '../../src/sintra/supply.ts';
import { AT, FEATURE_COUNT } from '../../src/sintra/terms.ts';

export class Counter {
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

  /** Fills `features` for a board of the position given to `look`. */
  measure(position: Position, board: Board): void {
    this.features.fill(0);
    this.palace.look(board);
    this.measureStrips(board);
    this.measureCourse(position, board);
  }

  private measureStrips(board: Board): void {
    let right = 0;
    let later = allFills(board);
    for (let slot = SLOTS - 1; slot >= 0; slot--) {
      later -= fillsOf(board, slot);
      if (board.slots[slot] !== GONE) this.measureStrip(board, slot, WINDOW_VALUES[slot] + right, later);
      if (inFrame(board.tops, slot) !== 0) right += WINDOW_VALUES[slot];
    }
  }

  /** `points` is the window's score now, `later` how often those on its left can still be filled. */
  private measureStrip(board: Board, slot: number, points: number, later: number): void {
    const { features, table } = this;
    const row = board.slots[slot] & STRIP_BITS;
    const kind = table.kinds[row];
    const picks = table.picks[row];
    const isFirst = inFrame(board.tops, slot) === 0;
    const isReachable = slot >= board.glazier;
    features[(isReachable ? AT.reachable : AT.behind) + kind] += points;
    features[(isFirst ? AT.first : AT.second) + kind]++;
    features[AT.palace + picks] += this.palace.gain(board, slot, row);
    features[AT.bonus + picks] += this.bonus(row);
    if (isFirst) features[AT.chain + picks] += WINDOW_VALUES[slot] * later;
    if (isReachable) features[AT.supply + picks] += points * this.chance(row);
  }

  private bonus(row: number): number {
    const { spaces } = this.table;
    const first = row * COLOUR_COUNT;
    return this.share * spaces[first + this.bonusNow] + this.next * spaces[first + this.bonusNext];
  }

  /** The chance that all panes missing from the strip can be had. */
  private chance(row: number): number {
    const { lacks, needs } = this.table;
    let chance = 1;
    for (let rest = lacks[row]; rest !== 0; rest &= rest - 1) {
      const colour = 31 - Math.clz32(rest & -rest);
      chance *= this.supply.chance(colour, needs[row * COLOUR_COUNT + colour]);
    }
    return chance;
  }

  private measureCourse(position: Position, board: Board): void {
    const { features } = this;
    features[AT.marker + board.marker] = 1;
    features[AT.complete] = this.palace.complete;
    features[AT.colour] = this.palace.most;
    features[AT.glazier] = board.glazier;
    features[AT.home] = Number(board.glazier === 0);
    features[AT.time] = 1;
    features[AT.turn] = turnOf(position, board);
    features[AT.tile] = Number(position.phase === 'decide' && position.tile === board.seat);
  }
}

/** 1 for the next seat to move, 0 for the last; before a deal, the holder of the tile is next. */
function turnOf({ phase, turn, tile, boards }: Position, board: Board): number {
  const next = phase === 'decide' ? turn : tile;
  const wait = (board.seat - next + boards.length) % boards.length;
  return 1 - wait / (boards.length - 1);
}

/** How often a window can still be filled. */
const fillsOf = (board: Board, slot: number): number =>
  board.slots[slot] === GONE ? 0 : 2 - Number(inFrame(board.tops, slot) !== 0);

function allFills(board: Board): number {
  let fills = 0;
  for (let slot = 0; slot < SLOTS; slot++) fills += fillsOf(board, slot);
  return fills;
}
