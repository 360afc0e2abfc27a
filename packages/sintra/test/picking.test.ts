import { describe, expect, test } from 'vitest';
import { sintra, sintraText } from '../src/index.ts';
import { legal, play, refusals, section, table, told, why, word } from './table.ts';

const displays = (position: ReturnType<typeof table>): string =>
  sintra.view(position, null).displays.map(word).join(' ');

describe('a pick from a display', () => {
  test('R-13, R-70: takes the one pink pane, and the other 3 go to the centre', () => {
    const position = table({ displays: 'POBB YYYY', centre: 'O' });
    expect(play(position, '0 0P>0')).toEqual([
      { type: 'picked', rule: 'R-13', seat: 0, from: 0, colour: 'pink', count: 1 },
      { type: 'swept', rule: 'R-13', display: 0, panes: ['orange', 'blue', 'blue'] },
      { type: 'placed', rule: 'R-18', seat: 0, slot: 0, colour: 'pink', spaces: [0] },
    ]);
    expect(displays(position)).toBe('- YYYY - - -');
    expect(section(position, 'centre')).toBe('OOBB');
  });

  test('R-13: takes all panes of the colour, and leaves nothing to sweep if that is the whole display', () => {
    const position = table({ displays: 'PPPP YYYY' });
    expect(told(play(position, '0 0P>0'))).toEqual(['R-13 picked', 'R-18 placed', 'R-19 broke', 'R-19 glass-moved']);
    expect(section(position, 'centre')).toBe('-');
  });

  test('R-13: needs a colour that lies on that display', () => {
    const position = table({ displays: 'POBB YYYY' });
    expect(why(position, '0 1P>0')).toEqual([
      { rule: 'R-13', key: 'none-on-display', args: { display: 1, colour: 'pink' } },
    ]);
    expect(why(position, '0 4P>0')).toEqual([
      { rule: 'R-13', key: 'none-on-display', args: { display: 4, colour: 'pink' } },
    ]);
  });

  test('R-13: works for the ninth display of 4 players as for the first', () => {
    const position = table({ seats: [{}, {}, {}, {}], displays: 'POBB - - - - - - - PPYY' });
    expect(legal(position, /P>0/)).toEqual(['0P>0', '8P>0']);
    play(position, '0 8P>0');
    expect(displays(position)).toBe('POBB - - - - - - - -');
    expect(section(position, 'centre')).toBe('YY');
    expect(section(position, 'tile')).toBe('centre');
  });
});

test('R-13, R-14: is refused for missing panes without a word about jokers and keeping', () => {
  const seats = [{ strips: { 0: '8b:P...B' }, windows: { 0: 'W.' } }, {}];
  const position = table({ displays: 'OOOO', seats });
  expect(refusals(position, '0 0P>0*2=P')).toEqual(['R-13 none-on-display']);
  expect(refusals(position, '0 cP>0*2=P')).toEqual(['R-14 none-in-centre']);
});

