import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { FastRandom } from '@leadlight/core';
import { sintra, sintraText } from '../src/index.ts';
import { drawn, event, play, refusals, section, table, told, why } from './table.ts';

/** The last panes of a round lie on one display. */
const lastPick = (more: object = {}) => table({ displays: 'PPP', turn: 1, starter: 0, tile: 0, ...more });

describe('the end of a round', () => {
  test('R-11, R-43: comes with the last pane picked, and the indicator’s topmost pane goes to the tower', () => {
    const position = lastPick({ round: 2, indicator: 'WPOYBW' });
    expect(play(position, '1 0P>0').slice(-1)).toEqual([
      { type: 'round-ended', rule: 'R-43', round: 2, colour: 'pink' },
    ]);
    expect(section(position, 'tower')).toBe('P1');
    expect(sintra.toAct(position)).toEqual({ kind: 'chance', event: 'fill', labels: ['fill:3'] });
    const view = sintra.view(position, null);
    expect([view.round, view.bonus, view.indicator]).toEqual([
      3,
      'orange',
      [null, null, 'orange', 'yellow', 'blue', 'white'],
    ]);
  });

  test('R-11: does not come while a pane is left in the centre or on any display', () => {
    for (const left of [{ displays: 'PPP', centre: 'W' }, { displays: 'PPPW' }, { displays: 'PPP - - - W' }]) {
      const position = table({ ...left, turn: 1 });
      expect(told(play(position, '1 0P>0'))).not.toContain('R-43 round-ended');
      expect(sintra.toAct(position)).toEqual({ kind: 'decide', seats: [0] });
    }
  });

  test('R-43: after the sixth round the indicator is empty, and the game is at its end', () => {
    const position = lastPick({ round: 6 });
    play(position, '1 0P>0');
    expect(sintra.toAct(position)).toEqual({ kind: 'end' });
    const view = sintra.view(position, null);
    expect([view.round, view.bonus, view.indicator]).toEqual([6, null, [null, null, null, null, null, null]]);
    expect(sintra.draw(position, () => new FastRandom(1))).toEqual({ type: 'end' });
  });

  test('R-43: after the fifth round it is not', () => {
    const position = lastPick({ round: 5 });
    play(position, '1 0P>0');
    expect(sintra.toAct(position)).toEqual({ kind: 'chance', event: 'fill', labels: ['fill:6'] });
  });

  test('R-11: the holder of the tile takes the first turn, and lays the tile in the centre', () => {
    const position = lastPick({ tile: 1 });
    play(position, '1 0P>0');
    expect(play(position, 'fill 2 PPPP PPPP PPPP OOOO OOOO').slice(-1)).toEqual([
      { type: 'round-started', rule: 'R-11', round: 2, seat: 1, bonus: 'pink' },
    ]);
    expect(sintra.toAct(position)).toEqual({ kind: 'decide', seats: [1] });
    const { tile } = sintra.view(position, null);
    expect([tile, section(position, 'starter')]).toEqual(['centre', '1']);
  });

  test('R-83: if nobody picked from the centre, the tile goes back to the seat that started the round', () => {
    const position = lastPick({ tile: 'centre', starter: 0 });
    expect(play(position, '1 0P>0').slice(-2)).toEqual([
      { type: 'round-ended', rule: 'R-43', round: 1, colour: 'white' },
      { type: 'tile-returned', rule: 'R-83', seat: 0 },
    ]);
    expect([section(position, 'tile'), section(position, 'marker0'), section(position, 'marker1')]).toEqual([
      '0',
      '0',
      '0',
    ]);
    play(position, 'fill 2 PPPP PPPP PPPP OOOO OOOO');
    expect(sintra.toAct(position)).toEqual({ kind: 'decide', seats: [0] });
  });

  test('R-83: the same without a trace', () => {
    const position = lastPick({ tile: 'centre', starter: 1 });
    expect(sintra.play(position, event('1 0P>0'))).toEqual([]);
    expect(section(position, 'tile')).toBe('1');
  });

  test('R-83: a tile that was taken stays with its holder', () => {
    expect(told(play(lastPick({ tile: 1 }), '1 0P>0'))).not.toContain('R-83 tile-returned');
  });
});

