/** What decided a game, in a sentence that its score proves. */
import type { GameTypes, Ranking, Seat } from '@leadlight/core';
import type { ScoreRow } from '@leadlight/messages';
import type { Difference, SeatMarks, Told } from '../../game/ending.ts';
import type { TextsOf } from '../../game/texts-of.ts';
import type { EndParts } from './loading.ts';

interface Finished<T extends GameTypes> extends EndParts<T> {
  readonly texts: TextsOf<T>;
  readonly log: readonly Told<T>[];
  readonly position: T['position'];
  readonly result: T['result'];
  readonly rows: readonly ScoreRow[];
  readonly marks: readonly SeatMarks[];
  readonly you: Seat | undefined;
}

interface Pair {
  readonly winner: Seat;
  readonly other: Seat;
}

/** The winner and the player to compare them with: the reader who lost, or the next place; undefined if there is none. */
export function pairIn([first = [], second = []]: Ranking, you: Seat | undefined): Pair | undefined {
  const [winner] = first;
  const other = you === undefined || first.includes(you) ? second[0] : you;
  return winner === undefined || other === undefined ? undefined : { winner, other };
}

/** The row in which the winner gained most; undefined without a lead. */
export function differenceIn(rows: readonly ScoreRow[], { winner, other }: Pair): Difference | undefined {
  const gains = rows.map(({ key, points }) => ({ row: key, ahead: points[winner] ?? 0, behind: points[other] ?? 0 }));
  const lead = gains.reduce((sum, { ahead, behind }) => sum + ahead - behind, 0);
  const [most] = gains.toSorted((one, next) => next.ahead - next.behind - (one.ahead - one.behind));
  return lead <= 0 || most === undefined ? undefined : { ...most, isDecisive: most.ahead - most.behind >= lead };
}

/** Empty if there is nothing to say. */
export function decidingIn<T extends GameTypes>(finished: Finished<T>): string {
  const { telling, drawn, result, texts, words, rows } = finished;
  if (result.scores.length === 1) return drawn.sayAlone?.(words.deciding, result) ?? '';
  const tie = telling.scoring.decided(result, texts);
  const pair = pairIn(result.ranking, finished.you);
  const difference = pair && differenceIn(rows, pair);
  return tie !== '' || pair === undefined || difference === undefined ? tie : say(finished, pair, difference);
}

function say<T extends GameTypes>(finished: Finished<T>, { winner, other }: Pair, difference: Difference): string {
  const { texts, words, log, position, result, marks, you, drawn } = finished;
  const lead = (result.scores[winner] ?? 0) - (result.scores[other] ?? 0);
  const isYou = winner === you;
  const decided = { words: words.deciding, log, position, winner, isYou, marks: marks[winner] ?? {} };
  return drawn.sayDifference?.(texts, { ...decided, lead, difference }) ?? '';
}
