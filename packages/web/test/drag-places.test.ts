import { describe, expect, test } from 'vitest';
import * as sagradaBoard from '../src/sagrada/board.ts';
import * as sintraBoard from '../src/sintra/board.ts';

describe('places of Sintra by their names', () => {
  test('panes are lifted from displays and the centre, by the name that the board gives them', () => {
    for (const from of [3, 'centre'] as const) {
      const spot = { kind: 'panes', from, colour: 'blue' } as const;
      expect(sintraBoard.liftedFrom(sintraBoard.panesAt(from, 'blue'))).toEqual(spot);
    }
    expect(sintraBoard.liftedFrom('display:3')).toBeUndefined();
    expect(sintraBoard.liftedFrom('strip:0:blue')).toBeUndefined();
  });

  test('they are dropped on the own strips and the own broken-glass track', () => {
    expect(sintraBoard.droppedOn('strip:1:5', 1)).toEqual({ kind: 'strip', slot: 5 });
    expect(sintraBoard.droppedOn('glass:1', 1)).toEqual({ kind: 'break' });
    expect(sintraBoard.droppedOn('strip:0:5', 1)).toBeUndefined();
    expect(sintraBoard.droppedOn('space:1:5:0', 1)).toBeUndefined();
  });
});

describe('places of Sagrada by their names', () => {
  test('equal dice of the pool differ in their place', () => {
    expect(sagradaBoard.liftedFrom('pool:R3.1', ['R3', 'B1', 'R3'], 0)).toEqual({ kind: 'pool', at: 2, die: 'R3' });
    expect(sagradaBoard.liftedFrom('pool:R3.1', ['R3'], 0)).toBeUndefined();
  });

  test('spaces count in the own window only', () => {
    expect(sagradaBoard.liftedFrom('cell:0:B2', [], 0)).toEqual({ kind: 'cell', cell: 'B2' });
    expect(sagradaBoard.spaceAt('cell:0:B2', 1)).toBeUndefined();
    expect(sagradaBoard.spaceAt('cell:0:E9', 0)).toBeUndefined();
    expect(sagradaBoard.spaceAt('track:0:B2', 0)).toBeUndefined();
  });
});