describe('filling', () => {
  const empty = { phase: 'fill', round: 2, tile: 0, indicator: 'WPOYBW' };

  test('R-44: 4 panes each from the bag, in order', () => {
    const position = table(empty);
    const trace = play(position, 'fill 2 POYB WWWW PPPP OOOO YYYY');
    expect(told(trace)).toEqual([...Array.from({ length: 5 }, () => 'R-44 display-filled'), 'R-11 round-started']);
    expect(trace[0]).toEqual({
      type: 'display-filled',
      rule: 'R-44',
      display: 0,
      panes: ['pink', 'orange', 'yellow', 'blue'],
    });
    expect(section(position, 'displays')).toBe('POYB,WWWW,PPPP,OOOO,YYYY');
  });

  test('R-44: when the bag runs out, all panes of the tower go into it and filling continues', () => {
    const position = table({ ...empty, bag: 'P3,W2' });
    expect(section(position, 'tower')).toBe('P16,O19,Y19,B19,W17');
    const trace = play(position, 'fill 2 PPPW WOOO YYYY BBBB PPPP');
    expect(trace.slice(0, 3)).toEqual([
      { type: 'display-filled', rule: 'R-44', display: 0, panes: ['pink', 'pink', 'pink', 'white'] },
      { type: 'bag-refilled', rule: 'R-44', panes: 90 },
      { type: 'display-filled', rule: 'R-44', display: 1, panes: ['white', 'orange', 'orange', 'orange'] },
    ]);
    expect([section(position, 'bag'), section(position, 'tower')]).toEqual(['P12,O16,Y15,B15,W17', '-']);
  });

  test('R-44: the tower stays untouched while the bag lasts, to the last pane', () => {
    const position = table({ ...empty, bag: 'P10,W10' });
    const trace = play(position, 'fill 2 PPPP WWWW PPPP WWWW PPWW');
    expect(told(trace)).not.toContain('R-44 bag-refilled');
    expect([section(position, 'bag'), section(position, 'tower')]).toEqual(['-', 'P9,O19,Y19,B19,W9']);
  });

  test('R-44: a colour that the bag did not hold is refused, and the tower counts only once the bag is empty', () => {
    const position = table({ ...empty, bag: 'P3,W2' });
    expect(why(position, 'fill 2 PPPO WWOO YYYY BBBB PPPP')).toEqual([
      { rule: 'R-44', key: 'fill-colour', args: { display: 0, colour: 'orange' } },
    ]);
    const windows = { 0: 'WW', 1: 'WW', 2: 'WW', 3: 'WW', 4: 'WW', 5: 'WW', 6: 'WW', 7: 'W.' };
    const few = table({ ...empty, bag: 'P3,W2', seats: [{ windows }, {}] });
    expect(why(few, 'fill 2 PPPW WWWW OOOO YYYY BBBB')).toEqual([
      { rule: 'R-44', key: 'fill-colour', args: { display: 1, colour: 'white' } },
    ]);
    expect(refusals(few, 'fill 2 PPPW WWWO OOOO YYYY BBBB')).toEqual([]);
  });

  test('R-45: if bag and tower run out, at most one display is short and all after it are empty', () => {
    const windows = (panes: string) => Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((slot) => [slot, panes]));
    const seats = [
      { windows: windows('PO') },
      { windows: windows('YB') },
      { windows: windows('WW') },
      { windows: { 0: 'PP', 1: 'OO', 2: 'YY', 3: 'BB', 4: 'PO', 5: 'YB', 6: 'PO', 7: 'YB' } },
    ];
    const position = table({ ...empty, seats, bag: 'P1,O2' });
    const tower = section(position, 'tower');
    expect(tower).toBe('P6,O5,Y7,B7,W3');
    const trace = play(position, 'fill 2 POOP PPPP POOO OOYY YYYY YBBB BBBB WWW -');
    expect(told(trace).slice(-4)).toEqual([
      'R-44 display-filled',
      'R-45 display-filled',
      'R-45 display-filled',
      'R-11 round-started',
    ]);
    expect(section(position, 'bag')).toBe('-');
    expect(sintra.toAct(position).kind).toBe('decide');
  });

  test('R-45: the sizes follow from the panes left', () => {
    const windows = (panes: string) => Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7].map((slot) => [slot, panes]));
    const seats = [
      { windows: windows('PO') },
      { windows: windows('YB') },
      { windows: windows('WW') },
      { windows: { 0: 'PP', 1: 'OO', 2: 'YY', 3: 'BB', 4: 'PO', 5: 'YB', 6: 'PO', 7: 'YB' } },
    ];
    const position = table({ ...empty, seats, bag: 'P1,O2' });
    expect(why(position, 'fill 2 POOP PPPP POOO OOYY YYYY YBBB BBBB WW W')).toEqual([
      { rule: 'R-44', key: 'fill-size', args: { display: 7, expected: 3 } },
      { rule: 'R-44', key: 'fill-size', args: { display: 8, expected: 0 } },
    ]);
    const fill = drawn(position, 'fill', () => new FastRandom(3));
    expect(fill.displays.map((panes) => panes.length)).toEqual([4, 4, 4, 4, 4, 4, 4, 3, 0]);
    expect(sintra.why(position, fill)).toEqual([]);
  });

  test('R-44: draws come from the bag alone while it lasts, and every pane is equally likely', () => {
    const position = table({ ...empty, bag: 'P3,W2' });
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 1000; seed++) {
      const random = new FastRandom(seed);
      const fill = drawn(position, 'fill', () => random);
      expect(fill.displays.flat().slice(0, 5).toSorted().join()).toBe('pink,pink,pink,white,white');
      counts[fill.displays[0][0]] = (counts[fill.displays[0][0]] ?? 0) + 1;
    }
    expect(counts['pink']).toBeGreaterThan(540);
    expect(counts['pink']).toBeLessThan(660);
  });

  test('R-11: a fill belongs to the round that is due', () => {
    expect(why(table(empty), 'fill 3 POYB WWWW PPPP OOOO YYYY')).toEqual([
      { rule: 'R-11', key: 'fill-round', args: { round: 3, expected: 2 } },
    ]);
    expect(refusals(table(empty), 'fill 3 POYB WWWW PPPP OOOO YYYY BBBB BBBB')).toEqual([
      'R-02 fill-displays',
      'R-11 fill-round',
    ]);
  });
});

