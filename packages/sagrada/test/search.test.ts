/** Functions for search and drivers, besides the rules. */
import { describe, expect, test } from 'vitest';
import { Codes, fairLuck, FastRandom, type Random } from '@leadlight/core';
import {
  breakdownOf,
  impossibleCells,
  impossibleSpaces,
  OBJECTIVE_IDS,
  priceOf,
  sagrada,
  sagradaText,
  targetOf,
  turnsOfRound,
  type ObjectiveId,
  type Position,
} from '../src/index.ts';
import { dealt, event, play, SETUP_2, table } from './table.ts';

/** `comitas`: Y.2.6 / .4.5Y / ...Y5 / 12Y3. */
const comitas = (given: object = {}) =>
  table({ seats: [{ pattern: 'comitas', dice: 'C2R4' }, {}], pool: 'B1 R4', ...given });

describe('chance', () => {
  /** The labels that a draw asked for. */
  function asked(position: Position): string[] {
    const labels: string[] = [];
    const luck = (label: string): Random => {
      labels.push(label);
      return new FastRandom(1);
    };
    const before = sagradaText.writePosition(position);
    sagrada.draw(position, luck);
    expect(sagradaText.writePosition(position)).toBe(before);
    sagrada.deal(sagrada.copy(position), luck);
    return labels;
  }

  const due = (position: Position): readonly string[] => {
    const next = sagrada.toAct(position);
    return next.kind === 'chance' ? next.labels : [];
  };

  test.each([
    ['a setup', () => sagrada.start({ tools: 3 }, 2), ['start', 'private', 'public', 'tools', 'windows']],
    ['a setup with a start', () => sagrada.start({ tools: 3, start: 1 }, 2), ['private', 'public', 'tools', 'windows']],
    ['a roll', () => table({ phase: 'roll', round: 9 }), ['roll:10']],
  ])('%s draws from the streams that are due', (_, position, labels) => {
    expect(due(position())).toEqual(labels);
    expect(asked(position())).toEqual([...labels, ...labels]);
  });

  test('a re-roll and a draw name the event of their tool', () => {
    const brush = comitas({ tools: ['flux-brush', 'lathekin', 'tap-wheel'] });
    play(brush, '0 flux-brush B1');
    expect(due(brush)).toEqual(['reroll:9']);
    expect(asked(brush)).toEqual(['reroll:9', 'reroll:9']);
    const remover = comitas({ tools: ['flux-remover', 'lathekin', 'tap-wheel'] });
    play(remover, '0 flux-remover B1');
    expect(due(remover)).toEqual(['draw:9']);
    expect(asked(remover)).toEqual(['draw:9', 'draw:9']);
  });

  test('nothing is drawn while a seat must decide, nor after the end', () => {
    for (const position of [comitas(), dealt(2, SETUP_2)]) {
      expect(sagrada.draw(position, () => new FastRandom(1))).toBeUndefined();
      const before = sagradaText.writePosition(position);
      sagrada.deal(position, () => new FastRandom(1));
      expect(sagradaText.writePosition(position)).toBe(before);
    }
    const over = comitas();
    play(over, 'abandoned');
    expect(asked(over)).toEqual([]);
  });

  test('dealing at once gives the same as drawing', () => {
    for (const make of [
      () => sagrada.start({ tools: 3 }, 3),
      () => table({ phase: 'roll', round: 4 }),
      () => table({ phase: 'end', round: 10, turn: 4 }),
    ]) {
      const [dealtAtOnce, played] = [make(), make()];
      const luck = fairLuck('sagrada', '12'.repeat(32), ['', '', '']);
      const drawn = sagrada.draw(played, luck);
      sagrada.deal(dealtAtOnce, luck);
      sagrada.play(played, drawn ?? event('abandoned'));
      expect(sagradaText.writePosition(dealtAtOnce)).toBe(sagradaText.writePosition(played));
    }
  });
});

