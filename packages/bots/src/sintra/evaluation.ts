/**
 * The points that every seat can expect in the end: those it is sure of, and those its board is likely to bring. The
 * weights of the features change from round to round, and from the start of a round to its end.
 */
import { FastRandom, type Seat } from '@leadlight/core';
import { palacePoints, PANES_PER_DISPLAY, ROUNDS, sintra, type Board, type Position } from '@leadlight/sintra';
import { Builds } from './builds.ts';
import { Meter } from './meter.ts';
import { TERM_OF, type Term } from './terms.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** Weights are in hundredths of a point. */
const UNIT = 100;

const NOTHING: readonly Term[] = [];

/** The weights for this side of the palace and number of players. */
export const weightsFor = ({ options, boards }: Position): Weights => WEIGHTS[`${boards.length}${options.side}`];

export class Evaluation {
  readonly meter: Meter;
  private readonly weights: Weights;
  private readonly forgets: readonly Term[];
  private readonly values: Float64Array;
  private readonly builds = new Builds();
  /** The weights for each round and number of panes left in it, computed on demand. */
  private readonly rows: (Float64Array | undefined)[] = [];
  private readonly fullRound: number;

  /** Forgotten terms count for nothing. */
  constructor(position: Position, weights = weightsFor(position), forgets = NOTHING) {
    this.meter = new Meter(position);
    this.weights = weights;
    this.forgets = forgets;
    this.values = new Float64Array(position.boards.length);
    this.fullRound = position.displayCount * PANES_PER_DISPLAY;
  }

  /** The points that each seat can expect, in a list that is reused. Plays the end of the game where it is due. */
  expect(position: Position): Float64Array {
    if (position.phase === 'end') sintra.deal(position, noLuck);
    if (position.phase === 'over') this.readScores(position);
    else this.weigh(position);
    return this.values;
  }

  private readScores({ boards }: Position): void {
    for (let seat = 0; seat < boards.length; seat++) this.values[seat] = boards[seat].score;
  }

  private weigh(position: Position): void {
    const { meter, values } = this;
    meter.look(position);
    const row = this.rowFor(position);
    for (let seat = 0; seat < values.length; seat++) {
      const board = position.boards[seat];
      const due = meter.offer(board, row) + meter.course(position, board, row);
      values[seat] = sintra.standing(position, seat) + this.built(position, board, row) + due;
    }
  }

  /** The worth of a board whatever can be picked, and its palace. */
  private built(position: Position, board: Board, row: Float64Array): number {
    const { builds } = this;
    if (!builds.find(board, this.numberOf(position))) {
      const palace = this.forgets.includes('palace') ? 0 : palacePoints(position, board);
      builds.worth = palace + this.meter.build(board, row);
    }
    return builds.worth;
  }

  private numberOf({ round }: Position): number {
    return round * (this.fullRound + 1) + this.meter.left;
  }

  /** The weights, in points, for the position that the meter last looked at. */
  rowFor(position: Position): Float64Array {
    const share = this.meter.left / this.fullRound;
    return (this.rows[this.numberOf(position)] ??= this.rowBetween(position.round, share));
  }

  private rowBetween(round: number, share: number): Float64Array {
    const start = this.weights[round - 1];
    // A game may be abandoned after its last round.
    const end = this.weights[Math.min(round, ROUNDS)];
    return Float64Array.from(start, (weight, i) =>
      this.forgets.includes(TERM_OF[i]) ? 0 : (share * weight + (1 - share) * end[i]) / UNIT,
    );
  }
}

/** The points if the game stopped here: the score, the glass and the palace. */
export const sureOf = (position: Position, seat: Seat): number =>
  sintra.standing(position, seat) + palacePoints(position, position.boards[seat]);

/** The end of the game involves no chance. */
const unused = new FastRandom(0);
const noLuck = (): FastRandom => unused;
