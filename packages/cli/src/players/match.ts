/** A game between programs. Each player sees only what its seat may see, and every move is checked against the rules. */
import { Codes, fairLuck, problem, type Game, type GameTypes, type Seat } from '@leadlight/core';
import { WatchedGame } from '@leadlight/table';
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
  const { game, options, players, seed, arrange = (event) => event } = match;
  const watched = new WatchedGame(game, options, players.length);
  const luck = fairLuck(game.id, seed, saltsOf(players.length));
  for (;;) {
    const { due } = watched;
    const drawn = due.kind === 'decide' ? undefined : watched.draw(luck);
    const event = due.kind === 'decide' ? await decision(match, watched, due.seats[0]) : drawn && arrange(drawn);
    if (event === undefined) return;
    yield { event, followed: watched.play(event), position: watched.position };
  }
}

async function decision<T extends GameTypes>(
  { players, thoughts, annotate }: Match<T>,
  watched: WatchedGame<T>,
  seat: Seat,
): Promise<T['move']> {
  const player = players[seat];
  if (player === undefined) throw new Error(`There is no player at seat ${seat}.`);
  const answer = await player.decide({ seat, ...watched.seenBy(seat) }, thoughts);
  if ('forfeit' in answer) throw new Forfeit(seat, answer.forfeit);
  check(watched, seat, answer.move);
  return annotate ? { ...answer.move, legal: countMoves(watched, seat) } : answer.move;
}

const NOT_ITS_SEAT = problem('record', 'field-wrong', 'player').reason;

/** A move must be legal, and for the player's own seat: others may be due at the same time. */
function check<T extends GameTypes>({ game, position }: WatchedGame<T>, seat: Seat, move: T['move']): void {
  const reasons = move.player === seat ? game.why(position, move) : [NOT_ITS_SEAT];
  if (reasons.length > 0) throw new Forfeit(seat, { kind: 'illegal', answer: JSON.stringify(move), reasons });
}

function countMoves<T extends GameTypes>({ game, position }: WatchedGame<T>, seat: Seat): number {
  const codes = new Codes();
  game.moves(position, seat, codes);
  return codes.count;
}