describe('a pick from the centre', () => {
  test('R-14, R-15, R-71: takes the tile if it is the first, and the marker goes down 1', () => {
    const position = table({ displays: 'PPPP', centre: 'OOOYY', seats: [{ glazier: 1 }, {}], turn: 0 });
    expect(play(position, '0 cO>1')).toEqual([
      { type: 'picked', rule: 'R-14', seat: 0, from: 'centre', colour: 'orange', count: 3 },
      { type: 'tile-taken', rule: 'R-15', seat: 0, starts: 2 },
      { type: 'glass-moved', rule: 'R-15', seat: 0, from: 0, to: 1, steps: 1 },
      { type: 'placed', rule: 'R-18', seat: 0, slot: 1, colour: 'orange', spaces: [0, 2, 4] },
    ]);
    expect(section(position, 'centre')).toBe('YY');
    expect(sintra.view(position, null).tile).toBe(0);
    expect(sintra.view(position, null).seats[0].glass).toEqual({ marker: 1, value: -1, lost: 0 });
  });

  test('R-11, R-15: takes the tile in the last round, too, and then starts none', () => {
    const position = table({ displays: 'PPPP', centre: 'OYY', round: 6 });
    expect(play(position, '0 cO>0')[1]).toEqual({ type: 'tile-taken', rule: 'R-15', seat: 0, starts: null });
  });

  test('R-15: takes no tile after the first', () => {
    const position = table({ displays: 'PPPP', centre: 'OYY', tile: 1 });
    expect(told(play(position, '0 cO>0'))).toEqual(['R-14 picked', 'R-18 placed']);
    expect(sintra.view(position, null).tile).toBe(1);
    expect(section(position, 'marker0')).toBe('0');
  });

  test('R-14, R-15: needs a pane of the colour; the tile alone cannot be picked', () => {
    const position = table({ displays: 'POBB' });
    expect(legal(position, /^c/)).toEqual([]);
    expect(why(position, '0 cO>0')).toEqual([{ rule: 'R-14', key: 'none-in-centre', args: { colour: 'orange' } }]);
  });

  test('R-14: takes all panes of the colour', () => {
    const position = table({ displays: 'PPPP', centre: 'W'.repeat(17), tile: 1, seats: [{ glazier: 4 }, {}] });
    expect(play(position, '0 cW>4')[0]).toEqual({
      type: 'picked',
      rule: 'R-14',
      seat: 0,
      from: 'centre',
      colour: 'white',
      count: 17,
    });
  });

  test('R-84: may move the marker to the last space for the tile, before anything is placed', () => {
    const position = table({ displays: 'PPPP', centre: 'OYY', seats: [{ marker: 7 }, {}] });
    expect(play(position, '0 cO>0').slice(1)).toEqual([
      { type: 'tile-taken', rule: 'R-15', seat: 0, starts: 2 },
      { type: 'glass-moved', rule: 'R-15', seat: 0, from: 7, to: 0, steps: 1 },
      { type: 'glass-lost', rule: 'R-42', seat: 0, points: 18 },
      { type: 'placed', rule: 'R-18', seat: 0, slot: 0, colour: 'orange', spaces: [1] },
    ]);
    expect([section(position, 'score0'), section(position, 'lost0'), section(position, 'marker0')]).toEqual([
      '-18',
      '18',
      '0',
    ]);
  });
});

describe('turns', () => {
  test('R-11: belong to one seat at a time', () => {
    const position = table({ displays: 'POBB', turn: 1 });
    expect(why(position, '0 0P>0')).toEqual([{ rule: 'R-11', key: 'not-your-turn', args: { seat: 1 } }]);
    expect(refusals(position, '1 0P>0')).toEqual([]);
    expect(sintra.legal(position, 0)).toEqual([]);
    expect(sintra.legal(position, 1).length).toBeGreaterThan(0);
  });

  test('R-11: a seat that is not at the table gets only that reason', () => {
    expect(refusals(table({ displays: 'POBB' }), '3 0P>0')).toEqual(['R-11 not-your-turn']);
    expect(refusals(table({ displays: 'POBB' }), '2 0P>0')).toEqual(['R-11 not-your-turn']);
  });

  test('R-11: a seat out of turn also learns what else is wrong', () => {
    const position = table({ displays: 'POBB', turn: 1, seats: [{ glazier: 3 }, {}] });
    expect(refusals(position, '0 0W>0')).toEqual([
      'R-11 not-your-turn',
      'R-13 none-on-display',
      'R-16 left-of-glazier',
      'R-18 no-room',
    ]);
    expect(refusals(position, '1 back')).toEqual(['R-41 already-leftmost']);
    expect(refusals(position, '0 back')).toEqual(['R-11 not-your-turn']);
  });

  test('R-12: a turn is a pick or a move back, and there is no pass', () => {
    const position = table({ displays: 'PPPP', seats: [{ glazier: 5 }, {}] });
    expect(legal(position)).toEqual(['0P>5', '0P>7', 'back']);
    for (const text of ['0 pass', '0', '']) expect(sintraText.readEvent(text).ok).toBe(false);
    const pass = { type: 'pass', player: 0 } as never;
    expect(sintra.why(position, pass)).toEqual([{ rule: 'R-12', key: 'event-unknown', args: { path: 'type' } }]);
  });

  test('R-11: play goes clockwise', () => {
    const position = table({ seats: [{}, {}, {}], displays: 'PPPP PPPP OOOO OOOO', turn: 1 });
    const turns = ['1 0P>0', '2 1P>0', '0 2O>0'].map((text) => {
      play(position, text);
      return sintra.toAct(position);
    });
    expect(turns).toEqual([2, 0, 1].map((seat) => ({ kind: 'decide', seats: [seat] })));
  });
});
