import { describe, expect, test } from 'vitest';
import { Codes, FastRandom, playout, type Code } from '@leadlight/core';
import { sintra, sintraText, type Consequence, type Position } from '../src/index.ts';
import { line, options, play, read, table } from './table.ts';

function codesOf(position: Position, seat: number, list: 'moves' | 'plainMoves' = 'moves'): Code[] {
  const codes = new Codes();
  sintra[list](position, seat, codes);
  return codes.at.slice(0, codes.count);
}

const rich = () =>
  table({
    seats: [{ strips: { 0: '8b:P...B', 3: '4f:BWB.B' }, windows: { 0: 'W.', 5: 'PO' }, glazier: 0 }, {}, {}, {}],
    displays: 'PPOW YYYY OOBB WWWW PBOY - - - PPPP',
    centre: 'YYW',
  });

describe('codes', () => {
  test('list each legal move once, and each decodes to its move', () => {
    const position = rich();
    const codes = codesOf(position, 0);
    const decoded = codes.map((code) => sintra.decode(position, code));
    expect(decoded).toStrictEqual(sintra.legal(position, 0));
    expect(decoded).toContainEqual({ type: 'pick', player: 0, from: 8, colour: 'pink', strip: 1 });
    for (const move of decoded) expect(Object.values(move)).not.toContain(undefined);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(decoded.map((move) => JSON.stringify(move))).size).toBe(codes.length);
    expect(codesOf(position, 0, 'plainMoves')).toEqual(codes);
  });

  test('are added to an existing list', () => {
    const codes = new Codes();
    codes.add(7);
    sintra.moves(rich(), 0, codes);
    expect(codes.at[0]).toBe(7);
    expect(codes.count).toBe(sintra.legal(rich(), 0).length + 1);
  });

  test('exist only for the seat that must decide', () => {
    expect(codesOf(rich(), 1)).toEqual([]);
    expect(codesOf(table({ phase: 'fill', seats: [{ glazier: 4 }, {}] }), 0)).toEqual([]);
    expect(codesOf(table({ phase: 'end', round: 6 }), 0)).toEqual([]);
  });

  test('play like their moves, with all consequences', () => {
    const position = rich();
    for (const code of codesOf(position, 0)) {
      const [byCode, byEvent] = [sintra.copy(position), sintra.copy(position)];
      const traces: [Consequence[], Consequence[]] = [[], []];
      sintra.apply(byCode, code, traces[0]);
      expect(sintra.play(byEvent, sintra.decode(position, code), traces[1])).toEqual([]);
      expect(sintraText.writePosition(byCode)).toBe(sintraText.writePosition(byEvent));
      expect(traces[0]).toEqual(traces[1]);
      expect(sintra.played(byCode)).toBe(sintra.played(position) + 1);
    }
  });
});

describe('copies', () => {
  test('are complete, and independent of the original', () => {
    const position = rich();
    const text = sintraText.writePosition(position);
    const copy = sintra.copy(position);
    expect(copy).toEqual(position);
    playout(sintra, copy, new FastRandom(5));
    expect(sintraText.writePosition(position)).toBe(text);
    expect(sintra.toAct(copy)).toEqual({ kind: 'over' });
  });

  test('into another position are as complete, and as independent', () => {
    const position = rich();
    const text = sintraText.writePosition(position);
    const into = sintra.copy(position);
    playout(sintra, into, new FastRandom(6));
    sintra.copyInto(position, into);
    expect(into).toEqual(position);
    playout(sintra, into, new FastRandom(7));
    expect(sintraText.writePosition(position)).toBe(text);
  });

  test('work for finished and abandoned games', () => {
    const over = table({ phase: 'end', round: 6, seats: [{ points: 3 }, {}] });
    play(over, 'end');
    expect(sintra.copy(over)).toEqual(over);
    const left = table({ displays: 'PPPP', turn: 1, starter: 1, tile: 0 });
    play(left, 'abandoned');
    expect(sintra.copy(left)).toEqual(left);
  });

  test('a refused event changes nothing, and leaves no trace', () => {
    const position = rich();
    const text = sintraText.writePosition(position);
    const trace: Consequence[] = [];
    expect(sintra.play(position, { type: 'back', player: 0 }, trace)).toHaveLength(1);
    expect(sintraText.writePosition(position)).toBe(text);
    expect(trace).toEqual([]);
    expect(sintra.played(position)).toBe(9);
  });
});

