/** The effects of events. Every event here is known to be legal. */
import type { Code } from '@leadlight/core';
import { FIELD_NONE, firstOf, KIND, kindOf, secondOf, thirdOf } from './codes.ts';
import type { Trace } from './consequences.ts';
import { layOut } from './deal.ts';
import { colourIndex, colourOf, DICE, dieIndex, makeDie, nameDice, NONE, withValue } from './dice.ts';
import type { Event, Setup } from './events.ts';
import { PATTERNS } from './patterns.ts';
import { payFor } from './payment.ts';
import { isSolo, type Position } from './position.ts';
import { openWindow, reveal } from './reveal.ts';
import { traceScores } from './scoring.ts';
import { endFlux } from './tools/flux.ts';
import { TOOLS } from './tools/index.ts';
import { place, takeFromPool } from './tools/tool.ts';
import { endTurn, startRound } from './turns.ts';
import { OBJECTIVE_IDS, TOOL_IDS, type Colour } from './vocabulary.ts';
import { HIDDEN_PATTERN, NO_PATTERN } from './window.ts';
import { diceToReroll } from './rolls.ts';
import { encode } from './wire.ts';

/** Plays a legal event of any type. */
export function perform(position: Position, event: Event, trace: Trace): void {
  switch (event.type) {
    case 'setup':
      return performSetup(position, event, trace);
    case 'roll': {
      const dice = event.dice.map(dieIndex);
      for (const die of dice) position.bag[colourOf(die)]--;
      return performRoll(position, dice, trace);
    }
    case 'rerolled':
      return performReroll(position, event.dice.map(dieIndex), trace);
    case 'drawn':
      return performDraw(position, event.colour, trace);
    case 'end':
      return performEnd(position, trace);
    case 'abandoned':
      return abandon(position, trace);
    case 'reveal':
      return reveal(position, event, trace);
    default:
      return applyCode(position, encode(event), trace);
  }
}

/** Plays a legal move. */
export function applyCode(position: Position, code: Code, trace: Trace): void {
  switch (kindOf(code)) {
    case KIND.choose:
      choose(position, code, trace);
      break;
    case KIND.place:
      draft(position, code, trace);
      break;
    case KIND.settle:
      settle(position, code, trace);
      break;
    case KIND.done:
      endTurn(position, trace);
      break;
    default:
      applyTool(position, code, trace);
  }
  position.index++;
}

/** G-30: the tool is paid for first, then it works. */
function applyTool(position: Position, code: Code, trace: Trace): void {
  payFor(position, code, trace);
  TOOLS[kindOf(code)].apply(position, code, trace);
}

/** G-04, G-99: the windows are revealed when all have chosen. */
function choose(position: Position, code: Code, trace: Trace): void {
  const seat = thirdOf(code);
  const window = position.windows[seat];
  const hidden = firstOf(code) === FIELD_NONE;
  if (hidden) window.pattern = HIDDEN_PATTERN;
  else openWindow(position, window, firstOf(code));
  trace?.push({ type: 'chosen', rule: 'G-04', seat, pattern: hidden ? null : PATTERNS[firstOf(code)].id });
  if (window.tokens > 0) trace?.push({ type: 'tokens-received', rule: 'G-05', seat, tokens: window.tokens });
  if (position.windows.every((each) => each.pattern !== NO_PATTERN)) position.phase = 'roll';
}

/** G-20. */
function draft(position: Position, code: Code, trace: Trace): void {
  takeFromPool(position, firstOf(code), 'G-20', trace);
  place(position, firstOf(code), secondOf(code), 'G-20', trace);
  position.drafted = true;
}

/** G-38, G-43: a flux tool's die is placed, or goes to the end of the pool. */
function settle(position: Position, code: Code, trace: Trace): void {
  const die = settledDie(position, code);
  const rule = thirdOf(code) === 0 ? 'G-38' : 'G-43';
  if (secondOf(code) === FIELD_NONE) {
    position.pool.push(die);
    trace?.push({ type: 'pooled', rule, seat: position.seat, die: DICE[die] });
  } else {
    place(position, die, secondOf(code), rule, trace);
  }
  endFlux(position);
}

/** The die as the code settles it: for the flux remover, the player chooses the value. */
export const settledDie = (position: Position, code: Code): number =>
  thirdOf(code) === 0 ? position.hand : withValue(position.hand, thirdOf(code));

export function performSetup(position: Position, event: Setup, trace: Trace): void {
  const tools = event.tools.map((id) => TOOL_IDS.indexOf(id));
  const objectives = event.public.map((id) => OBJECTIVE_IDS.indexOf(id));
  layOut(position, event, tools, objectives);
  position.index++;
  const rule = isSolo(position) ? 'G-60' : 'G-06';
  trace?.push({ type: 'dealt', rule, seat: event.start, tools: event.tools, public: event.public });
}

/** G-11: the dice, which have left the bag, become the pool; the round begins. */
export function performRoll(position: Position, dice: number[], trace: Trace): void {
  position.pool = dice;
  position.phase = 'turn';
  startRound(position);
  position.index++;
  const rule = isSolo(position) ? 'G-63' : 'G-11';
  const { round } = position;
  trace?.push({ type: 'rolled', rule, round, seat: position.start, dice: nameDice(dice) });
}

/** G-38, G-39: after the brush the die in hand is still to be settled; after the hammer all dice are in the pool. */
export function performReroll(position: Position, dice: number[], trace: Trace): void {
  const brush = position.hand !== NONE;
  const rule = brush ? 'G-38' : 'G-39';
  const { seat } = position;
  trace?.push({ type: 'rerolled', rule, seat, from: nameDice(diceToReroll(position)), to: nameDice(dice) });
  if (brush) {
    position.hand = dice[0];
    position.phase = 'settle';
  } else {
    position.pool = dice;
    endFlux(position);
  }
  position.index++;
}

/** G-43: only the colour is known until the player chooses the value. */
export function performDraw(position: Position, colour: Colour, trace: Trace): void {
  position.bag[colourIndex(colour)]--;
  position.hand = makeDie(colourIndex(colour), 1);
  position.phase = 'settle';
  position.index++;
  trace?.push({ type: 'drawn', rule: 'G-43', seat: position.seat, colour });
}

export function performEnd(position: Position, trace: Trace): void {
  position.phase = 'over';
  position.index++;
  traceScores(position, trace);
}

function abandon(position: Position, trace: Trace): void {
  position.phase = 'over';
  position.abandoned = true;
  position.index++;
  trace?.push({ type: 'abandoned', rule: 'record' });
}
