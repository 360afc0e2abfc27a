/** Options and strip sets from outside. */
import {
  either,
  fail,
  integer,
  listOf,
  ok,
  oneOf,
  optional,
  recordObject,
  required,
  type Problem,
  type Result,
} from '@leadlight/core';
import { DISPLAYS, JOKERS, SLOTS, SPACES } from './components.ts';
import { refuse, type Reason } from './reasons.ts';
import { COLOURS, PALACE_SIDES, type Options, type Strip } from './vocabulary.ts';

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 4;

const sideShape = listOf('R-05', oneOf('R-05', [...COLOURS, 'joker']), SPACES);

const stripShape = recordObject('R-05', {
  id: required(integer('R-05', 1, SLOTS)),
  front: required(sideShape),
  back: required(sideShape),
});

const stripsShape = listOf('R-05', stripShape, SLOTS);

/** 8 strips with the ids 1 to 8, and jokers on one side only, exactly two. */
export function parseStripSet(json: unknown): Result<readonly Strip[], Problem<Reason>> {
  const problems = stripSetProblems(json, '');
  return problems.length > 0 ? fail(problems) : ok((json as readonly Strip[]).map(plainStrip));
}

const plainStrip = ({ id, front, back }: Strip): Strip => ({ id, front: [...front], back: [...back] });

function stripSetProblems(json: unknown, path: string): readonly Problem<Reason>[] {
  const misshapen = stripsShape(json, path);
  return misshapen.length > 0
    ? (misshapen as readonly Problem<Reason>[])
    : contentProblems(json as readonly Strip[], path);
}

function contentProblems(strips: readonly Strip[], path: string): readonly Problem<Reason>[] {
  const sides = strips.flatMap((strip) => [strip.front, strip.back]);
  const jokers = sides.map((side) => side.filter((space) => space === 'joker').length).filter((count) => count > 0);
  const ids = new Set(strips.map((strip) => strip.id));
  return [
    ...(ids.size === SLOTS ? [] : [{ path, reason: refuse('strip-set-ids', {}) }]),
    ...(jokers.length === 1 && jokers[0] === JOKERS ? [] : [{ path, reason: refuse('strip-set-jokers', {}) }]),
  ];
}

const optionsShape = (players: number) =>
  recordObject('record', {
    side: optional(oneOf('R-04', PALACE_SIDES)),
    scoreFloor: optional(oneOf('R-80', [true, false])),
    strips: optional(either(oneOf('R-05', ['house']), stripsShape)),
    start: optional(integer('R-09', 0, players - 1)),
  });

/** Made once for each number of players, because every game begins with this check. */
const SHAPES = new Map(
  Object.keys(DISPLAYS)
    .map(Number)
    .map((players) => [players, optionsShape(players)]),
);

/** Everything that the rules refuse about options for a number of players; empty if a game can start with them. */
export function optionProblems(json: unknown, players: number): readonly Problem<Reason>[] {
  const misshapen = [
    ...integer('R-01', LEAST_PLAYERS, MOST_PLAYERS)(players, 'players'),
    ...(SHAPES.get(players) ?? optionsShape(players))(json, ''),
  ];
  if (misshapen.length > 0) return misshapen as readonly Problem<Reason>[];
  const { strips = 'house' } = json as Partial<Options>;
  return strips === 'house' ? [] : contentProblems(strips, 'strips');
}

/** The defaults are palace side A, no floor, the house strips, and a starting seat drawn by chance. */
export const completed = ({ side = 'A', scoreFloor = false, strips = 'house', start }: Partial<Options>): Options => ({
  side,
  scoreFloor,
  strips,
  ...(start !== undefined && { start }),
});

export function parseOptions(json: unknown, players: number): Result<Options, Problem<Reason>> {
  const problems = optionProblems(json, players);
  if (problems.length > 0) return fail(problems);
  const options = completed(json as Partial<Options>);
  return ok(options.strips === 'house' ? options : { ...options, strips: options.strips.map(plainStrip) });
}
