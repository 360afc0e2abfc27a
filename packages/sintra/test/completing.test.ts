import { describe, expect, test } from 'vitest';
import { sintra } from '../src/index.ts';
import { legal, play, refusals, section, strip, table, told, why, windowText } from './table.ts';

/** Slot 3 needs one more pane, orange: blue, white, blue, _, blue. */
const ALMOST = '4f:BWB.B';

const points = (position: ReturnType<typeof table>): string[] =>
  ['score0', 'bonus0', 'points0'].map((name) => section(position, name));

describe('a completed strip', () => {
  test('R-22: with a space left, the turn is over', () => {
    const position = table({ displays: 'OPPP', seats: [{ strips: { 3: '4f:BWB..' } }, {}] });
    expect(told(play(position, '0 0O>3')).at(-1)).toBe('R-18 placed');
    expect(sintra.toAct(position)).toEqual({ kind: 'decide', seats: [1] });
    expect(points(position)).toEqual(['0', '0', '0']);
  });

  test('R-22, R-23, R-24, R-25, R-27: when all 5 are full, everything happens in order', () => {
    const seat = { strips: { 3: ALMOST }, windows: { 5: 'P.', 6: 'OY' }, glazier: 3 };
    const position = table({ displays: 'OPPP', indicator: 'BPOYBW', seats: [seat, {}], tower: 'W2' });
    expect(play(position, '0 0O>3=W').slice(2)).toEqual([
      { type: 'placed', rule: 'R-18', seat: 0, slot: 3, colour: 'orange', spaces: [3] },
      { type: 'strip-completed', rule: 'R-22', seat: 0, slot: 3 },
      { type: 'colour-bonus', rule: 'R-23', seat: 0, colour: 'blue', points: 3 },
      { type: 'discarded', rule: 'R-24', seat: 0, panes: ['orange', 'blue', 'blue', 'blue'] },
      { type: 'kept', rule: 'R-25', seat: 0, slot: 3, colour: 'white', frame: 'top' },
      { type: 'strip-flipped', rule: 'R-25', seat: 0, slot: 3, side: 'back' },
      { type: 'window-scored', rule: 'R-27', seat: 0, slot: 3, own: 2, right: 2, points: 4 },
    ]);
    expect([strip(position, 0, 3), windowText(position, 0, 3)]).toEqual(['4b:.....', 'W.']);
    expect(section(position, 'tower')).toBe('O1,B3,W2');
    expect(points(position)).toEqual(['7', '3', '4']);
    expect(section(position, 'glazier0')).toBe('3');
  });

  test('R-23, R-73: 2 panes of this round’s colour score 2 points at once', () => {
    const position = table({
      displays: 'OPPP',
      round: 3,
      indicator: 'WPYOBW',
      seats: [{ strips: { 0: '6f:PY.YP' } }, {}],
    });
    const bonus = play(position, '0 0O>0=P').filter(({ rule }) => rule === 'R-23');
    expect(bonus).toEqual([{ type: 'colour-bonus', rule: 'R-23', seat: 0, colour: 'yellow', points: 2 }]);
    expect(points(position)).toEqual(['6', '2', '4']);
  });

  test('R-23: no bonus without a pane of that colour', () => {
    const position = table({ displays: 'OPPP', indicator: 'YPOYBW', seats: [{ strips: { 3: ALMOST } }, {}] });
    expect(told(play(position, '0 0O>3=O')).filter((text) => text.startsWith('R-23'))).toEqual([]);
    expect(points(position)).toEqual(['2', '0', '2']);
  });

  test('R-23: the bonus counts before the pane is kept, and jokers count by the panes on them', () => {
    const seat = { strips: { 0: '8b:PO.WB' }, windows: { 0: 'W.' } };
    const position = table({ displays: 'YPPP', indicator: 'WPOYBW', seats: [seat, {}] });
    expect(play(position, '0 0Y>0=W').filter(({ rule }) => rule === 'R-23')).toEqual([
      { type: 'colour-bonus', rule: 'R-23', seat: 0, colour: 'white', points: 1 },
    ]);
  });

  test('R-24, R-28: one of the 5 panes is kept, on both palace sides', () => {
    for (const side of ['A', 'B'] as const) {
      const position = table({ displays: 'OPPP', side, seats: [{ strips: { 3: ALMOST } }, {}] });
      expect(legal(position, /O>3/)).toEqual(['0O>3=B', '0O>3=O', '0O>3=W']);
      expect(why(position, '0 0O>3')).toEqual([{ rule: 'R-24', key: 'keep-missing', args: { strip: 3 } }]);
      expect(why(position, '0 0O>3=P')).toEqual([
        { rule: 'R-24', key: 'keep-absent', args: { strip: 3, colour: 'pink' } },
      ]);
    }
  });

  test('R-24: a pane on a joker may be kept, even one that completes the strip', () => {
    const seat = { strips: { 0: '8b:PO..B' }, windows: { 0: 'W.' } };
    const position = table({ displays: 'YYWW', seats: [seat, {}] });
    expect(legal(position, />0/)).toEqual(['0W>0*1', '0Y>0*1=B', '0Y>0*1=O', '0Y>0*1=P', '0Y>0*1=Y']);
    expect(play(position, '0 0Y>0*1=Y').find(({ rule }) => rule === 'R-24')).toEqual({
      type: 'discarded',
      rule: 'R-24',
      seat: 0,
      panes: ['pink', 'orange', 'yellow', 'blue'],
    });
    expect(windowText(position, 0, 0)).toBe('WY');
  });

  test('R-22: nothing is kept from a strip that is not completed', () => {
    const position = table({ displays: 'OPPP', seats: [{ strips: { 3: '4f:BWB..' } }, {}] });
    expect(why(position, '0 0O>3=O')).toEqual([{ rule: 'R-22', key: 'keep-early', args: {} }]);
  });

  test('R-22, R-24: more panes than it needs complete a strip too', () => {
    const position = table({ displays: 'OOOP', seats: [{ strips: { 3: ALMOST } }, {}] });
    expect(legal(position, /O>3/)).toEqual(['0O>3=B', '0O>3=O', '0O>3=W']);
    expect(section(position, 'marker0')).toBe('0');
  });

  test('R-22: a strip is not complete while a space of another colour is empty', () => {
    const position = table({ displays: 'BBBP', seats: [{ strips: { 3: '4f:.WB..' } }, {}] });
    expect(legal(position, /B>3/)).toEqual(['0B>3']);
  });

  test('R-26: the second pane goes below, the strip leaves the game, the glazier stays', () => {
    const seat = { strips: { 3: ALMOST }, windows: { 3: 'P.' }, glazier: 1 };
    const position = table({ displays: 'OPPP OOOO', seats: [seat, {}] });
    expect(play(position, '0 0O>3=O').slice(-4)).toEqual([
      { type: 'discarded', rule: 'R-24', seat: 0, panes: ['blue', 'blue', 'blue', 'white'] },
      { type: 'kept', rule: 'R-26', seat: 0, slot: 3, colour: 'orange', frame: 'bottom' },
      { type: 'strip-left', rule: 'R-26', seat: 0, slot: 3 },
      { type: 'window-scored', rule: 'R-27', seat: 0, slot: 3, own: 2, right: 0, points: 2 },
    ]);
    expect([strip(position, 0, 3), windowText(position, 0, 3), section(position, 'glazier0')]).toEqual([
      '-',
      'PO',
      '3',
    ]);
    play(position, '1 1O>1');
    expect(why(position, '0 cP>3')).toEqual([{ rule: 'R-26', key: 'strip-gone', args: { strip: 3 } }]);
    expect(sintra.view(position, null).seats[0].strips[3]).toBeNull();
  });

  test('R-26, R-16: a strip that is gone is reported as gone and as left of the glazier', () => {
    const position = table({ displays: 'OPPP', seats: [{ windows: { 2: 'PO' }, glazier: 5 }, {}] });
    expect(refusals(position, '0 0O>2')).toEqual(['R-16 left-of-glazier', 'R-26 strip-gone']);
  });

  test('R-25: a strip with its back up is flipped to its front', () => {
    const position = table({ displays: 'OPPP', seats: [{ strips: { 0: '4b:P.YWP' } }, {}] });
    expect(play(position, '0 0O>0=P').find(({ type }) => type === 'strip-flipped')).toEqual({
      type: 'strip-flipped',
      rule: 'R-25',
      seat: 0,
      slot: 0,
      side: 'front',
    });
    expect(strip(position, 0, 0)).toBe('4f:.....');
  });

  test('R-87: panes break before the bonus', () => {
    const position = table({
      displays: 'OOPP',
      indicator: 'BPOYBW',
      seats: [{ strips: { 3: ALMOST }, marker: 7 }, {}],
    });
    expect(told(play(position, '0 0O>3=O')).slice(2)).toEqual([
      'R-17 glazier-moved',
      'R-18 placed',
      'R-19 broke',
      'R-19 glass-moved',
      'R-42 glass-lost',
      'R-22 strip-completed',
      'R-23 colour-bonus',
      'R-24 discarded',
      'R-25 kept',
      'R-25 strip-flipped',
      'R-27 window-scored',
    ]);
  });

  test('R-87, R-80: with a floor, breakage costs nothing of the points that the strip scores afterwards', () => {
    const seat = { strips: { 3: ALMOST }, marker: 7, bonus: 1 };
    const position = table({ displays: 'OOPP', indicator: 'BPOYBW', scoreFloor: true, seats: [seat, {}] });
    play(position, '0 0O>3=O');
    expect(section(position, 'score0')).toBe('5');
  });
});

