import type { Consequence as OfSagrada } from '@leadlight/sagrada';
import type { Consequence as OfSintra } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { sagradaCues } from '../src/games/sagrada/cues.ts';
import { sintraCues } from '../src/games/sintra/cues.ts';
import { present } from '../../core/test/present.ts';

const soundsOf = (cues: readonly { readonly sound: string }[]): readonly string[] => cues.map(({ sound }) => sound);

describe('sounds', () => {
  test('of panes are a clink when taken, and another sound when they land', () => {
    const followed: readonly OfSintra[] = [
      { type: 'picked', rule: 'R-13', seat: 0, from: 0, colour: 'blue', count: 2 },
      { type: 'placed', rule: 'R-18', seat: 0, slot: 0, colour: 'blue', spaces: [0] },
      { type: 'broke', rule: 'R-19', seat: 0, colour: 'blue', count: 1 },
    ];
    const cues = sintraCues(followed);
    expect(soundsOf(cues)).toEqual(['clink', 'click', 'crack']);
    expect(cues[0]?.at).toBeLessThan(present(cues[1]).at);
  });

  test('are a chord for a pane in a window, a bell after a round, and a fanfare after the game', () => {
    const kept: OfSintra = { type: 'kept', rule: 'R-25', seat: 0, slot: 0, colour: 'blue', frame: 'top' };
    expect(soundsOf(sintraCues([kept, { type: 'round-ended', rule: 'R-43', round: 1, colour: 'pink' }]))).toEqual([
      'chord',
      'bell',
    ]);
    const ranked: OfSagrada = { type: 'ranked', rule: 'G-55', ranking: [[0]], scores: [1] };
    expect(soundsOf(sagradaCues([ranked]))).toEqual(['fanfare']);
  });

  test('differ for a solo game that was won and one that was lost', () => {
    const ended = { rule: 'G-68', seat: 0, score: 30, target: 40 } as const;
    expect(soundsOf(sagradaCues([{ type: 'target-met', ...ended }]))).toEqual(['fanfare']);
    expect(soundsOf(sagradaCues([{ type: 'target-missed', ...ended }]))).toEqual(['coda']);
  });

  test('of dice rattle, and repeated events sound once', () => {
    const rolled: OfSagrada = { type: 'rolled', rule: 'G-11', round: 1, seat: 0, dice: ['R1'] };
    const moved: OfSagrada = { type: 'moved', rule: 'G-34', seat: 0, die: 'R1', from: 'A1', to: 'B2' };
    expect(soundsOf(sagradaCues([rolled]))).toEqual(['rattle']);
    expect(soundsOf(sagradaCues([moved, moved]))).toEqual(['click']);
  });

  test('are absent for events that are only told', () => {
    expect(sagradaCues([{ type: 'turn-ended', rule: 'G-13', seat: 0, passed: true }])).toEqual([]);
  });
});
