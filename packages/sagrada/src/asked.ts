/** Answers about the things on the table, for explanations. They come from the predicates that the rules use. */
import type { Seat } from '@leadlight/core';
import { DICE, dieIndex, kindsOf } from './dice.ts';
import { beside, cellIndex, countCells, lowest } from './grid.ts';
import { OBJECTIVES } from './objectives.ts';
import { PATTERNS } from './patterns.ts';
import { deadSpaces, inReach, PLAIN, spacesFor } from './placement.ts';
import type { Position } from './position.ts';
import { RULE_OF, type Rule } from './reasons.ts';
import { costOfEmpty, privatePoints } from './scoring.ts';
import { TOOLS } from './tools/index.ts';
import {
  COLOURS,
  OBJECTIVE_IDS,
  TOOL_IDS,
  VALUES,
  type Cell,
  type Colour,
  type Die,
  type ObjectiveId,
  type Printed,
  type ToolId,
  type Value,
} from './vocabulary.ts';
import { cellsOfColour, cellsOfValue, type Window } from './window.ts';

/** What an empty space takes, and why. */
export interface SpaceAnswer {
  /** G-23. */
  readonly printed: Printed;
  /** G-24: the colours and values that the print allows, but not the dice beside the space. */
  readonly barred: readonly (Colour | Value)[];
  /** The rule that keeps all dice away for now: G-21 or G-22; null if there is none. */
  readonly away: 'G-21' | 'G-22' | null;
  /** Whether no die can come here any more. */
  readonly isDead: boolean;
  /** The different dice in the pool that may come here now. */
  readonly fitting: readonly Die[];
  /** The points that it costs if it stays empty. */
  readonly cost: number;
}

/** What an empty space of the seat's window takes; undefined before the seat has a window. */
export function askSpace(position: Position, seat: Seat, cell: Cell): SpaceAnswer | undefined {
  const window = position.windows[seat];
  if (window.pattern < 0) return undefined;
  const at = cellIndex(cell);
  const bit = 1 << at;
  return {
    printed: PATTERNS[window.pattern].printed[at],
    barred: barredOn(window, at),
    away: (inReach(window, PLAIN) & bit) === 0 ? awayBy(window) : null,
    isDead: (deadSpaces(window) & bit) !== 0,
    fitting: fittingOn(position, window, bit),
    cost: costOfEmpty(position),
  };
}

const awayBy = (window: Window): 'G-21' | 'G-22' => RULE_OF[window.taken === 0 ? 'not-on-edge' : 'not-touching'];

/** G-24, as far as the print leaves a choice. */
function barredOn(window: Window, cell: number): readonly (Colour | Value)[] {
  const mark = PATTERNS[window.pattern].printed[cell];
  const sides = beside(1 << cell);
  const colours = COLOURS.filter((_, colour) => (cellsOfColour(window, colour) & sides) !== 0);
  const values = VALUES.filter((value) => (cellsOfValue(window, value) & sides) !== 0);
  return [...(typeof mark === 'string' ? [] : colours), ...(typeof mark === 'number' ? [] : values)];
}

function fittingOn(position: Position, window: Window, bit: number): readonly Die[] {
  const dice: Die[] = [];
  for (let rest = kindsOf(position.pool); rest !== 0; rest &= rest - 1) {
    const die = lowest(rest);
    if ((spacesFor(window, die, PLAIN) & bit) !== 0) dice.push(DICE[die]);
  }
  return dice;
}

/** G-20: how many spaces of the seat's window take the die now; undefined before the seat has a window. */
export function countFitting(position: Position, seat: Seat, die: Die): number | undefined {
  const window = position.windows[seat];
  return window.pattern < 0 ? undefined : countCells(spacesFor(window, dieIndex(die), PLAIN));
}

/** G-54: the points that a private objective of this colour gives the seat now. */
export const pointsFor = (position: Position, seat: Seat, colour: Colour): number =>
  privatePoints(position.windows[seat], colour);

/** The rule that scores an objective. */
export const ruleOfObjective = (objective: ObjectiveId): Rule => OBJECTIVES[OBJECTIVE_IDS.indexOf(objective)].rule;

/** The rule that describes a tool's effect. */
export const ruleOfTool = (tool: ToolId): Rule => TOOLS[TOOL_IDS.indexOf(tool)].rule;
