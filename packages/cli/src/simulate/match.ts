/** A game between bots. Each of them is told only what its seat may see. */
import { Codes, fairLuck, type GameTypes, type Luck, type Seat } from '@leadlight/core';
import type { Bots, Level, Search } from '@leadlight/bots';

export interface Match<T extends GameTypes> {
  readonly bots: Bots<T>;
  readonly options: T['options'];
  /** One for each seat. */
  readonly levels: readonly Level[];
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

/** How many nodes a search may visit before it is asked again. */
const STEP = 10_000;

function decisionOf<T extends GameTypes>(search: Search<T>): T['move'] {
  for (;;) {
    const { move, finished } = search.step(STEP);
    if (finished) return move;
  }
}

/** What a seat has seen so far. */
interface Sight<T extends GameTypes> {
  readonly position: T['position'];
  readonly events: T['event'][];
}

class Table<T extends GameTypes> {
  private readonly match: Match<T>;
  private readonly position: T['position'];
  private readonly sights: readonly Sight<T>[];
  private readonly luck: Luck;

  constructor(match: Match<T>) {
    const { bots, options, levels, seed } = match;
    this.match = match;
    this.position = bots.game.start(options, levels.length);
    this.sights = levels.map(() => ({ position: bots.game.start(options, levels.length), events: [] }));
    this.luck = fairLuck(bots.game.id, seed, saltsOf(levels.length));
  }

  /** What happens next; undefined once the game is over. */
  next(): T['event'] | undefined {
    const due = this.match.bots.game.toAct(this.position);
    return due.kind === 'decide' ? this.decide(due.seats[0]) : this.draw();
  }

  private draw(): T['event'] | undefined {
    const event = this.match.bots.game.draw(this.position, this.luck);
    return event === undefined ? undefined : (this.match.arrange?.(event) ?? event);
  }

  private decide(seat: Seat): T['move'] {
    const { bots, levels, seed, annotate } = this.match;
    const move = decisionOf(bots.begin({ seat, ...this.sights[seat] }, levels[seat], seed));
    return annotate ? { ...move, legal: this.countMoves(seat) } : move;
  }

  private countMoves(seat: Seat): number {
    const codes = new Codes();
    this.match.bots.game.moves(this.position, seat, codes);
    return codes.count;
  }

  play(event: T['event']): Step<T> {
    const { game } = this.match.bots;
    const followed: T['consequence'][] = [];
    this.demand(game.play(this.position, event, followed), event);
    for (const [seat, sight] of this.sights.entries()) {
      for (const shown of game.see(this.position, event, seat)) {
        this.demand(game.play(sight.position, shown), shown);
        sight.events.push(shown);
      }
    }
    return { event, followed, position: this.position };
  }

  /** Bots and chance play by the rules, so a refusal here is our own mistake. */
  private demand(refusals: readonly T['reason'][], event: T['event']): void {
    if (refusals.length > 0) throw new Error(`refused: ${JSON.stringify({ event, refusals })}`);
  }
}
