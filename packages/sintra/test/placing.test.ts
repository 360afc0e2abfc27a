import { describe, expect, test } from 'vitest';
import { sintraText } from '../src/index.ts';
import { legal, play, refusals, section, strip, table, told, why } from './table.ts';

function readProblems(text: string): string[] {
  const read = sintraText.readEvent(text);
  return read.ok ? [] : read.problems.map(({ path, reason }) => `${reason.rule} ${reason.key} ${path}`);
}

describe('placing onto a strip', () => {
  test('R-16, R-72: is allowed under the glazier or to its right, but not to its left', () => {
    const position = table({ displays: 'OOOO', seats: [{ glazier: 3 }, {}] });
    expect(legal(position)).toEqual(['0O>3', '0O>5', '0O>7', 'back']);
    expect(why(position, '0 0O>1')).toEqual([{ rule: 'R-16', key: 'left-of-glazier', args: { strip: 1, glazier: 3 } }]);
    expect(refusals(position, '0 0O>2')).toEqual(['R-16 left-of-glazier', 'R-18 no-room']);
  });

  test('R-72: 3 orange panes on the strip under the glazier with one orange space: 2 break', () => {
    const position = table({ displays: 'PPPP', centre: 'OOOW', tile: 1, seats: [{ glazier: 0, marker: 1 }, {}] });
    expect(play(position, '0 cO>0').slice(1)).toEqual([
      { type: 'placed', rule: 'R-18', seat: 0, slot: 0, colour: 'orange', spaces: [1] },
      { type: 'broke', rule: 'R-19', seat: 0, colour: 'orange', count: 2 },
      { type: 'glass-moved', rule: 'R-19', seat: 0, from: 1, to: 3, steps: 2 },
    ]);
    expect(strip(position, 0, 0)).toBe('1f:.O...');
    expect(section(position, 'tower')).toBe('O2');
  });

  test('R-17, R-72: on a strip to the right with three orange spaces: none breaks, the glazier moves', () => {
    const position = table({ displays: 'PPPP', centre: 'OOOW', tile: 1 });
    expect(play(position, '0 cO>1').slice(1)).toEqual([
      { type: 'glazier-moved', rule: 'R-17', seat: 0, from: 0, to: 1 },
      { type: 'placed', rule: 'R-18', seat: 0, slot: 1, colour: 'orange', spaces: [0, 2, 4] },
    ]);
    expect(section(position, 'glazier0')).toBe('1');
    expect(section(position, 'marker0')).toBe('0');
  });

  test('R-16: all panes go onto one single strip', () => {
    const position = table({ displays: 'OOOO' });
    expect(told(play(position, '0 0O>3')).filter((text) => text === 'R-18 placed')).toHaveLength(1);
    expect([strip(position, 0, 3), section(position, 'marker0')]).toEqual(['4f:...O.', '3']);
  });

  test('R-18: only onto empty spaces of the colour, from the top', () => {
    const position = table({ displays: 'PPOO', seats: [{ strips: { 0: '1f:P.P..' } }, {}] });
    expect(why(position, '0 0P>1')).toEqual([{ rule: 'R-18', key: 'no-room', args: { strip: 1, colour: 'pink' } }]);
    play(position, '0 0P>0');
    expect(strip(position, 0, 0)).toBe('1f:P.P.P');
    const full = table({ displays: 'PPOO', seats: [{ strips: { 0: '1f:P.P.P' } }, {}] });
    expect(refusals(full, '0 0P>0')).toEqual(['R-18 no-room']);
  });

  test('R-18, R-85: as many as fit must be placed', () => {
    const position = table({ displays: 'PPPO OOOO' });
    play(position, '0 0P>0');
    expect(strip(position, 0, 0)).toBe('1f:P.P.P');
  });

  test('R-85: a strip with fewer fitting spaces than another may be chosen', () => {
    const position = table({ displays: 'PPPO' });
    expect(legal(position, /P/)).toEqual(['0P>0', '0P>2', '0P>4', '0P>5', '0P>7']);
    expect(told(play(position, '0 0P>7')).slice(-2)).toEqual(['R-19 broke', 'R-19 glass-moved']);
    expect(section(position, 'marker0')).toBe('2');
  });

  test('R-19: each pane that does not fit goes to the tower, and the marker goes down 1 for each', () => {
    const position = table({ displays: 'PPPP PPPP', tower: 'P1', seats: [{ strips: { 0: '1f:P....' } }, {}] });
    expect(play(position, '0 0P>0').slice(-2)).toEqual([
      { type: 'broke', rule: 'R-19', seat: 0, colour: 'pink', count: 2 },
      { type: 'glass-moved', rule: 'R-19', seat: 0, from: 0, to: 2, steps: 2 },
    ]);
    expect(section(position, 'tower')).toBe('P3');
    expect(section(position, 'marker1')).toBe('0');
  });
});

