import { describe, expect, it } from 'vitest';
import { sagradaBots } from '@leadlight/bots/sagrada';
import { impossibleSpaces, PATTERN_CARDS, sagrada, sagradaText, type Event, type Position } from '@leadlight/sagrada';
import { decided, movesOf, positionOf } from '../play.ts';

interface Sketch {
  readonly pool: string;
  readonly tools?: string;
  readonly turn?: string;
  /** Seat 0: pattern, tokens, private objective, offers, dice. */
  readonly window?: string;
}

const OFFERS = 'shadow-thief.sun-catcher.ripples-of-light.fractal-drops';
const OTHER = 'suns-glory:6:G:suns-glory.firelight.aurora-sagradis.aurorae-magnificus:-';

/** Seat 0 is to move in round 1, with private objective blue; the public ones score nothing for one die. */
function sketch({ pool, tools = 'lathekin.grinding-stone.flux-remover', turn = '0', window }: Sketch): string {
  const own = window ?? `shadow-thief:5:B:${OFFERS}:-`;
  const dice = `${pool}.${own.slice(own.lastIndexOf(':') + 1).replaceAll(/[A-D]\d/g, '')}`;
  const bag = Array.from('RYGBP', (letter) => 18 - dice.split(letter).length + 1).join('.');
  return [
    `players=2 dealt=3 first=- index=4 phase=turn abandoned=no round=1 start=0 turn=${turn} skips=0 drafted=no`,
    `tooled=no flux=- fluxIndex=-1 hand=- bag=${bag} pool=${pool} track=- paid=- tools=${tools} toolTokens=0.0.0`,
    `spent=0 objectives=column-color-variety.row-shade-variety.color-variety seat0=${own} seat1=${OTHER}`,
  ].join(' ');
}

const greedy = (drawn: Sketch): readonly string[] =>
  movesOf({ bots: sagradaBots, notation: sagradaText }, 'greedy', positionOf(sagradaText, sketch(drawn)), 0);

const greedyMove = (position: Position, seed: number) =>
  decided(sagradaBots.begin({ seat: 0, position, events: [] }, 'greedy', `${seed}`));

describe('greedy in Sagrada', () => {
  it('takes the die that scores most: the highest of its private colour', () => {
    const moves = greedy({ pool: 'G2.G6.Y6.B3.B5', tools: 'lathekin.glazing-hammer.flux-remover' });
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every((move) => move.startsWith('0 B5@'))).toBe(true);
  });

  it('makes no space impossible to fill where it can avoid it', () => {
    const text = sketch({ pool: 'R5', tools: 'lathekin.glazing-hammer.flux-remover' });
    const position = positionOf(sagradaText, text);
    const blocked = (move: Event): number => {
      const next = sagrada.copy(position);
      sagrada.play(next, move);
      return impossibleSpaces(next, 0);
    };
    expect(sagrada.legal(position, 0).some((move) => blocked(move) > 0)).toBe(true);
    for (let i = 0; i < 60; i++) {
      const move = greedyMove(position, i);
      expect([move.type, blocked(move)]).toEqual(['place', 0]);
    }
  });

  it('uses a tool that gains more than any plain move, despite its price', () => {
    const moves = greedy({ pool: 'B1', tools: 'lathekin.grinding-stone.flux-remover' });
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every((move) => move.includes('grinding-stone'))).toBe(true);
  });

  it('leaves alone a tool that gains no more than a plain move', () => {
    const moves = greedy({ pool: 'G3', tools: 'lathekin.grinding-stone.flux-remover' });
    expect(moves.every((move) => move.startsWith('0 G3@'))).toBe(true);
  });

  it('never pays for chance, and ends the turn when no move gains anything', () => {
    // Around the red 1 only blue dice and fives fit.
    const window = 'lux-mundi:6:B:lux-mundi.lux-astram.via-lux.industria:D1R1';
    expect(greedy({ pool: 'Y3', tools: 'flux-brush.glazing-hammer.flux-remover', window })).toEqual(['0 done']);
  });

  it('settles a die where it is worth most', () => {
    const position = positionOf(sagradaText, sketch({ pool: 'G2', tools: 'lathekin.grinding-stone.flux-remover' }));
    sagrada.play(position, { type: 'tool', player: 0, tool: 'flux-remover', die: 'G2' });
    sagrada.play(position, { type: 'drawn', colour: 'B' });
    const move = greedyMove(position, 1);
    expect(move).toMatchObject({ type: 'settle', value: 6 });
    expect(move).toHaveProperty('cell');
  });

  it('chooses a window with the most tokens', () => {
    const position = sagrada.start({ tools: 3 }, 2);
    sagrada.play(position, {
      type: 'setup',
      start: 0,
      private: [['R'], ['B']],
      public: ['color-variety', 'deep-shades', 'light-shades'],
      tools: ['lathekin', 'tap-wheel', 'flux-brush'],
      offers: [
        ['suns-glory', 'firelight', 'gravitas', 'water-of-life'],
        ['batllo', 'bellesguard', 'via-lux', 'industria'],
      ],
    });
    const chosen = Array.from({ length: 40 }, (_, i) => greedyMove(position, i));
    const patterns = new Set(chosen.map((move) => (move.type === 'choose' ? move.pattern : null)));
    expect(patterns).toEqual(new Set(['suns-glory', 'water-of-life']));
    expect(PATTERN_CARDS['suns-glory'].difficulty).toBe(6);
  });
});
