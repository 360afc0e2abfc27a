import { describe, expect, it } from 'vitest';
import { sagradaBots } from '@leadlight/bots';
import { sagrada, type Position } from '@leadlight/sagrada';
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
  it('is what lies on the track and in the pool once nothing more comes', () => {
    expect(expectedTarget(solo('R2 P6', '1R3 1B5'))).toBe(16);
    expect(toolsToUse(solo('R2 P6', '1R3'))).toBe(0);
  });

  it('grows with the rounds to come, and tools may lower it', () => {
    expect(expectedTarget(solo('R2', '1R3', 5))).toBeGreaterThan(20);
    expect(toolsToUse(solo('R2', '1R3', 5))).toBeGreaterThan(0);
  });

  it('must be beaten, not met', () => {
    expect([chanceToWin(0, 0), chanceToWin(1, 0)]).toEqual([0, 1]);
    expect(chanceToWin(5, 2)).toBeGreaterThan(chanceToWin(5, 18));
    expect(chanceToWin(-5, 2)).toBeLessThan(chanceToWin(-5, 18));
  });
});

describe('the last draft of solo', () => {
  const think = (position: Position) => sagradaBots.begin({ seat: 0, position, events: [] }, 'master', 'x').step(1e6);

  /** After this move, is the game won? */
  function wins(position: Position, move: ReturnType<typeof think>['move']): boolean {
    const next = sagrada.copy(position);
    sagrada.play(next, move);
    if (next.phase === 'turn') sagrada.play(next, { type: 'done', player: 0 });
    sagrada.play(next, { type: 'end' });
    return sagrada.result(next)?.won === true;
  }

  it('takes the die that wins, not the one that scores most', () => {
    // The private 3 scores three points and leaves a 6 on the track; the 6 scores less and wins.
    const dice = 'A1Y6 A2R4 A3G2 A4P5 A5B6 B1R2 B2G4 B3Y5 B4B3 B5Y4 C1P6 C2R1 C3G4 C4Y6 C5R5 D1G1 D2B2';
    const position = sketch({
      sides: [{ dice, own: 'RY', tokens: 0 }],
      objectives: 'light-shades deep-shades',
      tools: 'lathekin',
      pool: 'P6 R3',
      track: Array.from({ length: 9 }, (_, i) => `${i + 1}B${(i % 3) + 1}`).join(' '),
      round: 10,
      turn: 1,
    });
    const legal = sagrada.legal(position, 0);
    const winning = legal.filter((move) => wins(position, move));
    const thought = think(position);
    expect(wins(position, thought.move)).toBe(winning.length > 0);
    expect(thought.value).toBe(winning.length > 0 ? 1 : 0);
  });
});
