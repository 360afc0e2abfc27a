import { fairLuck, FastRandom, seedFromText, settle } from '@leadlight/core';
import { sintra, type Consequence, type Position, type View } from '@leadlight/sintra';
import { describe, expect, test } from 'vitest';
import { paceOf } from '../src/stage/pace.ts';
import { FLIGHT, landingOf, lengthOf, type Flight, type Motion } from '../src/stage/plan.ts';
import { LOOKS } from '../src/games/sintra/looks.ts';
import { planSintra, type SintraPiece } from '../src/games/sintra/motion/plan.ts';
import { anyOf, present } from '../../core/test/present.ts';

const start = (): Position => {
  const options = sintra.parseOptions({}, 2);
  if (!options.ok) throw new Error('no options');
  return sintra.start(options.value, 2);
};

/** A view in which only the panes of one strip matter. */
const withStrip = (panes: readonly (string | null)[]): View => {
  const view = sintra.view(start(), null);
  const spaces = panes.map((pane) => ({ takes: 'joker', pane }));
  const windows = [{ value: 4, worth: 4, top: 'pink', bottom: null }];
  const seat = { strips: [{ id: 0, side: 'front', spaces, reverse: [] }], windows };
  return { ...view, seats: [seat, seat] } as unknown as View;
};

const EMPTY = withStrip([null, null, null, null, null]);

const picked = (count: number): Consequence => ({
  type: 'picked',
  rule: 'R-13',
  seat: 0,
  from: 2,
  colour: 'blue',
  count,
});
const placed = (...spaces: readonly number[]): Consequence => ({
  type: 'placed',
  rule: 'R-18',
  seat: 0,
  slot: 0,
  colour: 'blue',
  spaces,
});

const flightsOf = (motions: readonly Motion<SintraPiece>[]): readonly Flight<SintraPiece>[] =>
  motions.filter((motion) => motion.kind === 'flight');
/** The time when the last strip has left the game. */
const lastLeave = (motions: readonly Motion<SintraPiece>[]): number =>
  Math.max(0, ...motions.flatMap((motion) => (motion.kind === 'leave' ? [motion.delay + lengthOf(motion)] : [])));
const waysOf = (motions: readonly Motion<SintraPiece>[]): readonly string[] =>
  flightsOf(motions).map(({ from, to }) => `${from[0]} → ${to[0]}`);

