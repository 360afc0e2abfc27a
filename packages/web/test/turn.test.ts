import { describe, expect, test } from 'vitest';
import { fairLuck, FastRandom, seedFromText, settle, type GameTypes } from '@leadlight/core';
import { sagrada, type Move, type Position, type Sagrada } from '@leadlight/sagrada';
import { sintra, type Sintra } from '@leadlight/sintra';
import { toolsForDie } from '../src/games/sagrada/choosing/tools.ts';
import { sagradaSteps, type SagradaStep } from '../src/games/sagrada/choosing/steps.ts';
import type { SintraStep } from '../src/games/sintra/choosing/steps.ts';
import { ghostsOf } from '../src/games/sagrada/ghosts.ts';
import { SAGRADA } from '../src/games/sagrada/client.ts';
import { isShown } from '../src/games/sagrada/picks.ts';
import { stepsAt } from '../src/games/sagrada/spots.ts';
import { SINTRA } from '../src/games/sintra/client.ts';
import { Turn, type Touched } from '../src/play/turn.ts';
import { CELLS } from '../src/games/sagrada/board/board.ts';
import { anyOf, firstTwo, present } from '../../core/test/present.ts';

function sintraTurn(seed: string): Turn<Sintra, SintraStep> {
  const position = sintra.start({ side: 'A', scoreFloor: false, strips: 'house', start: 0 }, 2);
  settle(sintra, position, fairLuck('sintra', seedFromText(seed), ['', '']));
  return Turn.begin(SINTRA, 0, position);
}

/** Two players at the first turn, after choosing windows. */
function sagradaPosition(seed: string): Position {
  const position = sagrada.start({ tools: 3, start: 0 }, 2);
  const luck = fairLuck('sagrada', seedFromText(seed), ['', '']);
  settle(sagrada, position, luck);
  for (const seat of [0, 1]) sagrada.play(position, present(sagrada.legal(position, seat)[0]));
  settle(sagrada, position, luck);
  return position;
}

type Moving = Extract<Move, { readonly moves: unknown }>;

/** Whether the move puts a second die on the first one's old space. */
const isIntoLeftSpace = (move: Move): move is Moving =>
  move.type === 'tool' && move.tool === 'lathekin' && move.moves[1]?.to === move.moves[0]?.from;

/** The turns of random two-player games, one for each decision. */
function* randomTurns(games: number): Generator<Turn<Sagrada, SagradaStep>> {
  const random = new FastRandom('turns');
  for (let game = 0; game < games; game++) {
    const luck = fairLuck('sagrada', seedFromText(`game ${game}`), ['', '']);
    const position = sagrada.start({ tools: 3, start: 0 }, 2);
    settle(sagrada, position, luck);
    for (let due = sagrada.toAct(position); due.kind === 'decide'; due = sagrada.toAct(position)) {
      const turn = Turn.begin(SAGRADA, due.seats[0], position);
      yield turn;
      sagrada.play(position, anyOf(turn.chooser.moves, random));
      settle(sagrada, position, luck);
    }
  }
}

/** A turn that has such a move. */
function turnIntoLeftSpace(): { readonly turn: Turn<Sagrada, SagradaStep>; readonly use: Moving } {
  for (const turn of randomTurns(200)) {
    const use = turn.chooser.moves.find(isIntoLeftSpace);
    if (use !== undefined) return { turn, use };
  }
  throw new Error('no such turn');
}

describe('a turn of Sintra', () => {
  test('is chosen by touching panes and a strip, previewed, and complete with one move', () => {
    const turn = sintraTurn('turn');
    const panes = present(turn.chooser.next[0]);
    const chosen = turnOf(turn.touch(panes));
    expect(chosen.chooser.isTouched(panes)).toBe(true);
    expect(chosen.preview).toBeUndefined();
    const strip = chosen.chooser.next.find(({ kind }) => kind === 'strip') ?? panes;
    const ready = turnOf(chosen.touch(strip));
    expect(ready.preview?.followed.map(({ type }) => type)).toContain('placed');
    expect(ready.isComplete).toBe(false);
    expect(ready.accept().isComplete).toBe(true);
    expect(ready.accept().undo().canUndo).toBe(false);
  });

  test('starts again when other panes are touched', () => {
    const turn = sintraTurn('anew');
    const [first, second] = firstTwo(turn.chooser.next);
    const again = turnOf(turnOf(turn.touch(first)).touch(second));
    expect(again.chooser.touched).toEqual([second]);
  });

  test('restores a choice as far as it is still possible', () => {
    const turn = sintraTurn('again');
    const panes = present(turn.chooser.next[0]);
    const chosen = turnOf(turn.touch(panes));
    const strip = chosen.chooser.next.find(({ kind }) => kind === 'strip') ?? panes;
    const ready = turnOf(chosen.touch(strip));
    expect(turn.retouch(ready.chooser.touched).chooser.touched).toEqual(ready.chooser.touched);
    expect(turn.retouch([{ kind: 'glazier' }, panes]).chooser.touched).toEqual([]);
  });

  test('names the rule behind a refusal', () => {
    const turn = sintraTurn('why');
    const answer = turn.touch({ kind: 'glazier' });
    expect(answer.kind === 'refused' && answer.reasons.map(({ rule }) => rule)).toEqual(['R-41']);
    const panes = present(turn.chooser.next[0]);
    const chosen = turnOf(turn.touch(panes));
    const full = [0, 1, 2, 3, 4, 5, 6, 7].find((slot) => !chosen.chooser.isOpen({ kind: 'strip', slot }));
    const refused = chosen.touch({ kind: 'strip', slot: full ?? 0 });
    expect(refused.kind === 'refused' && refused.reasons.map(({ rule }) => rule)).toContain('R-18');
  });
});

