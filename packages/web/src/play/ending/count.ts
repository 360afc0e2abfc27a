/** The count at the end of a game: row by row, with the places that scored, until everything is counted or skipped. */
import type { ScoreRow } from '@leadlight/messages';
import type { Speed } from '../../base/chosen.ts';
import type { CountedMark, EndMark } from '../../game/ending.ts';
import { sumOf } from '../../score/sheet.ts';
import { atSpeed } from '../../stage/tempo.ts';

/** A row of the final sheet, with the places behind each seat's points. */
export interface CountRow extends ScoreRow {
  readonly marks: readonly (readonly EndMark[])[];
}

/** The time between two places of a row in milliseconds, at normal speed … */
const STEP = 350;
/** … unless a row has many, … */
const LONGEST = 1800;
/** … and the time to look at the whole row. */
const LOOK = 700;

const mostMarks = ({ marks }: CountRow): number => Math.max(1, ...marks.map((own) => own.length));

/** The time between two places of a row. */
const stepOf = (row: CountRow): number => Math.min(STEP, LONGEST / mostMarks(row));

/** The time for a row, at normal speed. */
export const timeOf = (row: CountRow): number => mostMarks(row) * stepOf(row) + LOOK;

/** A component makes it reactive. */
export interface CountState {
  /** The number of rows on the boards; more than there are when everything is counted. */
  reached: number;
}

export class Count {
  readonly rows: readonly CountRow[];
  private readonly state: CountState;
  private readonly speed: () => Speed;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `isKnown` if the player has seen the count before. */
  constructor(rows: readonly CountRow[], speed: () => Speed, isKnown: boolean, state: CountState = { reached: 0 }) {
    this.rows = rows;
    this.state = state;
    this.speed = speed;
    if (isKnown || speed() === 'none') this.state.reached = rows.length + 1;
    else this.next();
  }

  get isDone(): boolean {
    return this.state.reached > this.rows.length;
  }

  /** The row that is being counted; undefined once everything is. */
  get current(): CountRow | undefined {
    return this.isDone ? undefined : this.rows[this.state.reached - 1];
  }

  private next(): void {
    this.state.reached++;
    const row = this.current;
    if (row !== undefined) this.timer = setTimeout(() => this.next(), atSpeed(timeOf(row), this.speed()));
  }

  /** Shows everything at once. */
  skip(): void {
    this.stop();
    this.state.reached = this.rows.length + 1;
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  again(): void {
    this.stop();
    this.state.reached = 0;
    this.next();
  }

  private get counted(): readonly CountRow[] {
    return this.rows.slice(0, this.state.reached);
  }

  isCounted(key: string): boolean {
    return this.counted.some((row) => row.key === key);
  }

  /** A seat's points so far. */
  sum(seat: number): number {
    return sumOf(this.counted, seat);
  }

  /** The places on a seat's board that have been counted. */
  marks(seat: number): readonly CountedMark[] {
    return this.counted.flatMap((row) => (row.marks[seat] ?? []).map((mark, at) => this.marked(row, mark, at)));
  }

  private marked(row: CountRow, mark: EndMark, at: number): CountedMark {
    const delay = row === this.current ? atSpeed(at * stepOf(row), this.speed()) : null;
    return { ...mark, row: row.key, delay };
  }
}
