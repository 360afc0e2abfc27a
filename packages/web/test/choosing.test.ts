import { describe, expect, test } from 'vitest';
import { fairLuck, FastRandom, seedFromText, type Game, type GameTypes } from '@leadlight/core';
import { sagrada } from '@leadlight/sagrada';
import { sintra, type Move } from '@leadlight/sintra';
import { Chooser, type StepsOf } from '../src/play/chooser.ts';
import { sagradaSteps } from '../src/games/sagrada/choosing/steps.ts';
import { sintraSteps, type SintraStep } from '../src/games/sintra/choosing/steps.ts';

const pick = (from: number, strip: number | null, keep?: 'pink' | 'blue'): Move => ({
  type: 'pick',
  player: 0,
  from,
  colour: 'pink',
  strip,
  ...(keep !== undefined && { keep }),
});

const touchAll = (moves: readonly Move[], ...steps: readonly SintraStep[]): Chooser<Move, SintraStep> | undefined =>
  steps.reduce<Chooser<Move, SintraStep> | undefined>(
    (chooser, step) => chooser?.touch(step),
    Chooser.among(moves, sintraSteps),
  );

const PANES = { kind: 'panes', from: 0, colour: 'pink' } as const;

describe('choosing', () => {
  test('offers the first step of every move once', () => {
    const moves: readonly Move[] = [pick(0, 1), pick(0, 2), pick(1, 1), { type: 'back', player: 0 }];
    expect(Chooser.among(moves, sintraSteps).next).toEqual([
      PANES,
      { kind: 'panes', from: 1, colour: 'pink' },
      { kind: 'glazier' },
    ]);
  });

  test('narrows with every touch and ends with a move', () => {
    const moves = [pick(0, 1, 'pink'), pick(0, 1, 'blue'), pick(0, 2)];
    const strip = touchAll(moves, PANES, { kind: 'strip', slot: 1 }, { kind: 'jokers', count: 0 });
    expect(strip?.move).toBeUndefined();
    expect(strip?.next).toEqual([
      { kind: 'keep', colour: 'pink' },
      { kind: 'keep', colour: 'blue' },
    ]);
    expect(strip?.touch({ kind: 'keep', colour: 'blue' })?.move).toBe(moves[1]);
  });

  test('refuses steps that are not open', () => {
    expect(touchAll([pick(0, 1)], { kind: 'strip', slot: 1 })).toBeUndefined();
    expect(touchAll([pick(0, 1)], PANES, { kind: 'strip', slot: 3 })).toBeUndefined();
  });

  test('treats steps as equal whatever the order of their fields', () => {
    expect(touchAll([pick(0, 1)], { colour: 'pink', from: 0, kind: 'panes' })?.isTouched(PANES)).toBe(true);
  });
});

/** Expects every legal move of random games to be chosen by its steps, and by those of no other move. */
function expectChoosable<T extends GameTypes, Step extends object>(
  game: Game<T>,
  players: number,
  stepsOf: StepsOf<T['move'], Step>,
  seed: string,
): void {
  const random = new FastRandom(seed);
  const options = game.parseOptions({}, players);
  if (!options.ok) throw new Error('no options');
  const position = game.start(options.value, players);
  const luck = fairLuck(game.id, seedFromText(seed), Array(players).fill(''));
  for (let due = game.toAct(position); due.kind !== 'over'; due = game.toAct(position)) {
    const moves = due.kind === 'decide' ? game.legal(position, due.seats[0]) : [];
    for (const move of moves) {
      const chooser = stepsOf(move).reduce((left, step) => left.touch(step) ?? left, Chooser.among(moves, stepsOf));
      expect(chooser.move).toEqual(move);
      expect(chooser.moves.filter((other) => stepsOf(other).length === stepsOf(move).length)).toHaveLength(1);
    }
    const event = moves.length > 0 ? moves[random.below(moves.length)] : game.draw(position, luck);
    if (event !== undefined) game.play(position, event);
  }
}

describe('every legal move can be chosen and told apart from all others', () => {
  test.for([2, 4])('in Sintra with %i players', (players) => {
    for (let i = 0; i < 3; i++) expectChoosable(sintra, players, sintraSteps, `choose ${i}`);
  });

  test.for([1, 2, 4])('in Sagrada with %i players', (players) => {
    for (let i = 0; i < 4; i++) expectChoosable(sagrada, players, sagradaSteps, `choose ${i}`);
  });
});