const turnOf = <T extends GameTypes, Step extends object>(touched: Touched<T, Step>): Turn<T, Step> => {
  if (touched.kind === 'turn') return touched.turn;
  throw new Error(JSON.stringify(touched.reasons));
};

describe('a turn of Sagrada', () => {
  test('continues after a die is placed, and is complete when it is ended', () => {
    const random = new FastRandom('sagrada');
    const turn = Turn.begin(SAGRADA, 0, sagradaPosition('turn'));
    const dice = turn.chooser.next.filter(({ kind }) => kind === 'die');
    const chosen = turnOf(turn.touch(anyOf(dice, random)));
    const placed = turnOf(chosen.touch(present(chosen.chooser.next[0]))).accept();
    expect(placed.isComplete).toBe(false);
    expect(placed.draft.steps).toHaveLength(1);
    const over = turnOf(placed.touch({ kind: 'done' })).accept();
    expect(over.isComplete).toBe(true);
    expect(over.draft.steps.map(({ move }) => move.type)).toEqual(['place', 'done']);
    expect(over.undo().undo().draft.steps).toHaveLength(0);
  });

  test('accepts another space for the same die, and another die instead of the first', () => {
    const turn = Turn.begin(SAGRADA, 0, sagradaPosition('turn'));
    const [one, other] = firstTwo(turn.chooser.next.filter(({ kind }) => kind === 'die'));
    const chosen = turnOf(turn.touch(one));
    const [here, there] = firstTwo(chosen.chooser.next);
    const ready = turnOf(chosen.touch(here));
    expect(ready.reaches(there)).toBe(true);
    expect(turnOf(ready.touch(there)).chooser.touched).toEqual([one, there]);
    expect(turnOf(ready.touch(other)).chooser.touched).toEqual([other]);
  });

  test('shows a die where it would lie, and nothing before that', () => {
    const turn = Turn.begin(SAGRADA, 0, sagradaPosition('turn'));
    const move = sagrada.legal(turn.position, 0).find(({ type }) => type === 'place');
    if (move?.type !== 'place') throw new Error('no die can be placed');
    const chosen = turnOf(turn.touch({ kind: 'die', die: move.die }));
    expect(ghostsOf(chosen)).toEqual({});
    expect(ghostsOf(turnOf(chosen.touch({ kind: 'cell', cell: move.cell })))).toEqual({ [move.cell]: move.die });
  });

  test('shows a die moved by a tool at its new space, and its old space as free', () => {
    const { turn, use } = turnIntoLeftSpace();
    const [first, second] = firstTwo(use.moves);
    const steps: readonly SagradaStep[] = [
      { kind: 'tool', tool: 'lathekin' },
      { kind: 'lift', cell: first.from },
      { kind: 'cell', cell: first.to },
      { kind: 'lift', cell: second.from },
    ];
    const half = turn.retouch(steps);
    expect(half.chooser.touched).toEqual(steps);
    const { dice } = present(sagrada.view(turn.position, turn.seat).seats[turn.seat]);
    const moved = dice[CELLS.indexOf(first.from)];
    expect(ghostsOf(half)).toEqual({ [first.from]: null, [first.to]: moved });
    expect(steps.filter((step) => isShown(half.chooser.touched, step))).toEqual([steps[0], steps[2], steps[3]]);
    const whole = turnOf(half.touch({ kind: 'cell', cell: first.from }));
    const other = dice[CELLS.indexOf(second.from)];
    expect(ghostsOf(whole)).toEqual({ [first.from]: other, [first.to]: moved, [second.from]: null });
  });

  test('never shows a coming choice as chosen', () => {
    const random = new FastRandom('next');
    for (const turn of randomTurns(40)) {
      const { moves } = turn.chooser;
      let { chooser } = turn;
      for (const step of sagradaSteps(anyOf(moves, random))) {
        const spots = chooser.next.filter(({ kind }) => kind === 'cell' || kind === 'lift');
        const shown = spots.flatMap((spot) => ('cell' in spot ? stepsAt({ kind: 'cell', cell: spot.cell }) : []));
        expect(shown.filter((each) => chooser.isTouched(each) && isShown(chooser.touched, each))).toEqual([]);
        chooser = chooser.touch(step) ?? chooser;
      }
      expect(chooser.move).toBeDefined();
    }
  });

  test('offers only the tools that work on the chosen die', () => {
    const position = sagradaPosition('tools');
    const turn = Turn.begin(SAGRADA, 0, position);
    expect(toolsForDie(turn)).toEqual(new Set());
    for (const die of turn.chooser.next.filter((step) => step.kind === 'die')) {
      const usable = toolsForDie(turnOf(turn.touch(die)));
      const moves = sagrada.legal(position, 0).filter((move) => 'die' in move && move.die === die.die);
      expect(usable).toEqual(new Set(moves.flatMap((move) => (move.type === 'tool' ? [move.tool] : []))));
      for (const tool of usable) {
        const used = turnOf(turnOf(turn.touch(die)).touch({ kind: 'tool', tool }));
        expect(used.chooser.isOpen(die)).toBe(true);
      }
    }
  });

  test('names the rule against placing a die', () => {
    const turn = Turn.begin(SAGRADA, 0, sagradaPosition('why'));
    const chosen = turnOf(turn.touch(present(turn.chooser.next[0])));
    const answer = chosen.touch({ kind: 'cell', cell: 'B3' });
    expect(answer.kind === 'refused' && answer.reasons.map(({ rule }) => rule)).toContain('G-21');
  });
});
