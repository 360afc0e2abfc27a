/** The points that one more pane in a window would add to the final scoring of the palace. */
import {
  COLOUR_COUNT,
  completeWindows,
  countOf,
  filledAround,
  inFrame,
  ORNAMENT_POINTS,
  ORNAMENTS,
  panesInWindows,
  SLOTS,
  type Board,
  type PalaceSide,
} from '@leadlight/sintra';
import type { StripTable } from './strip-table.ts';

/** The ornament beside each window. */
const ORNAMENT_OF: readonly number[] = Array.from({ length: SLOTS }, (_, slot) =>
  ORNAMENTS.findIndex((windows) => windows.includes(slot)),
);

/** The points for the next pane around an ornament, by the number already there. */
const GAINS: readonly number[] = ORNAMENT_POINTS.map(
  (points, filled) => (ORNAMENT_POINTS[filled + 1] ?? points) - points,
);

export class PalaceGains {
  /** Side B: the complete windows, and the panes of the most frequent colour in all windows. */
  complete = 0;
  most = 0;
  /** The most frequent colours, as bits. */
  private leading = 0;
  /** Side A: the points for one more pane around each ornament. */
  private readonly ornaments: number[] = [];
  /** Side B. */
  readonly isByColour: boolean;
  private readonly table: StripTable;

  constructor(side: PalaceSide, table: StripTable) {
    this.isByColour = side === 'B';
    this.table = table;
  }

  look(board: Board): void {
    if (this.isByColour) this.lookAtColours(board);
    else this.lookAtOrnaments(board);
  }

  private lookAtOrnaments(board: Board): void {
    for (let ornament = 0; ornament < ORNAMENTS.length; ornament++) {
      const filled = filledAround(board, ornament);
      this.ornaments[ornament] = GAINS[filled];
    }
  }

  private lookAtColours(board: Board): void {
    this.complete = completeWindows(board);
    const held = panesInWindows(board);
    this.most = 0;
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      const count = countOf(held, colour);
      if (count > this.most) this.leading = 0;
      if (count >= this.most) this.leading |= 1 << colour;
      this.most = Math.max(this.most, count);
    }
  }

  /** The points for completing the strip of this row in the slot; call `look` first. */
  gain(board: Board, slot: number, row: number): number {
    return this.isByColour ? this.colourGain(board, slot, row) : this.ornaments[ORNAMENT_OF[slot]];
  }

  /** */
  private colourGain(board: Board, slot: number, row: number): number {
    const complete = this.complete + Number(inFrame(board.tops, slot) !== 0);
    const most = this.most + Number(this.hasLeading(row));
    return complete * most - this.complete * this.most;
  }

  private hasLeading(row: number): boolean {
    for (let colour = 0; colour < COLOUR_COUNT; colour++) {
      if (((this.leading >>> colour) & 1) !== 0 && this.table.spaces[row * COLOUR_COUNT + colour] > 0) return true;
    }
    return false;
  }
}
