import { describe, expect, test } from 'vitest';
import { fairLuck, FastRandom, seedFromText } from '@leadlight/core';
import { expectNoThrowsAtAssembled } from '../../core/test/assembled.ts';
import {
  expectEqualPositions,
  expectExactMoves,
  expectGamesToEnd,
  expectNoLeaks,
  expectNoThrows,
  expectOneWayOfPlaying,
  expectRecordsToVerify,
  expectTurnsAndRounds,
  expectViewsToFold,
  games,
  type Table,
  type WrittenTable,
} from '../../core/test/properties.ts';
import {
  HOUSE_STRIPS,
  parseStripSet,
  sintra,
  sintraText,
  type Consequence,
  type Position,
  type Sintra,
} from '../src/index.ts';
import { panesInPlay } from '../src/position-check.ts';
import { candidates } from './candidates.ts';
import { FACTS } from './record-statements.ts';
import { options } from './table.ts';

/** Another set: jokers on the front of another strip, and sides of a single colour. */
const CUSTOM = HOUSE_STRIPS.map(({ id, front, back }) => {
  if (id === 8) return { id, front, back: front };
  return id === 3
    ? { id, front: ['joker', 'white', 'pink', 'blue', 'joker'], back: Array(5).fill('orange') }
    : { id, front, back };
});

const tableOf = (players: number, json: object): WrittenTable<Sintra> => ({
  game: sintra,
  notation: sintraText,
  options: options(json, players),
  players,
});

const TABLES = [
  tableOf(2, { side: 'A' }),
  tableOf(3, { side: 'B' }),
  tableOf(4, { side: 'A' }),
  tableOf(2, { side: 'B', scoreFloor: true, strips: CUSTOM, start: 1 }),
];

/** Event types, and some that only Sagrada has. */
const KINDS = [...FACTS.types, 'tool', 'lathekin', 'reveal'];

const seeds = (usual: number): string[] => Array.from({ length: games(usual) }, (_, i) => `sintra ${i}`);

/** all panes on the table, by colour. */
function expectAllPanes(position: Position): void {
  if (panesInPlay(position).join() !== '20,20,20,20,20') throw new Error(sintraText.writePosition(position));
}

/** Each seat's gains and losses, according to the consequences of a whole random game. */
function tracedPoints({ players, options: chosen }: Table<Sintra>, seed: string) {
  const position = sintra.start(chosen, players);
  const luck = fairLuck('sintra', seedFromText(seed), []);
  const random = new FastRandom(seed);
  const trace: Consequence[] = [];
  for (let due = sintra.toAct(position); due.kind !== 'over'; due = sintra.toAct(position)) {
    const moves = due.kind === 'decide' ? sintra.legal(position, due.seats[0]) : [];
    const event = sintra.draw(position, luck) ?? moves[random.below(moves.length)];
    expect(sintra.play(position, event, trace)).toEqual([]);
  }
  return { position, trace };
}

const LOSSES = ['glass-lost', 'glass-scored'];

const pointsOf = (trace: readonly Consequence[], seat: number): number =>
  trace.reduce((sum, consequence) => {
    if (!('points' in consequence) || consequence.seat !== seat) return sum;
    return LOSSES.includes(consequence.type) ? sum - consequence.points : sum + consequence.points;
  }, 0);

describe.each(TABLES)('$players players, side $options.side', (table) => {
  test('R-01: 100 panes are conserved, and every game ends', () => {
    expectGamesToEnd(table, games(1000), expectAllPanes);
  });

  test('copy, text and replay give equal positions', () => {
    for (const seed of seeds(15)) expectEqualPositions(table, seed);
  });

  test('search and checked play agree', () => {
    for (const seed of seeds(10)) expectOneWayOfPlaying(table, seed);
  });

  test('a viewer’s fold of its events equals its view', () => {
    for (const seed of seeds(5)) expectViewsToFold(table, seed);
  });

  test('R-11, R-12, R-43: a turn is one move, and rounds follow one another', () => {
    for (const seed of seeds(5)) expectTurnsAndRounds(table, seed);
  });

  test('hidden information changes nothing for a viewer', () => {
    for (const seed of seeds(8)) expectNoLeaks(table, seed);
  });

  test('records verify', () => {
    for (const seed of seeds(15)) expectRecordsToVerify(table, seed);
  });

  test('fuzzed input is refused or fine, and nothing throws', () => {
    for (const seed of seeds(4)) expectNoThrows(table, seed, 150);
  });

  test('events assembled from all words of the game are refused or fine, and nothing throws', () => {
    for (const seed of seeds(2)) expectNoThrowsAtAssembled(table, KINDS, seed, 20);
  });

  test('R-12, R-21, R-24: legal moves are exactly those that no rule refuses', () => {
    for (const seed of seeds(3)) expectExactMoves(table, seed, candidates);
  });

  test('R-50: the points in the consequences add up to the result', () => {
    for (const seed of seeds(20)) {
      const { position, trace } = tracedPoints(table, seed);
      const sums = position.boards.map(({ seat }) => pointsOf(trace, seat));
      const result = sintra.result(position);
      expect(
        result?.breakdown.map(
          (parts) => parts.colourBonus + parts.windows + parts.leftover + parts.glass + parts.palace,
        ),
      ).toEqual(sums);
      expect(result?.breakdown.map(({ total }) => total)).toEqual(result?.scores);
      const held = result?.scores.map((score, seat) => (table.options.scoreFloor && score >= 0 ? sums[seat] : score));
      expect(held).toEqual(sums);
      expect(result?.scores.every((score, seat) => score >= sums[seat])).toBe(true);
    }
  });
});

describe('arbitrary strip sets', () => {
  test('R-05: are refused or fine, and nothing throws', () => {
    const random = new FastRandom('strip sets');
    const junk = [null, 0, 9, 1.5, 'joker', 'red', '', [], {}, 'pink', ['joker'], undefined];
    for (let i = 0; i < games(3000); i++) {
      const set = structuredClone(HOUSE_STRIPS) as unknown as Record<string, unknown>[];
      const strip = set[random.below(8)];
      const side = strip[['front', 'back'][random.below(2)]] as unknown[];
      const value = junk[random.below(junk.length)];
      const change = random.below(4);
      if (change === 0) side[random.below(5)] = value;
      else if (change === 1) strip[['id', 'front', 'back'][random.below(3)]] = value;
      else if (change === 2) (set as unknown[])[random.below(8)] = value;
      else set.splice(random.below(8), 1);
      const parsed = parseStripSet(set);
      expect(parsed.ok || parsed.problems.length > 0).toBe(true);
      expect(sintra.parseOptions({ strips: set }, 2).ok).toBe(parsed.ok);
    }
    for (const value of junk) expect(parseStripSet(value).ok).toBe(false);
  });
});