describe('plain moves', () => {
  const plain = (position: Position, seat = 0): string[] => {
    const codes = new Codes();
    sagrada.plainMoves(position, seat, codes);
    return codes.at.slice(0, codes.count).map((code) => sagradaText.writeEvent(sagrada.decode(position, code)));
  };

  test('are all drafts, and ending the turn only if there is none', () => {
    expect(plain(comitas())).toEqual(['0 R4@B1', '0 R4@B3', '0 B1@B1', '0 B1@B3', '0 B1@C1', '0 B1@C3', '0 B1@D1']);
    expect(plain(comitas({ drafted: true }))).toEqual(['0 done']);
    expect(plain(comitas({ pool: '' }))).toEqual(['0 done']);
    expect(plain(comitas(), 1)).toEqual([]);
  });

  test('are all moves if nothing can be drafted', () => {
    expect(plain(dealt(2, SETUP_2), 1)).toHaveLength(4);
    const brush = comitas({ tools: ['flux-brush', 'lathekin', 'tap-wheel'] });
    play(brush, '0 flux-brush B1', 'rerolled B5');
    expect(plain(brush)).toEqual(['0 settle B1', '0 settle B3', '0 settle C1', '0 settle C3']);
  });

  test('are added to an existing list', () => {
    const codes = new Codes();
    sagrada.plainMoves(comitas({ drafted: true }), 0, codes);
    sagrada.plainMoves(comitas({ drafted: true }), 0, codes);
    expect(codes.count).toBe(2);
  });
});

describe('the worth of a position', () => {
  test('the standing counts the current dice, tokens and empty spaces', () => {
    const position = table({ seats: [{ dice: 'A2R1 A4R2', own: 'R', tokens: 2 }, {}] });
    expect(sagrada.standing(position, 0)).toBe(2 + 3 + 2 - 18);
  });

  test('spaces that no die can fill are counted', () => {
    expect(impossibleSpaces(comitas({ seats: [{ pattern: 'comitas', dice: 'C2R3' }, {}] }), 0)).toBe(0);
    // B2 allows only a 4, and has a 4 beside it.
    expect(impossibleSpaces(comitas(), 0)).toBe(1);
    // A3 allows only a 2, and has a 2 beside it.
    expect(impossibleSpaces(comitas({ seats: [{ pattern: 'comitas', dice: 'A2R2' }, {}] }), 0)).toBe(1);
    // B5 and C4 allow only yellow, and both have yellow beside them.
    expect(impossibleSpaces(comitas({ seats: [{ pattern: 'comitas', dice: 'B4Y5' }, {}] }), 0)).toBe(2);
    expect(impossibleSpaces(dealt(2, SETUP_2), 0)).toBe(0);
  });

  test('spaces that no die can fill are listed', () => {
    const position = comitas({ seats: [{ pattern: 'comitas', dice: 'B4Y5' }, {}] });
    expect(impossibleCells(position, 0)).toEqual(['B5', 'C4']);
    expect(impossibleCells(position, 1)).toEqual([]);
  });
});

describe('the functions beside the view', () => {
  test('G-12: give a round’s turns, in order', () => {
    const seatsOf = (position: Position) => turnsOfRound(position).map(({ seat }) => seat);
    expect(seatsOf(table({ seats: [{}, {}, {}], start: 1 }))).toEqual([1, 2, 0, 0, 2, 1]);
    expect(seatsOf(table({ seats: [{}] }))).toEqual([0, 0]);
  });

  test('G-30: give the price of a tool', () => {
    const position = table({ tokensOn: [0, 1, 3] });
    expect([0, 1, 2].map((slot) => priceOf(position, slot))).toEqual([1, 2, 2]);
  });

  test('G-50, G-66: give the current points, and the target', () => {
    const position = table({ seats: [{ dice: 'A2R1 A4R2', own: 'R', tokens: 2 }, {}], track: '1R3 1B2 2G6', round: 3 });
    expect(breakdownOf(position, 0)).toMatchObject({ private: 3, tokens: 2, empty: -18, total: -11 });
    expect(targetOf(position)).toBe(11);
  });
});

