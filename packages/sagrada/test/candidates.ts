/**
 * Every well-formed move of a seat, legal or not. Only moves of two dice are sampled; the many swaps of the lens cutter
 * are complete at some positions, and sampled at the others.
 */
import type { Random, Seat } from '@leadlight/core';
import {
  COLOURS,
  COLUMNS,
  PATTERN_IDS,
  ROWS,
  TOOL_IDS,
  VALUES,
  type Cell,
  type Die,
  type Event,
  type Position,
  type ToolId,
} from '../src/index.ts';

const CELLS: Cell[] = ROWS.flatMap((row) => COLUMNS.map((column) => `${row}${column}` as const));
const DICE: Die[] = COLOURS.flatMap((colour) => VALUES.map((value) => `${colour}${value}` as const));
const ROUNDS = Array.from({ length: 10 }, (_, i) => i + 1);

const SAMPLE = 400;

const pick = <Item>(items: readonly Item[], random: Random): Item => items[random.below(items.length)];

export function* candidates(position: Position, player: Seat, random: Random): Generator<Event> {
  for (const pattern of PATTERN_IDS) yield { type: 'choose', player, pattern };
  for (const other of [0, 1, 2, 3]) yield { type: 'done', player: other };
  for (const die of DICE) for (const cell of CELLS) yield { type: 'place', player, die, cell };
  yield* settlements(player);
  for (const tool of TOOL_IDS) yield* uses(position, player, tool, random);
}

function* settlements(player: Seat): Generator<Event> {
  for (const value of [undefined, ...VALUES]) {
    for (const cell of [undefined, ...CELLS]) {
      yield { type: 'settle', player, ...(cell ? { cell } : {}), ...(value ? { value } : {}) };
    }
  }
}

/** Tools that were not dealt are refused for that alone: a few of their moves are enough. */
function* uses(position: Position, player: Seat, tool: ToolId, random: Random): Generator<Event> {
  const dealt = position.tools.includes(TOOL_IDS.indexOf(tool));
  for (const pay of pays(position, random)) {
    const base = { type: 'tool', player, ...(pay ? { pay } : {}) } as const;
    let left = dealt ? Infinity : 3;
    for (const use of details(position, tool, random)) {
      if (left-- === 0) break;
      yield { ...base, ...use } as Event;
    }
  }
}

/** In solo with every die of the pool, with another one, and with none. */
function pays(position: Position, random: Random): (Die | undefined)[] {
  const pool = position.players === 1 ? [...new Set(position.pool)].map((die) => DICE[die]) : [];
  return [undefined, pick(DICE, random), ...pool];
}

function details(position: Position, tool: ToolId, random: Random): Iterable<object> {
  switch (tool) {
    case 'glazing-hammer':
      return [{ tool }];
    case 'flux-brush':
    case 'flux-remover':
      return DICE.map((die) => ({ tool, die }));
    case 'grinding-stone':
    case 'cork-backed-straightedge':
    case 'running-pliers':
      return drafts().map((draft) => ({ tool, ...draft }));
    case 'grozing-pliers':
      return drafts().flatMap((draft) => VALUES.map((value) => ({ tool, ...draft, value })));
    case 'lens-cutter':
      return random.below(10) === 0 ? allSwaps() : someSwaps(position, random);
    default:
      return moves(tool, random);
  }
}

const drafts = (): { die: Die; cell: Cell }[] => DICE.flatMap((die) => CELLS.map((cell) => ({ die, cell })));

function* allSwaps(): Generator<object> {
  for (const draft of drafts()) {
    for (const round of ROUNDS) for (const track of DICE) yield { tool: 'lens-cutter', ...draft, round, track };
  }
}

/** Mostly dice that lie there, so that legal moves come up too. */
function* someSwaps(position: Position, random: Random): Generator<object> {
  const lying = position.track.flatMap((dice, i) => dice.map((die) => ({ round: i + 1, track: DICE[die] })));
  const pool = position.pool.map((die) => DICE[die]);
  for (let i = 0; i < SAMPLE; i++) {
    const anything = { round: pick(ROUNDS, random), track: pick(DICE, random) };
    const entry = lying.length > 0 && random.below(3) > 0 ? pick(lying, random) : anything;
    const die = pool.length > 0 && random.below(3) > 0 ? pick(pool, random) : pick(DICE, random);
    yield { tool: 'lens-cutter', die, ...entry, cell: pick(CELLS, random) };
  }
}

function* moves(tool: ToolId, random: Random): Generator<object> {
  const move = () => ({ from: pick(CELLS, random), to: pick(CELLS, random) });
  if (tool !== 'lathekin') {
    for (const from of CELLS) for (const to of CELLS) yield { tool, moves: [{ from, to }] };
  }
  if (tool === 'lathekin' || tool === 'tap-wheel') {
    for (let i = 0; i < 4 * SAMPLE; i++) yield { tool, moves: [move(), move()] };
  }
}
