/** Plays a game from its events and checks each: the common part of records, links and stored logs. */
import type { AnyMove, Game, GameTypes } from './game.ts';
import type { Luck } from './random.ts';
import { recordProblem, type AnyProblem, type GameRecord } from './record.ts';
import { isObject } from './shape.ts';

/** Everything needed to play a game again. */
export interface Course<T extends GameTypes> {
  readonly options: T['options'];
  readonly players: number;
  readonly events: readonly T['event'][];
}

export interface Replayed<T extends GameTypes> {
  /** After the last event that could be played. */
  readonly position: T['position'];
  readonly problems: readonly AnyProblem<T['reason']>[];
}

/**
 * Plays all events, and stops at the first that cannot be played, since nothing after it can be judged. Chance is
 * compared with `luck`, if given.
 */
export function replayEvents<T extends GameTypes>(game: Game<T>, course: Course<T>, luck?: Luck): Replayed<T> {
  const position = game.start(course.options, course.players);
  const early = earlyProblems(game, course.events);
  return { position, problems: early.length > 0 ? early : playAll(game, position, course.events, luck) };
}

/**
 * Problems that show before anything is played: every game starts with its setup, and hides nothing once it is over.
 */
function earlyProblems<T extends GameTypes>(game: Game<T>, events: readonly T['event'][]): readonly AnyProblem[] {
  if (events.length === 0) return [recordProblem('events[0]', 'record', 'record-empty', {})];
  return isClosed(events) ? hiddenProblems(game, events) : [];
}

/** Whether the game is over, judging by its events alone. */
export const isClosed = (events: GameRecord<GameTypes>['events']): boolean =>
  events.some(({ type }) => type === 'end' || type === 'abandoned');

/** The places where events hide or reveal something: only a viewer of a running game has such events. */
export function hiddenProblems<T extends GameTypes>(
  game: Game<T>,
  events: readonly T['event'][],
): readonly AnyProblem[] {
  return events.flatMap((event, index) =>
    game
      .hidden(event)
      .map((field) =>
        recordProblem(`events[${index}]${field === '' ? '' : `.${field}`}`, 'record', 'record-hidden', {}),
      ),
  );
}

function playAll<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  events: readonly T['event'][],
  luck: Luck | undefined,
): readonly AnyProblem<T['reason']>[] {
  for (const [index, event] of events.entries()) {
    const path = `events[${index}]`;
    const annotation = legalProblems(game, position, event, path);
    const chance = luck === undefined ? [] : chanceProblems(game, position, event, luck, path);
    const refused = game.play(position, event).map((reason) => ({ path, reason }));
    const problems = refused.length > 0 ? refused : [...chance, ...annotation];
    if (problems.length > 0) return problems;
  }
  return [];
}

const isMove = (event: GameTypes['event']): event is AnyMove => 'player' in event;

function legalProblems<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  event: T['event'],
  path: string,
): readonly AnyProblem[] {
  if (!isMove(event) || event.legal === undefined) return [];
  const counted = game.choices(position, event.player);
  if (counted === event.legal) return [];
  return [recordProblem(path, 'record', 'record-legal', { said: event.legal, counted })];
}

function chanceProblems<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  event: T['event'],
  luck: Luck,
  path: string,
): readonly AnyProblem[] {
  const due = game.toAct(position);
  if (due.kind !== 'chance' || event.type !== due.event) return [];
  if (covers(game.draw(position, luck), event)) return [];
  return [recordProblem(path, 'record', 'record-chance', { labels: due.labels })];
}

/** Whether `given` has everything that `expected` has; it may have more, since unknown fields are ignored. */
export function covers(expected: unknown, given: unknown): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(given) && expected.length === given.length && expected.every((item, i) => covers(item, given[i]))
    );
  }
  if (!isObject(expected)) return expected === given;
  return isObject(given) && Object.entries(expected).every(([name, value]) => covers(value, given[name]));
}