describe('when nothing fits', () => {
  const nowhere = { glazier: 6 };

  test('R-20: all panes break, and the glazier stays', () => {
    const position = table({ displays: 'BBPP', seats: [{ ...nowhere, strips: { 6: '7f:..B..' } }, {}] });
    expect(legal(position)).toEqual(['0B>x', '0P>7', 'back']);
    expect(play(position, '0 0B>x')).toEqual([
      { type: 'picked', rule: 'R-13', seat: 0, from: 0, colour: 'blue', count: 2 },
      { type: 'swept', rule: 'R-13', display: 0, panes: ['pink', 'pink'] },
      { type: 'broke', rule: 'R-20', seat: 0, colour: 'blue', count: 2 },
      { type: 'glass-moved', rule: 'R-19', seat: 0, from: 0, to: 2, steps: 2 },
    ]);
    expect([section(position, 'glazier0'), section(position, 'tower')]).toEqual(['6', 'B2']);
  });

  test('R-20: panes must be placed if a reachable strip has room, and only then', () => {
    const position = table({ displays: 'BBPP', seats: [nowhere, {}] });
    expect(why(position, '0 0B>x')).toEqual([{ rule: 'R-20', key: 'must-place', args: { colour: 'blue' } }]);
    expect(refusals(position, '0 0B>6')).toEqual([]);
    const left = table({ displays: 'BBPP', seats: [{ ...nowhere, glazier: 7 }, {}] });
    expect(refusals(left, '0 0B>x')).toEqual([]);
    expect(refusals(left, '0 0B>7')).toEqual(['R-18 no-room']);
  });

  test('R-20: a joker space is room for any colour', () => {
    const joker = { glazier: 7, strips: { 7: '8b:P.Y.B' }, windows: { 7: 'W.' } };
    const position = table({ displays: 'BBPP', seats: [joker, {}] });
    expect(legal(position)).toEqual(['0B>7*2=B', '0B>7*2=P', '0B>7*2=Y', '0P>7*2=B', '0P>7*2=P', '0P>7*2=Y', 'back']);
    expect(refusals(position, '0 0B>x')).toEqual(['R-20 must-place']);
  });

  test('R-20, R-22: broken panes go onto no joker, and nothing is kept', () => {
    const position = table({ displays: 'BBPP', seats: [{ ...nowhere, strips: { 6: '7f:..B..' } }, {}] });
    expect(why(position, '0 0B>x*1=B')).toEqual([
      { rule: 'R-20', key: 'jokers-broken', args: {} },
      { rule: 'R-22', key: 'keep-early', args: {} },
    ]);
  });

  test('R-82: when all strips are gone, the player must pick, and everything picked breaks', () => {
    const windows = Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((slot) => [slot, 'PO']));
    const position = table({ displays: 'BBYW', centre: 'W', seats: [{ windows, glazier: 2 }, {}] });
    expect(legal(position)).toEqual(['0B>x', '0W>x', '0Y>x', 'cW>x']);
    expect(why(position, '0 back')).toEqual([{ rule: 'R-82', key: 'no-strips', args: {} }]);
    expect(told(play(position, '0 0B>x'))).toEqual(['R-13 picked', 'R-13 swept', 'R-20 broke', 'R-19 glass-moved']);
  });
});

