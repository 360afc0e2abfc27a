/** A game between bots. Each of them is told only what its seat may see. */
import {
  Codes,
  fairLuck,
  FastRandom,
  type Game,
  type GameTypes,
  type Luck,
  type Random,
  type Seat,
} from '@leadlight/core';
import type { Bot } from '@leadlight/bots';

export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  /** One for each seat. */
  readonly bots: readonly Bot<T>[];
  /** Whether every move says how many different ones the seat had. */
  readonly annotate: boolean;
  /** All chance of the game, and that of the bots, follows from it. */
  readonly seed: string;
  /** Changes what chance brought, where somebody wants it otherwise. */
  readonly arrange?: (event: T['event']) => T['event'];
}

/** Something that happened, what followed, and how things stand then. The position changes with the next step. */
export interface Step<T extends GameTypes> {
  readonly event: T['event'];
  readonly followed: readonly T['consequence'][];
  readonly position: T['position'];
}

/** Salts are for seats that belong to people. */
export const saltsOf = (players: number): readonly string[] => Array.from({ length: players }, () => '');

export function* playMatch<T extends GameTypes>(match: Match<T>): Generator<Step<T>> {
  const table = new Table(match);
  for (let event = table.next(); event !== undefined; event = table.next()) yield table.play(event);
}

class Table<T extends GameTypes> {
  private readonly match: Match<T>;
  private readonly position: T['position'];
  /** What each seat has seen. */
  private readonly seen: readonly T['position'][];
  private readonly luck: Luck;
  private readonly chance: readonly Random[];

  constructor(match: Match<T>) {
    const { game, options, bots, seed } = match;
    this.match = match;
    this.position = game.start(options, bots.length);
    this.seen = bots.map(() => game.start(options, bots.length));
    this.luck = fairLuck(game.id, seed, saltsOf(bots.length));
    this.chance = bots.map((_, seat) => new FastRandom(`${seed}:${seat}`));
  }

  /** What happens next; undefined once the game is over. */
  next(): T['event'] | undefined {
    const due = this.match.game.toAct(this.position);
    return due.kind === 'decide' ? this.decide(due.seats[0]) : this.draw();
  }

  private draw(): T['event'] | undefined {
    const event = this.match.game.draw(this.position, this.luck);
    return event === undefined ? undefined : (this.match.arrange?.(event) ?? event);
  }

  private decide(seat: Seat): T['move'] {
    const move = this.match.bots[seat].choose(this.seen[seat], seat, this.chance[seat]);
    return this.match.annotate ? { ...move, legal: this.countMoves(seat) } : move;
  }

  private countMoves(seat: Seat): number {
    const codes = new Codes();
    this.match.game.moves(this.position, seat, codes);
    return codes.count;
  }

  play(event: T['event']): Step<T> {
    const { game } = this.match;
    const followed: T['consequence'][] = [];
    this.demand(game.play(this.position, event, followed), event);
    for (const [seat, seen] of this.seen.entries()) {
      for (const shown of game.see(this.position, event, seat)) this.demand(game.play(seen, shown), shown);
    }
    return { event, followed, position: this.position };
  }

  /** Bots and chance play by the rules, so a refusal here is our own mistake. */
  private demand(refusals: readonly T['reason'][], event: T['event']): void {
    if (refusals.length > 0) throw new Error(`refused: ${JSON.stringify({ event, refusals })}`);
  }
}