describe('animations of Sintra', () => {
  test('move taken panes to their spaces one by one, and show them at their old place until then', () => {
    const motions = planSintra([picked(2), placed(1, 3)], EMPTY);
    expect(waysOf(motions)).toEqual(['display:2:blue#0 → space:0:0:1', 'display:2:blue#1 → space:0:0:3']);
    expect(flightsOf(motions).map(({ delay }) => delay)).toEqual([0, 40]);
    expect(flightsOf(motions).every(({ waits }) => waits)).toBe(true);
  });

  test('move the rest of the display to the centre', () => {
    const swept: Consequence = { type: 'swept', rule: 'R-13', display: 2, panes: ['pink', 'pink', 'white'] };
    expect(waysOf(planSintra([swept], EMPTY))).toEqual([
      'display:2:pink#0 → centre:pink',
      'display:2:pink#1 → centre:pink',
      'display:2:white#0 → centre:white',
    ]);
  });

  test('drop panes without a space onto the track, and their splinters into the tower', () => {
    const broke: Consequence = { type: 'broke', rule: 'R-19', seat: 0, colour: 'blue', count: 1 };
    const motions = planSintra([picked(2), placed(4), broke], EMPTY);
    expect(waysOf(motions)).toEqual([
      'display:2:blue#0 → space:0:0:4',
      'display:2:blue#1 → marker:0',
      'marker:0 → tower',
    ]);
    const [, falling, splinters] = flightsOf(motions);
    expect(splinters?.piece).toEqual({ kind: 'shards', colour: 'blue' });
    expect(splinters?.delay).toBe(present(falling).delay + FLIGHT);
  });

  test('move one pane of a completed strip into the window and the others to the tower, once all have landed', () => {
    const kept: Consequence = { type: 'kept', rule: 'R-25', seat: 0, slot: 0, colour: 'pink', frame: 'top' };
    const before = withStrip(['pink', 'white', 'pink', 'white', null]);
    const motions = planSintra([picked(1), placed(4), kept], before);
    expect(waysOf(motions)).toEqual([
      'display:2:blue#0 → space:0:0:4',
      'space:0:0:0 → window:0:0:top',
      'space:0:0:1 → tower',
      'space:0:0:2 → tower',
      'space:0:0:3 → tower',
      'space:0:0:4 → tower',
    ]);
    const [arriving, ...leaving] = flightsOf(motions);
    expect(leaving.every(({ delay }) => delay >= present(arriving).delay + FLIGHT)).toBe(true);
    expect(leaving.map(({ waits }) => waits)).toEqual([true, true, true, true, false]);
    expect(motions.at(-1)).toMatchObject({ kind: 'glow', at: ['window:0:0', 'seat:0'], colour: 'pink' });
  });

  test('turn over or remove a strip only when its panes are on their way', () => {
    const flipped: Consequence = { type: 'strip-flipped', rule: 'R-25', seat: 0, slot: 0, side: 'back' };
    const left: Consequence = { type: 'strip-left', rule: 'R-26', seat: 1, slot: 3 };
    const motions = planSintra([picked(1), placed(4), flipped, left], EMPTY);
    expect(motions.slice(1)).toEqual([
      { kind: 'flip', at: ['strip:0:0'], delay: 1.5 * FLIGHT },
      { kind: 'leave', at: ['strip:1:3'], delay: 1.5 * FLIGHT },
    ]);
  });

  test('raise points one by one, losses with their sign, and nothing for zero', () => {
    const scored = { type: 'window-scored', rule: 'R-27', seat: 1, slot: 0, own: 3, right: 4, points: 7 } as const;
    const lost: Consequence = { type: 'glass-lost', rule: 'R-42', seat: 1, points: 18 };
    const motions = planSintra([scored, lost, { ...scored, points: 0 }], EMPTY);
    const points = motions.flatMap((motion) => (motion.kind === 'points' ? [motion.points] : []));
    expect(points).toEqual([-18, 7]);
  });

  test('R-26: let a complete window flare in the colours of both its panes', () => {
    const kept: Consequence = { type: 'kept', rule: 'R-26', seat: 0, slot: 0, colour: 'blue', frame: 'bottom' };
    const left: Consequence = { type: 'strip-left', rule: 'R-26', seat: 0, slot: 0 };
    const glows = planSintra([picked(1), placed(4), kept, left], EMPTY).filter(({ kind }) => kind === 'glow');
    expect(glows.filter((glow) => 'scale' in glow)).toMatchObject([{ colour: 'pink' }, { colour: 'blue' }]);
  });

  test('R-42: let the end of the broken glass track be felt', () => {
    const lost: Consequence = { type: 'glass-lost', rule: 'R-42', seat: 1, points: 18 };
    const [glow] = planSintra([lost], EMPTY);
    expect(glow).toMatchObject({ kind: 'glow', at: ['marker:1', 'broken:1', 'seat:1'], colour: 'loss' });
  });

  test('fill displays from the bag, each of several equal panes to a different place', () => {
    const filled: Consequence = {
      type: 'display-filled',
      rule: 'R-10',
      display: 4,
      panes: ['blue', 'pink', 'blue', 'blue'],
    };
    expect(flightsOf(planSintra([filled], EMPTY)).map(({ to }) => to[0])).toEqual([
      'display:4:blue#0',
      'display:4:pink#0',
      'display:4:blue#1',
      'display:4:blue#2',
    ]);
  });

  test('refill the bag from the tower, and return an untaken tile', () => {
    const before = { ...EMPTY, tower: { pink: 0, orange: 3, yellow: 0, blue: 1, white: 0 } };
    expect(waysOf(planSintra([{ type: 'bag-refilled', rule: 'R-44', panes: 4 }], before))).toEqual([
      'tower → bag',
      'tower → bag',
    ]);
    expect(waysOf(planSintra([{ type: 'tile-returned', rule: 'R-83', seat: 1 }], EMPTY))).toEqual([
      'tile:centre → tile:1',
    ]);
  });

  test('move every taken pane in whole games, with enough time to see everything', () => {
    const random = new FastRandom('motion');
    const position = start();
    const luck = fairLuck('sintra', seedFromText('motion'), ['', '']);
    settle(sintra, position, luck);
    for (let due = sintra.toAct(position); due.kind === 'decide'; due = sintra.toAct(position)) {
      const before = sintra.view(position, null);
      const moves = sintra.legal(position, due.seats[0]);
      const followed: Consequence[] = [];
      sintra.play(position, anyOf(moves, random), followed);
      const motions = planSintra(followed, before);
      const count = followed.find((each) => each.type === 'picked')?.count ?? 0;
      const taken = flightsOf(motions).filter(({ to }) => /^(?:space|marker)/.test(present(to[0])));
      expect(taken).toHaveLength(count);
      expect(paceOf(LOOKS, followed)).toBeGreaterThanOrEqual(landingOf(motions));
      expect(paceOf(LOOKS, followed)).toBeGreaterThanOrEqual(lastLeave(motions));
      settle(sintra, position, luck);
    }
  });
});
