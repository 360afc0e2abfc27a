import { describe, expect, it } from 'vitest';
import { type Moment } from '@leadlight/bots';
import { sagradaBots } from '@leadlight/bots/sagrada';
import { FastRandom } from '@leadlight/core';
import { sagrada, TOOL_IDS, type Position, type Sagrada } from '@leadlight/sagrada';
import { decided, playGame } from '../play.ts';
import { sketch } from './positions.ts';

const OBJECTIVES = 'row-color-variety deep-shades color-variety';

/** Decisions from games among random players: one in every `every`. */
function momentsOf(players: number, every: number, seed: string): Moment<Sagrada>[] {
  const moments: Moment<Sagrada>[] = [];
  let count = 0;
  playGame(sagradaBots, Array(players).fill('random'), seed, ({ seat, position, events }) => {
    if (count++ % every === 0) moments.push({ seat, position: sagrada.copy(position), events: events.slice() });
  });
  return moments;
}

const BUDGET = 40;

describe('the search', () => {
  it('finds the same move however its work is divided into steps', () => {
    for (const moment of momentsOf(2, 11, 'cut')) {
      const whole = sagradaBots.begin(moment, 'master', 'x', BUDGET).step(BUDGET);
      const parts = sagradaBots.begin(moment, 'master', 'x', BUDGET);
      let part = parts.step(1);
      while (!part.finished) part = parts.step(1);
      expect(part).toEqual(whole);
    }
  });

  it('finds the same move again with the same seed', () => {
    const [moment] = momentsOf(3, 25, 'again').slice(1);
    const think = () => sagradaBots.begin(moment, 'master', 'seed', BUDGET).step(BUDGET);
    expect(think()).toEqual(think());
  });

  it('keeps to its budget, and spends nothing on a single legal move', () => {
    const moment = momentsOf(2, 9, 'budget')[1];
    expect(sagradaBots.begin(moment, 'master', 'x', 30).step(1e6).nodes).toBeLessThanOrEqual(30);
    const forced = sketch({ sides: [{ tokens: 0 }, {}], objectives: OBJECTIVES, drafted: true });
    const thought = sagradaBots.begin({ seat: 0, position: forced, events: [] }, 'master', 'x').step(1);
    expect(thought).toMatchObject({ move: { type: 'done' }, finished: true });
  });

  it('answers legally in random positions, for 1 to 4 players', () => {
    for (const players of [1, 2, 3, 4]) {
      for (const moment of momentsOf(players, 17, `legal ${players}`)) {
        const move = decided(sagradaBots.begin(moment, 'master', 'x', 12));
        expect(sagrada.why(moment.position, move)).toEqual([]);
      }
    }
  });

  it('answers legally with every tool, and settles the dice that flux tools leave', () => {
    for (const tool of TOOL_IDS) {
      const position = sketch({
        sides: [{ dice: 'A1Y1 A2R4 B1G2 B2B4', tokens: 5 }, { own: '?' }],
        objectives: OBJECTIVES,
        tools: `${tool} ${tool === 'lathekin' ? 'tap-wheel' : 'lathekin'} ${tool === 'lens-cutter' ? 'grinding-stone' : 'lens-cutter'}`,
        pool: 'R2 Y5 P6',
        track: '1R3 1B5',
        turn: 3,
      });
      for (const level of ['artisan', 'master'] as const) expectLegalUntilDone(sagrada.copy(position), level);
    }
  });

  it('ignores what it cannot see', () => {
    const dice = 'A1B6 B2B5';
    const seenAs = (own: string): Position =>
      sketch({ sides: [{ own: 'R', dice }, { own }], objectives: OBJECTIVES, pool: 'R2 Y5 P6' });
    const view = (own: string): Position => {
      const position = seenAs(own);
      position.privates = [position.privates[0], null];
      return position;
    };
    const think = (own: string) =>
      sagradaBots.begin({ seat: 0, position: view(own), events: [] }, 'master', 'x', BUDGET).step(BUDGET);
    expect(think('Y')).toEqual(think('P'));
  });
});

/** Plays the seat's turn to its end and checks every decision. */
function expectLegalUntilDone(position: Position, level: 'artisan' | 'master'): void {
  const random = new FastRandom('settle');
  while (position.phase !== 'roll') {
    const due = sagrada.toAct(position);
    if (due.kind !== 'decide') {
      sagrada.deal(position, () => random);
      continue;
    }
    const moment = { seat: due.seats[0], position, events: [] };
    const move = decided(sagradaBots.begin(moment, level, 'x', 12));
    expect(sagrada.play(position, move)).toEqual([]);
  }
}

describe('the thinking levels', () => {
  const think = (position: Position, level: 'artisan' | 'master') =>
    sagradaBots.begin({ seat: 0, position, events: [] }, level, 'x').step(1e6);

  it('complete a row when they can', () => {
    const position = sketch({
      sides: [{ dice: 'A1Y1 A2R4 A3B2 A4G5', own: 'R' }, {}],
      objectives: OBJECTIVES,
      pool: 'P6 R6 G3',
      round: 10,
      turn: 3,
    });
    for (const level of ['artisan', 'master'] as const) {
      expect(think(position, level).move).toEqual({ type: 'place', player: 0, die: 'P6', cell: 'A5' });
    }
  });

  it('report their lead at the end', () => {
    const position = sketch({
      sides: [
        { dice: 'A1Y6', own: 'Y', tokens: 0 },
        { tokens: 0, own: 'R' },
      ],
      objectives: 'row-color-variety row-shade-variety column-color-variety',
      tools: 'lathekin tap-wheel lens-cutter',
      pool: 'B1 Y6',
      round: 10,
      turn: 3,
    });
    // Nothing else fits beside the yellow 6; the blue 1 fills one more space.
    const { move, value } = think(position, 'master');
    expect(move.type).toBe('place');
    expect(value).toBeCloseTo(sagrada.standing(position, 0) - sagrada.standing(position, 1) + 1, 0);
  });
});
