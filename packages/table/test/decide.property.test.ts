/** A command is played once; its outcome is what folding and showing the log would give. */
import { describe, expect, test } from 'vitest';
import { fairLuck, FastRandom, seedFromText, type Game, type GameTypes, type Viewer } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra } from '@leadlight/sintra';
import {
  decide,
  everyoneAt,
  fold,
  showFrom,
  type Entry,
  type Log,
  type Opened,
  type Outcome,
  type TableState,
} from '@leadlight/table';
import { games } from '../../core/test/properties.ts';
import { ADA, BOB, LEVELS, playedTable } from './tables.ts';
import { sitting } from './host.ts';
import { anyOf } from '../../core/test/present.ts';

/** The last entry that has events, as the viewer would be sent it. */
function shownEvents<T extends GameTypes>(game: Game<T>, log: Log<T>, viewer: Viewer): unknown {
  const played = showFrom(game, log, { viewer }, 0).flatMap(({ entry }) => (entry.type === 'played' ? [entry] : []));
  return played.at(-1)?.events;
}

function expectOnce<T extends GameTypes>(
  game: Game<T>,
  before: TableState<T>,
  { entries, state, seen }: Outcome<T>,
  log: Log<T>,
): void {
  expect(state).toEqual(entries.reduce((folded, entry) => fold(game, folded, entry), before));
  expect(state.log).toEqual(log);
  for (const viewer of everyoneAt(2)) expect(seen.get(viewer)).toEqual(shownEvents(game, log, viewer));
}

function expectAlike<T extends GameTypes>(game: Game<T>, name: string): void {
  const random = new FastRandom(name);
  const table = playedTable({ game }, { id: name, seats: [ADA, BOB], moves: random.below(40) });
  const luck = fairLuck(game.id, table.seed, ['', '']);
  let { state } = table;
  const log: [Opened<T>, ...Entry<T>[]] = [...table.entries];
  for (let turn = 0; turn < 12 && state.phase !== 'over'; turn++) {
    const due = game.toAct(state.position);
    const seat = due.kind === 'decide' ? anyOf(due.seats, random) : 0;
    const legal = game.legal(state.position, seat);
    const move = anyOf(legal, random);
    const command = {
      id: `turn-${turn}`,
      type: 'play',
      seat,
      seen: game.played(state.position),
      moves: [move],
    } as const;
    const circumstances = { now: turn, seed: seedFromText(name), luck, levels: LEVELS, viewers: everyoneAt(2) };
    const decided = decide(game, state, { command, sender: sitting(seat), circumstances });
    if (!decided.ok) throw new Error(JSON.stringify(decided.problems));
    log.push(...decided.value.entries);
    expectOnce(game, state, decided.value, log);
    ({ state } = decided.value);
  }
}

describe('the outcome of a command is the same as its log, folded and shown', () => {
  test('in Sintra', () => {
    for (let i = 0; i < games(6); i++) expectAlike(sintra, `sintra-${i}`);
  });

  test('in Sagrada', () => {
    for (let i = 0; i < games(6); i++) expectAlike(sagrada, `sagrada-${i}`);
  });
});
