import { describe, expect, test } from 'vitest';
import * as sagradaBoard from '../src/games/sagrada/board/board.ts';
import * as sintraBoard from '../src/games/sintra/board/board.ts';

describe('named places of Sintra', () => {
  test('let panes be dragged from displays and the centre', () => {
    for (const from of [3, 'centre'] as const) {
      const spot = { kind: 'panes', from, colour: 'blue' } as const;
      expect(sintraBoard.liftedFrom(sintraBoard.panesAt(from, 'blue'))).toEqual(spot);
    }
    expect(sintraBoard.liftedFrom('display:3')).toBeUndefined();
    expect(sintraBoard.liftedFrom('strip:0:blue')).toBeUndefined();
  });

  test('accept drops on the player’s strips and broken glass track', () => {
    expect(sintraBoard.droppedOn('strip:1:5', 1)).toEqual({ kind: 'strip', slot: 5 });
    expect(sintraBoard.droppedOn('glass:1', 1)).toEqual({ kind: 'break' });
    expect(sintraBoard.droppedOn('strip:0:5', 1)).toBeUndefined();
    expect(sintraBoard.droppedOn('space:1:5:0', 1)).toBeUndefined();
  });
});

describe('named places of Sagrada', () => {
  test('tell equal dice in the pool apart', () => {
    expect(sagradaBoard.liftedFrom('pool:R3.1', ['R3', 'B1', 'R3'], 0)).toEqual({ kind: 'pool', at: 2, die: 'R3' });
    expect(sagradaBoard.liftedFrom('pool:R3.1', ['R3'], 0)).toBeUndefined();
  });

  test('include the spaces of the player’s window only', () => {
    expect(sagradaBoard.liftedFrom('cell:0:B2', [], 0)).toEqual({ kind: 'cell', cell: 'B2' });
    expect(sagradaBoard.spaceAt('cell:0:B2', 1)).toBeUndefined();
    expect(sagradaBoard.spaceAt('cell:0:E9', 0)).toBeUndefined();
    expect(sagradaBoard.spaceAt('track:0:B2', 0)).toBeUndefined();
  });
});
