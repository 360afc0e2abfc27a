/** Where a step begins: a position of the game, and what has happened since. */
import { fairLuck, seedFromText, settle, type Game, type GameTypes, type Luck } from '@leadlight/core';
import type { ClientGame } from '../game/client-game.ts';
import type { GameLessons, Lesson } from '../game/lesson.ts';

export interface Scene<T extends GameTypes, Step extends object> {
  /** The number of the step with the position from which the others go on. */
  readonly from: number;
  /** The game, in which every table begins with that position. */
  readonly client: ClientGame<T, Step>;
  readonly options: T['options'];
  readonly players: number;
  /** What has happened since. */
  readonly events: readonly T['event'][];
  /** The position after that. */
  readonly position: T['position'];
  /** The touches of the choice that goes on. */
  readonly touches: readonly Step[];
  readonly seed: string;
}

/** The same chance every time. */
export const luckOf = (game: string, seed: string, seats: number): Luck =>
  fairLuck(
    game,
    seed,
    Array.from({ length: seats }, () => ''),
  );

/** A client for games that begin with a position, with all events still to come. */
function beginningAt<T extends GameTypes, Step extends object>(
  client: ClientGame<T, Step>,
  position: T['position'],
): ClientGame<T, Step> {
  const { game } = client;
  const before = game.played(position);
  const begun = {
    ...game,
    start: () => game.copy(position),
    played: (later: T['position']) => game.played(later) - before,
  };
  return { ...client, game: begun };
}

function read<T extends GameTypes, Step extends object>(
  { notation }: GameLessons<T, Step>,
  text: string,
): T['position'] {
  const position = notation.readPosition(text);
  if (!position.ok) throw new Error(`A lesson has an impossible position: ${JSON.stringify(position.problems)}`);
  return position.value;
}

/** The touches since the last move or position, with which the choice has begun. */
function touchesBefore<T extends GameTypes, Step extends object>(
  steps: Lesson<T, Step>['steps'],
  from: number,
): readonly Step[] {
  const last = steps.findLastIndex(({ goal }) => goal.kind === 'play');
  return steps.slice(Math.max(last + 1, from)).flatMap(({ goal }) => (goal.kind === 'touch' ? goal.steps : []));
}

/** Plays the steps as “Show me” would, and everything that follows them. */
function playAll<T extends GameTypes, Step extends object>(
  game: Game<T>,
  position: T['position'],
  steps: Lesson<T, Step>['steps'],
  luck: Luck,
): readonly T['event'][] {
  const moves = steps.flatMap(({ goal, replies = [] }) => (goal.kind === 'play' ? [goal.move, ...replies] : []));
  return moves.flatMap((move): readonly T['event'][] => {
    const refused = game.play(position, move);
    if (refused.length > 0) throw new Error(`A lesson has an illegal move: ${JSON.stringify(refused)}`);
    return [move, ...settle(game, position, luck)];
  });
}

/** Goes to the beginning of a step, from the last position given. */
export function sceneOf<T extends GameTypes, Step extends object>(
  client: ClientGame<T, Step>,
  lessons: GameLessons<T, Step>,
  { id, steps }: Lesson<T, Step>,
  at: number,
): Scene<T, Step> {
  const from = steps.findLastIndex(({ position }, nth) => nth <= at && position !== undefined);
  const first = read(lessons, steps[from]?.position ?? '');
  const begun = beginningAt(client, first);
  const setting = lessons.settingOf(first);
  const seed = seedFromText(`lesson ${id} ${from}`);
  const position = begun.game.copy(first);
  const events = playAll(begun.game, position, steps.slice(from, at), luckOf(client.game.id, seed, setting.players));
  return { from, client: begun, ...setting, events, position, touches: touchesBefore(steps.slice(0, at), from), seed };
}
