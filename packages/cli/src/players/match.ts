/** A game at a table. Each player sees only what its seat may see, and every move is checked against the rules. */
import type { Moment } from '@leadlight/bots';
import { Codes, fairLuck, problem, type Game, type GameTypes, type Luck, type Seat } from '@leadlight/core';
import type { Player, Verdict } from './player.ts';

export interface Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  /** One for each seat. */
  readonly players: readonly Player<T>[];
  /** Whether every move says how many different moves were possible. */
  readonly annotate: boolean;
  /** Determines all chance of the game. */
  readonly seed: string;
  /** Determines the players' own chance. */
  readonly thoughts: string;
  /** Changes an outcome of chance, for arranged games. */
  readonly arrange?: (event: T['event']) => T['event'];
}

/** An event, its consequences and the position after it. The next step changes the position. */
export interface Step<T extends GameTypes> {
  readonly event: T['event'];
  readonly followed: readonly T['consequence'][];
  readonly position: T['position'];
}

/** Ends a match early. Players that cannot fail never cause it, so their callers need not catch it. */
export class Forfeit extends Error {
  readonly seat: Seat;
  readonly verdict: Verdict;

  constructor(seat: Seat, verdict: Verdict) {
    super(`seat ${seat} forfeits: ${JSON.stringify(verdict)}`);
    this.seat = seat;
    this.verdict = verdict;
  }
}

/** Only seats of people have salts. */
export const saltsOf = (players: number): readonly string[] => Array.from({ length: players }, () => '');

/** Plays until the game is over or a player forfeits it. The caller closes the players. */
export async function* playMatch<T extends GameTypes>(match: Match<T>): AsyncGenerator<Step<T>, void> {
  const table = new Table(match);
  for (let event = await table.next(); event !== undefined; event = await table.next()) yield table.play(event);
}

const NOT_ITS_SEAT = problem('record', 'field-wrong', 'player').reason;

/** Everything that a seat has seen so far. */
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

  /** The next event; undefined once the game is over. */
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

  /** A move must be legal, and for the player's own seat: others may be due at the same time. */
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

  /** The event was checked, drawn or shown before, so a refusal here is a bug. */
  private demand(refusals: readonly T['reason'][], event: T['event']): void {
    if (refusals.length > 0) throw new Error(`refused: ${JSON.stringify({ event, refusals })}`);
  }
}
