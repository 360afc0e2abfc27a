/** The use of tools, and their price: G-13, G-30, G-64. */
import { TOOL_COLOURS } from './components.ts';
import { kindOf, payOf } from './codes.ts';
import type { Trace } from './consequences.ts';
import { colourIndex, DICE, dieIndex, makeDie } from './dice.ts';
import { isSolo, type Position } from './position.ts';
import { refuse, type Reason } from './reasons.ts';
import { TOOLS } from './tools/index.ts';
import { TOOL_IDS, type Die, type ToolId } from './vocabulary.ts';

const FINE: readonly Reason[] = [];

/** G-30: 1 token if none lies on the tool yet, otherwise 2. */
export const priceOf = (position: Position, slot: number): number => (position.toolTokens[slot] === 0 ? 1 : 2);

/** Whether the seat to move has the tokens. G-64: in solo each tool works once. */
const isAffordable = (position: Position, slot: number): boolean =>
  isSolo(position)
    ? (position.spent & (1 << slot)) === 0
    : position.windows[position.seat].tokens >= priceOf(position, slot);

/** Whether the seat to move can use the tool in this slot now; search asks in every turn, and needs no reasons. */
export const mayUse = (position: Position, slot: number): boolean =>
  !position.tooled && isAffordable(position, slot) && TOOLS[position.tools[slot]].untimely(position).length === 0;

/** The reasons why the seat to move cannot use this tool now, in any way. */
export function whyNotUse(position: Position, tool: number): readonly Reason[] {
  const slot = position.tools.indexOf(tool);
  if (slot < 0) return [refuse('tool-absent', { tool: TOOL_IDS[tool] })];
  if (position.tooled) return [refuse('tool-used', {})];
  const untimely = TOOLS[tool].untimely(position);
  return isAffordable(position, slot) ? untimely : [tooDear(position, TOOL_IDS[tool], slot), ...untimely];
}

function tooDear(position: Position, tool: ToolId, slot: number): Reason {
  if (isSolo(position)) return refuse('tool-spent', { tool });
  const { tokens } = position.windows[position.seat];
  return refuse('too-few-tokens', { tool, price: priceOf(position, slot), tokens });
}

/** G-64, G-91: in solo a die of the tool's colour pays; with more players no die does. */
export function whyNotPay(position: Position, tool: ToolId, pay: Die | undefined): readonly Reason[] {
  if (!isSolo(position)) return pay === undefined ? FINE : [refuse('pay-misplaced', {})];
  const colour = TOOL_COLOURS[tool];
  if (pay === undefined) return [refuse('pay-missing', { tool, colour })];
  if (!pay.startsWith(colour)) return [refuse('pay-colour', { tool, colour })];
  return position.pool.includes(dieIndex(pay)) ? FINE : [refuse('pay-not-in-pool', { die: pay })];
}

/** The die that a code pays with: its value comes from the code, its colour from the tool. */
const paidDie = (code: number): number => makeDie(colourIndex(TOOL_COLOURS[TOOL_IDS[kindOf(code)]]), payOf(code));

/** The pool without the first die equal to the one paid. */
export function poolAfterPaying(position: Position, code: number): readonly number[] {
  return payOf(code) === 0 ? position.pool : withoutFirst(position.pool, paidDie(code));
}

function withoutFirst(dice: readonly number[], die: number): number[] {
  const at = dice.indexOf(die);
  return dice.filter((_, index) => index !== at);
}

/** Pays for the tool. */
export function payFor(position: Position, code: number, trace: Trace): void {
  const slot = position.tools.indexOf(kindOf(code));
  position.tooled = true;
  if (isSolo(position)) payDie(position, code, slot, trace);
  else payTokens(position, code, slot, trace);
}

function payTokens(position: Position, code: number, slot: number, trace: Trace): void {
  const tokens = priceOf(position, slot);
  const seat = position.seat;
  position.windows[seat].tokens -= tokens;
  position.toolTokens = position.toolTokens.with(slot, position.toolTokens[slot] + tokens);
  trace?.push({ type: 'tokens-paid', rule: 'G-30', seat, tool: TOOL_IDS[kindOf(code)], tokens });
}

/** G-64: die and tool leave the game. */
function payDie(position: Position, code: number, slot: number, trace: Trace): void {
  const die = paidDie(code);
  position.pool = withoutFirst(position.pool, die);
  position.paid = [...position.paid, die];
  position.spent |= 1 << slot;
  const tool = TOOL_IDS[kindOf(code)];
  trace?.push({ type: 'die-paid', rule: 'G-64', seat: position.seat, tool, die: DICE[die] });
}
