/** Plays a game from its events and checks each: the common part of records, links and stored logs. */
import { legalProblems } from './annotations.ts';
import { chanceProblems } from './chance.ts';
import type { AnyEvent, Due, Game, GameTypes } from './game.ts';
import type { Luck } from './random.ts';
import { recordProblem, type AnyProblem } from './record-reasons.ts';
import type { GameRecord } from './record.ts';

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
  /** The events without a problem so far. */
  readonly played: Played;
}

/** How many events were played: chance, and players' decisions. */
export interface Played {
  readonly chance: number;
  readonly moves: number;
}

const NOTHING: Played = { chance: 0, moves: 0 };

/**
 * Plays all events, and stops at the first that cannot be played, since nothing after it can be judged. Chance is
 * compared with `luck`, if given.
 */
export function replayEvents<T extends GameTypes>(game: Game<T>, course: Course<T>, luck?: Luck): Replayed<T> {
  const position = game.start(course.options, course.players);
  const early = earlyProblems(game, course.events);
  if (early.length > 0) return { position, problems: early, played: NOTHING };
  return { position, ...playAll(game, position, course.events, luck) };
}

/**
 * Problems that show before anything is played: every game starts with its setup, and hides nothing once it is over.
 */
function earlyProblems<T extends GameTypes>(game: Game<T>, events: readonly T['event'][]): readonly AnyProblem[] {
  if (events.length === 0) return [recordProblem('events[0]', 'record', 'record-empty', {})];
  return isClosed(events) ? hiddenProblems(game, events) : [];
}

/** Whether the game is over, judging by its events alone. */
export const isClosed = (events: GameRecord['events']): boolean =>
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
): Omit<Replayed<T>, 'position'> {
  let played = NOTHING;
  for (const [index, event] of events.entries()) {
    const counted = withOne(played, game.toAct(position), event);
    const problems = playOne(game, position, event, luck);
    if (problems.length > 0)
      return { problems: problems.map(({ reason }) => ({ path: `events[${index}]`, reason })), played };
    played = counted;
  }
  return { problems: [], played };
}

const NONE: readonly AnyProblem[] = [];

/** The problems have no path yet. */
function playOne<T extends GameTypes>(
  game: Game<T>,
  position: T['position'],
  event: T['event'],
  luck: Luck | undefined,
): readonly AnyProblem<T['reason']>[] {
  const annotation = legalProblems(game, position, event, '');
  const chance = luck === undefined ? NONE : chanceProblems(game, position, event, luck, '');
  const refused = game.play(position, event);
  if (refused.length > 0) return refused.map((reason) => ({ path: '', reason }));
  return chance.length + annotation.length === 0 ? NONE : [...chance, ...annotation];
}

/** Reveals and the end are neither chance nor moves. */
function withOne({ chance, moves }: Played, due: Due, event: AnyEvent): Played {
  if ('player' in event) return { chance, moves: moves + 1 };
  return due.kind === 'chance' && due.event === event.type ? { chance: chance + 1, moves } : { chance, moves };
}
