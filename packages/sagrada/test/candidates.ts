/** Every well-formed move of a seat, legal or not; of the largest families a sample. */
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
  const pays: (Die | undefined)[] = position.players === 1 ? [undefined, ...DICE] : [undefined, pick(DICE, random)];
  for (const pay of pays) {
    const base = { type: 'tool', player, ...(pay ? { pay } : {}) } as const;
    for (const use of details(position, tool, dealt ? SAMPLE : 3, random)) yield { ...base, ...use } as Event;
  }
}

function* details(position: Position, tool: ToolId, sample: number, random: Random): Generator<object> {
  const small = position.players === 1 ? sample / 8 : sample;
  switch (tool) {
    case 'glazing-hammer':
      yield { tool };
      return;
    case 'flux-brush':
    case 'flux-remover':
      for (const die of DICE) yield { tool, die };
      return;
    case 'grinding-stone':
    case 'cork-backed-straightedge':
    case 'running-pliers':
      for (let i = 0; i < small; i++) yield { tool, die: likely(position, random), cell: pick(CELLS, random) };
      return;
    case 'grozing-pliers':
      for (let i = 0; i < small; i++) {
        yield { tool, die: likely(position, random), value: pick(VALUES, random), cell: pick(CELLS, random) };
      }
      return;
    case 'lens-cutter':
      for (let i = 0; i < small; i++) yield { tool, ...swap(position, random), cell: pick(CELLS, random) };
      return;
    default:
      yield* moves(tool, small, random);
  }
}

/** Mostly a die of the pool, so that legal moves come up too. */
const likely = (position: Position, random: Random): Die =>
  position.pool.length > 0 && random.below(3) > 0 ? DICE[pick(position.pool, random)] : pick(DICE, random);

function swap(position: Position, random: Random): object {
  const track = position.track.flatMap((dice, i) => dice.map((die) => ({ round: i + 1, track: DICE[die] })));
  const die = likely(position, random);
  if (track.length === 0 || random.below(3) === 0)
    return { die, round: pick(ROUNDS, random), track: pick(DICE, random) };
  return { die, ...pick(track, random) };
}

function* moves(tool: ToolId, sample: number, random: Random): Generator<object> {
  const move = () => ({ from: pick(CELLS, random), to: pick(CELLS, random) });
  if (tool !== 'lathekin') {
    for (const from of CELLS) for (const to of CELLS) yield { tool, moves: [{ from, to }] };
  }
  if (tool === 'lathekin' || tool === 'tap-wheel') {
    for (let i = 0; i < sample * 4; i++) yield { tool, moves: [move(), move()] };
  }
}
