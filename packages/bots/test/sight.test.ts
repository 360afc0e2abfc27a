import { describe, expect, it } from 'vitest';
import { LEVELS } from '@leadlight/bots';
import { sagradaBots } from '@leadlight/bots/sagrada';
import { sagrada, sagradaText, type Event, type PatternId, type Setup } from '@leadlight/sagrada';
import { decided, happen, playGame } from './play.ts';

const SETUP: Setup = {
  type: 'setup',
  start: 0,
  private: [['R'], ['B']],
  public: ['color-variety', 'deep-shades', 'light-shades'],
  tools: ['lathekin', 'tap-wheel', 'flux-brush'],
  offers: [
    ['suns-glory', 'firelight', 'gravitas', 'water-of-life'],
    ['batllo', 'bellesguard', 'via-lux', 'industria'],
  ],
};

/** Looks the same to seat 0: the other seat holds another private objective, and its second card is another. */
const OTHERWISE: Setup = {
  ...SETUP,
  private: [['R'], ['G']],
  offers: [SETUP.offers[0], ['batllo', 'bellesguard', 'lux-mundi', 'lux-astram']],
};

const choose = (player: number, pattern: PatternId): Event => ({ type: 'choose', player, pattern });
const ROLL: Event = { type: 'roll', round: 1, dice: ['R5', 'B2', 'G6', 'Y1', 'P3'] };

/** Full budgets would take minutes; this one exercises the same code. */
const BUDGET = 16;

/** Seat 0's moves after these events, for each bot and with many seeds. */
function movesAfter(events: readonly Event[]): readonly string[] {
  const position = sagrada.start({ tools: 3 }, 2);
  const seen = [0, 1].map(() => ({ position: sagrada.start({ tools: 3 }, 2), events: [] as Event[] }));
  for (const event of events) happen(sagrada, position, seen, event);
  return LEVELS.flatMap((level) =>
    Array.from({ length: 20 }, (_, i) =>
      sagradaText.writeEvent(decided(sagradaBots.begin({ seat: 0, ...seen[0] }, level, `${i}`, BUDGET))),
    ),
  );
}

describe('the view that bots get', () => {
  it('gives no hint of hidden information while windows are being chosen', () => {
    expect(movesAfter([SETUP])).toEqual(movesAfter([OTHERWISE]));
    expect(movesAfter([SETUP, choose(1, 'batllo')])).toEqual(movesAfter([OTHERWISE, choose(1, 'bellesguard')]));
  });

  it('gives no hint of the others’ private objectives during play', () => {
    const events = [choose(0, 'gravitas'), choose(1, 'batllo'), ROLL];
    const other = { ...SETUP, private: OTHERWISE.private };
    expect(movesAfter([SETUP, ...events])).toEqual(movesAfter([other, ...events]));
  });

  it('contains unknowns as long as there are secrets', () => {
    let asked = 0;
    playGame(sagradaBots, ['random', 'greedy'], 'secrets', ({ position }) => {
      asked++;
      expect(sagrada.complete(position)).toBe(false);
    });
    expect(asked).toBeGreaterThan(40);
  });
});