describe('keys', () => {
  const base = {
    displays: 'PPOW - YBBW',
    centre: 'OOW',
    tower: 'P3,W1',
    round: 2,
    tile: 0,
    seats: [{ strips: { 0: '1f:P....' }, windows: { 4: 'O.' }, points: 21, lost: 18 }, {}],
  } as const;
  const [seat, other] = base.seats;
  const key = (more: object): string => sintra.key(table({ ...base, ...more }));

  test('differ if the possible futures differ', () => {
    const changes = [
      {},
      { side: 'B' },
      { scoreFloor: true },
      { displays: '- PPOW YBBW' },
      { displays: 'PPOW - YBBP' },
      { centre: 'OOWW' },
      { tower: 'P3,W2' },
      { round: 3 },
      { turn: 1 },
      { tile: 1 },
      { tile: 'centre' },
      { tile: 'centre', starter: 1 },
      { indicator: 'WOPYBW' },
      { seats: [other, seat] },
      { seats: [{ ...seat, strips: { 0: '1f:..P..' } }, other] },
      { seats: [{ ...seat, strips: { 0: '2f:.....' } }, other] },
      { seats: [{ ...seat, windows: { 4: 'W.' } }, other] },
      { seats: [{ ...seat, windows: { 4: 'OW' } }, other] },
      { seats: [{ ...seat, windows: { 4: 'OP' } }, other] },
      { seats: [{ ...seat, glazier: 1 }, other] },
      { seats: [{ ...seat, marker: 1 }, other] },
      { seats: [{ ...seat, points: 39, lost: 36 }, other] },
      { seats: [{ ...seat, points: 20, bonus: 1 }, other] },
      { seats: [{ ...seat, points: 20 }, other] },
      { seats: [seat, { lost: 18 }] },
      { seats: [seat, { lost: 36 }] },
      { seats: [seat, other, {}] },
      { seats: [{ ...seat, strips: { 0: '8f:..P..' } }, other] },
      { seats: [{ ...seat, strips: { 0: '8b:P....' }, windows: { 0: 'O.' } }, other] },
      { seats: [{ ...seat, strips: { 0: '8b:PP...' }, windows: { 0: 'O.' } }, other] },
      { seats: [{ ...seat, strips: { 0: '8b:PO...' }, windows: { 0: 'O.' } }, other] },
      { seats: [{ ...seat, strips: { 0: '8b:P..O.' }, windows: { 0: 'O.' } }, other] },
    ];
    const keys = changes.map(key);
    expect(new Set(keys).size).toBe(changes.length);
    expect(key({ scoreFloor: true, seats: [{ ...seat, score: 9 }, other] })).not.toBe(key({ scoreFloor: true }));
    const fill = { displays: '', centre: '-', phase: 'fill', tower: '-' };
    expect(new Set([key(fill), key({ ...fill, round: 1 }), key({ ...fill, phase: 'end', round: 6 })]).size).toBe(3);
  });

  test('are equal if only the past differs', () => {
    expect(key({ starter: 1 })).toBe(key({}));
    expect(key({ indicator: 'PPOYBW', round: 2 })).toBe(key({}));
    expect(key({ indicator: 'PPOYBW', round: 3 })).toBe(key({ round: 3 }));
    expect(key({ indicator: 'WPYOBW', round: 3 })).not.toBe(key({ round: 3 }));
    const [early, late] = [line(base), line(base).replace('played=9', 'played=10')];
    expect(sintra.key(read(late))).toBe(sintra.key(read(early)));
  });

  test('differ for other strips', () => {
    const set = (first: string): string =>
      [first, ...[2, 3, 4, 5, 6, 7].map((id) => `${id}:POYBW/POYBW`), '8:POYBW/**YBW'].join(',');
    const custom = (first: string): string => sintra.key(table({ displays: 'PPPP', set: set(first) }));
    expect(custom('1:POYBW/POYBW')).not.toBe(custom('1:OPYBW/POYBW'));
    expect(custom('1:POYBW/POYBW')).toBe(custom('1:POYBW/POYBW'));
  });

  test('depend only on the result once a game is over', () => {
    const over = (more: object): Position => {
      const position = table({ phase: 'end', round: 6, ...more });
      play(position, 'end');
      return position;
    };
    expect(sintra.key(over({ bag: 'P3' }))).toBe(sintra.key(over({})));
    expect(sintra.key(over({ tile: 1 }))).toBe(sintra.key(over({})));
    expect(sintra.key(over({ seats: [{ points: 3 }, {}] }))).not.toBe(sintra.key(over({})));
    const left = (more: object): string => {
      const position = table({ displays: 'PPPP', ...more });
      play(position, 'abandoned');
      return sintra.key(position);
    };
    expect(left({})).toBe(left({ turn: 1 }));
    expect(left({})).not.toBe(sintra.key(over({})));
  });
});

describe('standings', () => {
  test('are the score with the glass settled', () => {
    const seats = [
      { points: 20, marker: 5 },
      { bonus: 3, marker: 1 },
    ];
    const position = table({ displays: 'PPPP', seats });
    expect([sintra.standing(position, 0), sintra.standing(position, 1)]).toEqual([12, 2]);
  });

  test('R-80: may be below 0, unless there is a floor', () => {
    const poor = { seats: [{ points: 3, marker: 5 }, {}], displays: 'PPPP' };
    expect(sintra.standing(table(poor), 0)).toBe(-5);
    expect(sintra.standing(table({ ...poor, scoreFloor: true }), 0)).toBe(0);
  });

  test('are the score after the end', () => {
    const position = table({ phase: 'end', round: 6, seats: [{ points: 20, marker: 5 }, {}] });
    expect(sintra.standing(position, 0)).toBe(12);
    play(position, 'end');
    expect(sintra.standing(position, 0)).toBe(12);
  });
});

test('a seat’s decision is due as the same object each time', () => {
  expect(sintra.toAct(rich())).toBe(sintra.toAct(rich()));
});

test('games with the same options and strips share their tables', () => {
  const custom = options({ strips: options({}).strips === 'house' ? customStrips() : 'house' });
  expect(sintra.start(custom, 2).set).toBe(sintra.start(custom, 3).set);
});

function customStrips(): object[] {
  const plain = ['pink', 'orange', 'yellow', 'blue', 'white'];
  const jokers = ['joker', 'orange', 'joker', 'blue', 'white'];
  return [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, front: plain, back: id === 4 ? jokers : plain }));
}