describe('a window scores', () => {
  const complete = (windows: Record<number, string>, slot: number): string => {
    const strips = { [slot]: '4f:BWB.B' };
    const position = table({ displays: 'OPPP', indicator: 'PPOYBW', seats: [{ strips, windows, glazier: slot }, {}] });
    play(position, `0 0O>${slot}=B`);
    return section(position, 'points0');
  };

  test('R-27, R-74: a window of value 2 scores 5 with filled windows to its right worth 3', () => {
    expect(complete({ 6: 'P.', 7: 'O.' }, 3)).toBe('5');
    expect(complete({ 4: 'PO', 5: 'Y.' }, 3)).toBe('5');
  });

  test('R-27: its own printed value, left to right', () => {
    const values = [0, 1, 2, 3, 4, 5, 6, 7].map((slot) => complete({}, slot));
    expect(values).toEqual(['4', '3', '3', '2', '2', '1', '1', '2']);
  });

  test('R-27: only windows to its right, and each once', () => {
    expect(complete({ 0: 'P.', 1: 'PO', 2: 'W.' }, 3)).toBe('2');
    expect(complete({ 1: 'PO', 2: 'W.', 3: 'W.', 4: 'Y.', 5: 'PP', 6: 'Y.', 7: 'WW' }, 0)).toBe('18');
  });

  test('R-27: also when the second pane completes it', () => {
    expect(complete({ 3: 'P.', 4: 'PO' }, 3)).toBe('4');
  });

  test('R-86: windows whose strip is gone still count', () => {
    expect(complete({ 7: 'PO' }, 6)).toBe('3');
  });
});
