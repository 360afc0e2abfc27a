/** The places that light up with a line of the log or a preview. */
import type { Consequence as OfSagrada } from '@leadlight/sagrada';
import type { Consequence as OfSintra } from '@leadlight/sintra';
import { expect, test } from 'vitest';
import { SAGRADA_NAMING } from '../src/games/sagrada/places.ts';
import { SINTRA_NAMING } from '../src/games/sintra/places.ts';

const sintra = (...followed: readonly OfSintra[]) => SINTRA_NAMING.namedBy(followed).map(({ at }) => at[0]);
const sagrada = (...followed: readonly OfSagrada[]) => SAGRADA_NAMING.namedBy(followed).map(({ at }) => at[0]);

test('Sintra: the display, the filled spaces, the window and the broken glass track', () => {
  expect(
    sintra(
      { type: 'picked', rule: 'R-13', seat: 1, from: 2, colour: 'blue', count: 3 },
      { type: 'placed', rule: 'R-18', seat: 1, slot: 4, colour: 'blue', spaces: [0, 3] },
      { type: 'broke', rule: 'R-19', seat: 1, colour: 'blue', count: 1 },
      { type: 'kept', rule: 'R-25', seat: 1, slot: 4, colour: 'blue', frame: 'top' },
    ),
  ).toEqual(['display:2', 'space:1:4:0', 'space:1:4:3', 'glass:1', 'window:1:4']);
});

test('Sintra: the glazier only where its move is the turn', () => {
  expect(sintra({ type: 'glazier-moved', rule: 'R-40', seat: 0, from: 5, to: 0 })).toEqual(['glazier:0', 'strip:0:0']);
  expect(sintra({ type: 'glazier-moved', rule: 'R-17', seat: 0, from: 0, to: 5 })).toEqual([]);
});

test('Sagrada: both spaces of a moved die, the tool and the space of the round track', () => {
  expect(
    sagrada(
      { type: 'tokens-paid', rule: 'G-30', seat: 1, tool: 'lathekin', tokens: 2 },
      { type: 'moved', rule: 'G-36', seat: 1, die: 'R3', from: 'A1', to: 'B2' },
      { type: 'swapped', rule: 'G-37', seat: 1, round: 4, from: 'R3', to: 'B5' },
    ),
  ).toEqual(['tool:lathekin', 'cell:1:A1', 'cell:1:B2', 'track:4']);
});

test('a player without a visible board has a card', () => {
  const placed = { type: 'placed', rule: 'G-20', seat: 2, die: 'R3', cell: 'B2' } as const;
  expect(SAGRADA_NAMING.namedBy([placed])).toEqual([{ at: ['cell:2:B2', 'seat:2'], seat: 2 }]);
});
