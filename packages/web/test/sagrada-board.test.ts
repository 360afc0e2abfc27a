import { en } from '@leadlight/messages';
import { COLOURS, OBJECTIVE_IDS, PATTERN_IDS, sagrada, TOOL_IDS } from '@leadlight/sagrada';
import { describe, expect, test } from 'vitest';
import { columnsFor, lying, stepFrom, tilt } from '../src/games/sagrada/board/arrange.ts';
import { CELLS, colourOf, printedOn, valueOf } from '../src/games/sagrada/board/board.ts';
import { factsOf } from '../src/games/sagrada/board/facts.ts';
import { PICTURES } from '../src/games/sagrada/board/objective-icons.ts';
import { TOOL_ICONS } from '../src/games/sagrada/board/tool-icons.ts';
import { notesOn } from '../src/games/sagrada/describe.ts';

describe('reading components', () => {
  test('gives the restriction of each space of a pattern', () => {
    expect(CELLS.slice(0, 6)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'B1']);
    expect(printedOn('fractal-drops').slice(0, 6)).toEqual([null, 4, null, 'Y', 6, 'R']);
    for (const id of PATTERN_IDS) expect(printedOn(id)).toHaveLength(CELLS.length);
  });

  test('gives the colour and value of a die', () => {
    expect(colourOf('P6')).toBe('P');
    expect(valueOf('P6')).toBe(6);
  });
});

describe('dice on the table', () => {
  test('keep their keys when another one leaves', () => {
    expect(lying(['R3', 'B1', 'R3'])).toEqual([
      { die: 'R3', at: 0, key: 'R3.0' },
      { die: 'B1', at: 1, key: 'B1.0' },
      { die: 'R3', at: 2, key: 'R3.1' },
    ]);
    expect(lying(['B1', 'R3']).map(({ key }) => key)).toEqual(['B1.0', 'R3.0']);
  });

  test('are tilted slightly, always in the same way', () => {
    const angles = COLOURS.flatMap((colour) => [1, 2, 3, 4, 5, 6].map((value) => tilt(`${colour}${value}.0`)));
    expect(Math.max(...angles.map(Math.abs))).toBeLessThanOrEqual(7);
    expect(new Set(angles).size).toBeGreaterThan(5);
    expect(tilt('R3.0')).toBe(tilt('R3.0'));
  });

  test('are stacked in a square', () => {
    expect([0, 1, 2, 4, 5, 9].map(columnsFor)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

describe('the keyboard', () => {
  const step = (key: string, at: number) => stepFrom(key, at, 20, 5);

  test('moves from space to space, and not beyond the edge', () => {
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => step(key, 6))).toEqual([5, 7, 1, 11]);
    expect(step('ArrowLeft', 5)).toBeUndefined();
    expect(step('ArrowRight', 4)).toBeUndefined();
    expect(step('ArrowUp', 2)).toBeUndefined();
    expect(step('ArrowDown', 17)).toBeUndefined();
    expect(step('a', 6)).toBeUndefined();
  });

  test('moves to the ends of a row', () => {
    expect(step('Home', 7)).toBe(5);
    expect(step('End', 7)).toBe(9);
    expect(stepFrom('End', 1, 3, 10)).toBe(2);
  });
});

describe('facts', () => {
  test('come from the engine, for every seat', () => {
    const facts = factsOf(sagrada.start({ tools: 3 }, 3));
    expect(facts.turns.map(({ seat }) => seat)).toEqual([0, 1, 2, 2, 1, 0]);
    expect(facts.seats).toHaveLength(3);
    expect(facts.target).toBeNull();
    expect(factsOf(sagrada.start({ tools: 1 }, 1)).target).toBe(0);
  });
});

describe('the notes on an enlarged tool', () => {
  const { board } = en.sagrada;
  const tool = { id: 'lens-cutter', tokens: 0, spent: false } as const;

  test('name its price and the Favor tokens on it', () => {
    expect(notesOn(tool, 1, board)).toEqual(['costs 1', '0 Favor tokens on it']);
    expect(notesOn({ ...tool, tokens: 3 }, 2, board)).toEqual(['costs 2', '3 Favor tokens on it']);
  });

  test('say nothing about Favor tokens in solo, which has none', () => {
    const [price] = factsOf(sagrada.start({ tools: 1 }, 1)).prices;
    expect(notesOn(tool, price, board)).toEqual(['costs a green die']);
    expect(notesOn({ ...tool, spent: true }, price, board)).toEqual(['used up']);
  });
});

describe('pictures', () => {
  test('differ for every tool', () => {
    const drawn = TOOL_IDS.map((id) => JSON.stringify(TOOL_ICONS[id]));
    expect(new Set(drawn).size).toBe(TOOL_IDS.length);
  });

  test('differ for every objective, and stay inside their field', () => {
    const drawn = OBJECTIVE_IDS.map((id) => JSON.stringify(PICTURES[id]));
    expect(new Set(drawn).size).toBe(OBJECTIVE_IDS.length);
    for (const { x, y, size } of OBJECTIVE_IDS.flatMap((id) => PICTURES[id])) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(60);
      expect(y + size).toBeLessThanOrEqual(48);
    }
  });
});
