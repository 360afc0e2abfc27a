import { describe, expect, it } from 'vitest';
import { sagradaBots } from '@leadlight/bots/sagrada';
import { sagrada, type Move, type Position, type Result } from '@leadlight/sagrada';
import { chanceToWin, expectedTarget, toolsToUse } from '../../src/sagrada/solo.ts';
import { sketch } from './positions.ts';

const solo = (pool: string, track: string, round = 10): Position =>
  sketch({
    sides: [{ dice: 'A1Y1 A2R4 B1G2 B2B5', own: 'RY', tokens: 0 }],
    objectives: 'light-shades deep-shades',
    tools: 'lathekin',
    pool,
    track,
    round,
    turn: 1,
  });

describe('the target', () => {
  it('is the total on the track and in the pool once no more dice come', () => {
    expect(expectedTarget(solo('R2 P6', '1R3 1B5'))).toBe(16);
    expect(toolsToUse(solo('R2 P6', '1R3'))).toBe(0);
  });

  it('grows with the rounds to come, and tools may lower it', () => {
    expect(expectedTarget(solo('R2', '1R3', 5))).toBeGreaterThan(20);
    expect(toolsToUse(solo('R2', '1R3', 5))).toBeGreaterThan(0);
  });

  it('must be beaten, not just met', () => {
    expect([chanceToWin(0, 0), chanceToWin(1, 0)]).toEqual([0, 1]);
    expect(chanceToWin(5, 2)).toBeGreaterThan(chanceToWin(5, 18));
    expect(chanceToWin(-5, 2)).toBeLessThan(chanceToWin(-5, 18));
  });
});

describe('the last draft of solo', () => {
  // The red 3 scores two points more but only meets the target; taking the 6 off the track beats it.
  const position = sketch({
    sides: [
      {
        dice: 'A1Y6 A2R4 A3G2 A4P5 A5B6 B1R2 B2G4 B3Y5 B4B3 B5Y4 C1P6 C2R1 C3G4 C4Y6 C5R5 D1G1 D2B2',
        own: 'YG',
        tokens: 0,
      },
    ],
    objectives: 'light-shades medium-shades',
    tools: 'lathekin',
    pool: 'P6 R3',
    track: '1B2 2B2 3B2 4B2 5B2 6B2 7B2 8B2 9B1',
    round: 10,
    turn: 1,
  });

  function endedAfter(move: Move): Result | undefined {
    const next = sagrada.copy(position);
    for (const event of [move, { type: 'done', player: 0 }, { type: 'end' }] as const) sagrada.play(next, event);
    return sagrada.result(next);
  }

  it('could score more and lose', () => {
    expect(endedAfter({ type: 'place', player: 0, die: 'R3', cell: 'D4' })).toMatchObject({ scores: [23], target: 23 });
    expect(endedAfter({ type: 'place', player: 0, die: 'P6', cell: 'D5' })).toMatchObject({ scores: [21], target: 20 });
  });

  it('takes the die that wins', () => {
    const thought = sagradaBots.begin({ seat: 0, position, events: [] }, 'master', 'x').step(1e6);
    expect(thought.move).toEqual({ type: 'place', player: 0, die: 'P6', cell: 'D5' });
    expect(thought.value).toBe(1);
  });
});
