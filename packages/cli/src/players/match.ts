/** A game at a table. Each player is told only what its seat may see, and every move is checked by the rules. */
import type { Moment } from '@leadlight/bots';
import { Codes, fairLuck, problem, type Game, type GameTypes, type Luck, type Seat } from '@leadlight/core';
import type { Player, Verdict } from './player.ts';

export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  /** One for each seat. */
  readonly players: readonly Player<T>[];
  /** Whether every move says how many different ones the seat had. */
  readonly annotate: boolean;
  /** All chance of the game follows from it. */
  readonly seed: string;
  /** The players' own chance follows from it. */
  readonly thoughts: string;
  /** Changes what chance brought, where somebody wants it otherwise. */
  readonly arrange?: (event: T['event']) => T['event'];
}

/** Something that happened, what followed, and how things stand then. The position changes with the next step. */
export interface Step<T extends GameTypes> {
  readonly event: T['event'];
  readonly followed: readonly T['consequence'][];
  readonly position: T['position'];
}

/** Ends a match before its end. For players that cannot fail it is our own mistake, which nobody needs to catch. */
export class Forfeit extends Error {
  readonly seat: Seat;
  readonly verdict: Verdict;

  constructor(seat: Seat, verdict: Verdict) {
    super(`seat ${seat} forfeits: ${JSON.stringify(verdict)}`);
    this.seat = seat;
    this.verdict = verdict;
  }
}

/** Salts are for seats that belong to people. */
export const saltsOf = (players: number): readonly string[] => Array.from({ length: players }, () => '');

/** Plays until the game is over, or a player forfeits it. Closing the players is left to whoever opened them. */
export async function* playMatch<T extends GameTypes>(match: Match<T>): AsyncGenerator<Step<T>, void> {
  const table = new Table(match);
  for (let event = await table.next(); event !== undefined; event = await table.next()) yield table.play(event);
}

const NOT_ITS_SEAT = problem('record', 'field-wrong', 'player').reason;

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
    const { game, options, players, seed } = match;
    this.match = match;
    this.position = game.start(options, players.length);
    this.sights = players.map(() => ({ position: game.start(options, players.length), events: [] }));
    this.luck = fairLuck(game.id, seed, saltsOf(players.length));
  }

  /** What happens next; undefined once the game is over. */
  async next(): Promise<T['event'] | undefined> {
    const due = this.match.game.toAct(this.position);
    return due.kind === 'decide' ? this.decide(due.seats[0]) : this.draw();
  }

  private draw(): T['event'] | undefined {
    const event = this.match.game.draw(this.position, this.luck);
    return event === undefined ? undefined : (this.match.arrange?.(event) ?? event);
  }

  private async decide(seat: Seat): Promise<T['move']> {
    const { players, thoughts, annotate } = this.match;
    const moment: Moment<T> = { seat, ...this.sights[seat] };
    const decision = await players[seat].decide(moment, thoughts);
    if ('forfeit' in decision) throw new Forfeit(seat, decision.forfeit);
    this.check(seat, decision.move);
    return annotate ? { ...decision.move, legal: this.countMoves(seat) } : decision.move;
  }

  /** A player plays by the rules, and for its own seat: others may be due at the same time. */
  private check(seat: Seat, move: T['move']): void {
    const reasons = move.player === seat ? this.match.game.why(this.position, move) : [NOT_ITS_SEAT];
    if (reasons.length > 0) throw new Forfeit(seat, { kind: 'illegal', answer: JSON.stringify(move), reasons });
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
    for (const [seat, sight] of this.sights.entries()) {
      for (const shown of game.see(this.position, event, seat)) {
        this.demand(game.play(sight.position, shown), shown);
        sight.events.push(shown);
      }
    }
    return { event, followed, position: this.position };
  }

  /** What was checked, drawn or shown is legal, so a refusal here is our own mistake. */
  private demand(refusals: readonly T['reason'][], event: T['event']): void {
    if (refusals.length > 0) throw new Error(`refused: ${JSON.stringify({ event, refusals })}`);
  }
}