describe('the number of events played', () => {
  test('counts every event but reveals', () => {
    const position = sagrada.start({ tools: 3 }, 2);
    const lines = [
      SETUP_2.replace('flux-brush', 'flux-remover'),
      '0 choose comitas',
      '1 choose virtus',
      'roll 1 R1 B2 B3 P4 G5',
      '1 flux-remover R1',
      'drawn Y',
      '1 settle 3@pool',
      '1 done',
    ];
    const counts = lines.map((line) => {
      play(position, line);
      return sagrada.played(position);
    });
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    play(position, 'abandoned');
    expect(sagrada.played(position)).toBe(9);
    play(position, 'reveal private=Y,B');
    expect(sagrada.played(position)).toBe(9);
  });

  test('counts a re-roll and the end too', () => {
    const hammer = comitas({ tools: ['glazing-hammer', 'lathekin', 'tap-wheel'], turn: 3 });
    play(hammer, '0 glazing-hammer', 'rerolled B2 R5');
    expect(sagrada.played(hammer)).toBe(11);
    const end = table({ phase: 'end', round: 10, turn: 4 });
    play(end, 'end');
    expect(sagrada.played(end)).toBe(10);
  });
});

describe('the rules behind the points', () => {
  const RULES: Readonly<Record<ObjectiveId, string>> = {
    'row-color-variety': 'G-51',
    'column-color-variety': 'G-51',
    'row-shade-variety': 'G-51',
    'column-shade-variety': 'G-51',
    'light-shades': 'G-52',
    'medium-shades': 'G-52',
    'deep-shades': 'G-52',
    'shade-variety': 'G-52',
    'color-diagonals': 'G-53',
    'color-variety': 'G-52',
  };

  test.each(OBJECTIVE_IDS)('%s', (id) => {
    const others = OBJECTIVE_IDS.filter((other) => other !== id).slice(0, 2);
    const position = table({ phase: 'end', round: 10, turn: 4, objectives: [id, ...others].join('.') });
    expect(play(position, 'end')[0]).toMatchObject({ objective: id, rule: RULES[id] });
    expect(sagrada.view(position, null).public[0]).toBe(id);
  });
});

describe('a view', () => {
  test('of the end shows the result and all private objectives', () => {
    const position = table({ seats: [{ own: 'R' }, { own: 'P' }], phase: 'end', round: 10, turn: 4 });
    expect(sagrada.view(position, 0)).toMatchObject({ result: null, turn: null });
    expect(sagrada.view(position, 0).seats.map((seat) => seat.private)).toEqual([['R'], null]);
    play(position, 'end');
    expect(sagrada.view(position, 0).result).toEqual(sagrada.result(position));
    expect(sagrada.view(position, null).seats.map((seat) => seat.private)).toEqual([['R'], ['P']]);
    expect(sagrada.view(position, null).turn).toBeNull();
  });

  test('of an abandoned game shows the choices and offers', () => {
    const position = dealt(2, SETUP_2);
    play(position, '0 choose comitas');
    expect(sagrada.view(position, 1).seats[0]).toMatchObject({ pattern: null, offers: null, tokens: null });
    play(position, 'abandoned');
    expect(sagrada.view(position, 1).seats[0]).toMatchObject({ pattern: 'comitas', tokens: 5, private: ['Y'] });
    expect(sagrada.view(position, 1).seats[1]).toMatchObject({ pattern: null, chosen: false, tokens: 0 });
  });

  test('cannot be used to change the position', () => {
    const position = comitas();
    const { bag } = sagrada.view(position, 0);
    (bag as number[])[0] = 99;
    expect(sagrada.view(position, 0).bag[0]).not.toBe(99);
  });

  test('shows every space', () => {
    const { dice } = sagrada.view(comitas(), 1).seats[0];
    expect(dice).toHaveLength(20);
    expect(dice.filter((die) => die === null)).toHaveLength(19);
    expect(dice[11]).toBe('R4');
  });
});

describe('the key of a position before the first roll', () => {
  test('tells offers and options apart, and no longer afterwards', () => {
    const other = SETUP_2.replace('comitas.chromatic-splendor', 'via-lux.industria');
    expect(sagrada.key(dealt(2, SETUP_2))).not.toBe(sagrada.key(dealt(2, other)));
    expect(sagrada.key(sagrada.start({ tools: 3 }, 2))).not.toBe(sagrada.key(sagrada.start({ tools: 3, start: 1 }, 2)));
    const chosen = (setup: string): string => {
      const position = dealt(2, setup);
      play(position, '0 choose firelight', '1 choose virtus');
      return sagrada.key(position);
    };
    expect(chosen(SETUP_2)).toBe(chosen(other));
  });
});