describe('jokers', () => {
  /** The joker side: pink, joker, yellow, joker, blue. */
  const jokerSeat = (first: string) => ({ strips: { 0: first }, windows: { 0: 'W.' } });
  const withJokers = (first: string, displays: string) => table({ displays, seats: [jokerSeat(first), {}] });

  test('R-21: a joker space holds a pane of any colour', () => {
    const position = withJokers('8b:.....', 'OWWW');
    expect(legal(position, />0/)).toEqual(['0O>0*1', '0W>0*2']);
    expect(play(position, '0 0O>0*1').slice(-1)).toEqual([
      { type: 'placed', rule: 'R-21', seat: 0, slot: 0, colour: 'orange', spaces: [1] },
    ]);
    expect(strip(position, 0, 0)).toBe('8b:.O...');
  });

  test('R-21: with more room than panes, the player chooses which spaces to fill', () => {
    const one = withJokers('8b:.....', 'POOO');
    expect(legal(one, /P>0/)).toEqual(['0P>0', '0P>0*1']);
    const two = withJokers('8b:.....', 'PPOO');
    expect(legal(two, /P>0/)).toEqual(['0P>0*1', '0P>0*2']);
    expect(play(two, '0 0P>0*1').slice(-2)).toEqual([
      { type: 'placed', rule: 'R-18', seat: 0, slot: 0, colour: 'pink', spaces: [0] },
      { type: 'placed', rule: 'R-21', seat: 0, slot: 0, colour: 'pink', spaces: [1] },
    ]);
    expect(strip(two, 0, 0)).toBe('8b:PP...');
  });

  test('R-21: two panes on two jokers leave the space of the colour empty', () => {
    const position = withJokers('8b:.....', 'PPOO');
    play(position, '0 0P>0*2');
    expect(strip(position, 0, 0)).toBe('8b:.P.P.');
  });

  test('R-18, R-21: with no more room than panes, all fitting spaces are filled', () => {
    const position = withJokers('8b:.....', 'PPPO PPPP');
    expect(legal(position, /P>0/)).toEqual(['0P>0*2', '1P>0*2']);
    play(position, '0 1P>0*2');
    expect([strip(position, 0, 0), section(position, 'marker0')]).toEqual(['8b:PP.P.', '1']);
  });

  test('R-18: too few panes on jokers are refused', () => {
    const position = withJokers('8b:.....', 'PPPO');
    expect(why(position, '0 0P>0*1')).toEqual([{ rule: 'R-18', key: 'too-few-jokers', args: { jokers: 1, least: 2 } }]);
    expect(why(position, '0 0P>0')).toEqual([{ rule: 'R-18', key: 'too-few-jokers', args: { jokers: 0, least: 2 } }]);
    expect(refusals(position, '0 0P>0*2')).toEqual([]);
  });

  test('R-21: too many panes on jokers are refused', () => {
    const position = withJokers('8b:.O...', 'PPOO YBBB');
    expect(why(position, '0 0P>0*2')).toEqual([{ rule: 'R-21', key: 'too-many-jokers', args: { jokers: 2, most: 1 } }]);
    expect(why(position, '0 1Y>0*2')).toEqual([{ rule: 'R-21', key: 'too-many-jokers', args: { jokers: 2, most: 1 } }]);
    expect(why(position, '0 0P>1*1')).toEqual([{ rule: 'R-21', key: 'too-many-jokers', args: { jokers: 1, most: 0 } }]);
    expect(legal(position, /[PY]>0/)).toEqual(['0P>0*1', '1Y>0', '1Y>0*1']);
  });

  test('R-21: `jokers` is 1 or 2 if present', () => {
    const position = withJokers('8b:.....', 'PPPO');
    for (const jokers of ['*0', '*3']) {
      const refused = readProblems(`0 0P>0${jokers}`);
      expect(refused).toEqual(['R-21 field-wrong jokers']);
    }
    expect(legal(position).some((text) => text.includes('*0'))).toBe(false);
  });

  test('R-21: each joker keeps its own colour', () => {
    const position = withJokers('8b:.O...', 'WBBB');
    play(position, '0 0W>0*1');
    expect(strip(position, 0, 0)).toBe('8b:.O.W.');
  });
});