describe('the course of a game', () => {
  test('R-11: allows every event only when it is due', () => {
    const setup = 'setup 1 | 1f 2f 3f 4f 5f 6f 7f 8f | 1f 2f 3f 4f 5f 6f 7f 8f | P WBYOP';
    const fill = 'fill 1 PPPP PPPP PPPP OOOO OOOO';
    const before = sintra.start({ side: 'A', scoreFloor: false, strips: 'house' }, 2);
    const due = {
      setup: before,
      fill: table({ phase: 'fill' }),
      decide: table({ displays: 'PPPP' }),
      end: table({ phase: 'end', round: 6 }),
    };
    const lines = { setup: [setup], fill: [fill], decide: ['0 0P>0', '0 back'], end: ['end'] };
    for (const [phase, position] of Object.entries(due)) {
      for (const [when, texts] of Object.entries(lines)) {
        const notDue = { rule: 'R-11', key: 'not-due', args: { due: phase } };
        const early = texts.filter((text) => isDeepStrictEqual(why(position, text), [notDue]));
        expect(early).toEqual(phase === when ? [] : texts);
      }
    }
  });

  test('R-50: allows nothing after the end', () => {
    const position = table({ phase: 'end', round: 6 });
    play(position, 'end');
    expect(sintra.toAct(position)).toEqual({ kind: 'over' });
    for (const text of ['end', '0 back', 'abandoned', 'fill 1 PPPP PPPP PPPP OOOO OOOO']) {
      expect(why(position, text)).toEqual([{ rule: 'R-50', key: 'over', args: {} }]);
    }
    expect(sintra.draw(position, () => new FastRandom(1))).toBeUndefined();
    const text = sintraText.writePosition(position);
    sintra.deal(position, () => new FastRandom(1));
    expect(sintraText.writePosition(position)).toBe(text);
  });
});

describe('leaving a game', () => {
  test('R-88: a stand-in changes nothing about an event', () => {
    const [own, bot] = [table({ displays: 'PPPO' }), table({ displays: 'PPPO' })];
    expect(sintra.play(own, event('0 0P>0'))).toEqual([]);
    expect(sintra.play(bot, { ...event('0 0P>0'), by: 'bot:random' })).toEqual([]);
    expect(sintraText.writePosition(bot)).toBe(sintraText.writePosition(own));
  });

  test('R-88: cannot abandon it before its setup', () => {
    const before = sintra.start({ side: 'A', scoreFloor: false, strips: 'house' }, 2);
    expect(refusals(before, 'abandoned')).toEqual(['R-11 not-due']);
    expect(sintra.view(before, null).abandoned).toBe(false);
  });

  test('R-88: can abandon it at any time between setup and end, without a result', () => {
    for (const position of [table({ phase: 'fill' }), table({ displays: 'P' }), table({ phase: 'end', round: 6 })]) {
      const played = sintra.played(position);
      expect(play(position, 'abandoned')).toEqual([{ type: 'abandoned', rule: 'record' }]);
      expect(sintra.toAct(position)).toEqual({ kind: 'over' });
      expect(sintra.result(position)).toBeUndefined();
      expect(sintra.legal(position, 0)).toEqual([]);
      expect(sintra.view(position, null).abandoned).toBe(true);
      expect(refusals(position, 'abandoned')).toEqual(['R-50 over']);
      expect(sintra.draw(position, () => new FastRandom(1))).toBeUndefined();
      sintra.deal(position, () => new FastRandom(1));
      expect(sintra.played(position)).toBe(played + 1);
    }
  });

  test('R-88: is the same without a trace', () => {
    const position = table({ displays: 'P' });
    expect(sintra.play(position, { type: 'abandoned' })).toEqual([]);
    expect(sintra.toAct(position)).toEqual({ kind: 'over' });
  });
});
