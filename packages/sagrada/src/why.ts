/** The reasons to refuse an event: all of them, in the order of the rules. */
import { problem, type Seat } from '@leadlight/core';
import { firstOf, secondOf, thirdOf } from './codes.ts';
import { cardOf, whyNotSetup } from './deal.ts';
import { colourIndex, colourOf, DICE, dieIndex, withValue } from './dice.ts';
import type { Choose, Drawn, Event, Move, Place, Rerolled, Roll, Settle, Use } from './events.ts';
import { poolAfterPaying, whyNotPay, whyNotUse } from './payment.ts';
import { PLAIN, spacesFor, whyNotPlace } from './placement.ts';
import { isSolo, type Phase, type Position } from './position.ts';
import { refuse, type Reason } from './reasons.ts';
import { diceRolled, diceToReroll } from './rolls.ts';
import { EVENT_SHAPE } from './shapes.ts';
import { areWindowsOpen, patternName, whyNotReveal } from './reveal.ts';
import { TOOLS } from './tools/index.ts';
import { whyNotTake } from './tools/tool.ts';
import { COLOURS, TOOL_IDS, type PatternId } from './vocabulary.ts';
import { NO_PATTERN } from './window.ts';
import { encode } from './wire.ts';

const FINE: readonly Reason[] = [];

/** The phase of an event, and the reasons to refuse it then. */
interface Judge<Judged extends Event> {
  readonly due: Phase;
  why(position: Position, event: Judged): readonly Reason[];
}

const JUDGES: {
  readonly [Type in Exclude<Event['type'], 'abandoned' | 'reveal'>]: Judge<Extract<Event, { type: Type }>>;
} = {
  setup: { due: 'setup', why: whyNotSetup },
  choose: { due: 'choose', why: whyNotChoose },
  roll: { due: 'roll', why: whyNotRoll },
  place: { due: 'turn', why: whyNotDraft },
  tool: { due: 'turn', why: whyNotTool },
  rerolled: { due: 'rerolled', why: whyNotRerolled },
  drawn: { due: 'drawn', why: whyNotDrawn },
  settle: { due: 'settle', why: whyNotSettle },
  done: { due: 'turn', why: whyNotMyTurn },
  end: { due: 'end', why: () => FINE },
};

export function why(position: Position, event: Event): readonly Reason[] {
  if (position.refusals.length > 0) return position.refusals;
  const misshapen = EVENT_SHAPE(event, '');
  if (misshapen.length > 0) return misshapen.map((found) => found.reason as Reason);
  if (event.type === 'reveal') return whyNotReveal(position, event);
  if (position.phase === 'over') return [refuse('over', {})];
  if (event.type === 'abandoned') return whyNotAbandon(position);
  const judge: Judge<never> = JUDGES[event.type];
  if (judge.due !== position.phase) return [refuse('not-due', { due: position.phase })];
  return judge.why(position, event as never);
}

/** A game can be abandoned from its setup on until it is over. */
const whyNotAbandon = ({ phase }: Position): readonly Reason[] =>
  phase === 'setup' ? [refuse('not-due', { due: phase })] : FINE;

/** G-12. */
function whyNotMyTurn(position: Position, { player }: Move): readonly Reason[] {
  const seat: Seat = position.seat;
  return player === seat ? FINE : [refuse('not-your-turn', { seat })];
}

/**
 * G-04, G-99: a pattern on offer, once; null only if the offers are hidden. A pattern given there may prove right when
 * they are revealed.
 */
function whyNotChoose(position: Position, { player, pattern }: Choose): readonly Reason[] {
  if (player >= position.players) return [problem('G-04', 'field-wrong', 'player').reason as Reason];
  if (position.windows[player].pattern !== NO_PATTERN) return [refuse('already-chosen', {})];
  const offers = position.offers[player];
  if (pattern === null) return offers === null ? FINE : [refuse('pattern-missing', {})];
  if (offers === null) return isCardElsewhere(position, player, pattern) ? [refuse('card-taken', { pattern })] : FINE;
  return offers.includes(pattern) ? FINE : [refuse('not-offered', { pattern })];
}

/** G-04: whether the card of the pattern is known to be at another seat. */
function isCardElsewhere(position: Position, player: Seat, pattern: PatternId): boolean {
  const card = cardOf(pattern);
  return position.windows.some((window, seat) => {
    const known = position.offers[seat] ?? [patternName(window)];
    return seat !== player && known.some((id) => id !== null && cardOf(id) === card);
  });
}

/** G-10, G-11, G-63, G-01. */
function whyNotRoll(position: Position, { round, dice }: Roll): readonly Reason[] {
  if (!areWindowsOpen(position)) return [refuse('reveal-due', {})];
  const expected = diceRolled(position);
  const rule = isSolo(position) ? 'G-63' : 'G-11';
  return [
    ...(round === position.round + 1 ? [] : [refuse('roll-round', { round, expected: position.round + 1 })]),
    ...(dice.length === expected ? [] : [refuse('roll-count', { count: dice.length, expected }, rule)]),
    ...whyBagTooSmall(position, dice.map(dieIndex)),
  ];
}

function whyBagTooSmall(position: Position, dice: readonly number[]): readonly Reason[] {
  return COLOURS.filter(
    (_, colour) => dice.filter((die) => colourOf(die) === colour).length > position.bag[colour],
  ).map((colour) => refuse('roll-bag', { colour }));
}

/** G-20 to G-24. */
function whyNotDraft(position: Position, event: Place): readonly Reason[] {
  const early = whyNotMyTurn(position, event);
  if (early.length > 0) return early;
  const window = position.windows[event.player];
  const code = encode(event);
  const missing = whyNotTake({ position, window, pool: position.pool }, firstOf(code));
  return [
    ...(position.drafted ? [refuse('already-drafted', {})] : []),
    ...(missing.length > 0 ? missing : whyNotPlace(window, firstOf(code), secondOf(code), PLAIN)),
  ];
}

/** G-30 to G-44, G-64. */
function whyNotTool(position: Position, event: Use): readonly Reason[] {
  const early = whyNotMyTurn(position, event);
  if (early.length > 0) return early;
  const tool = TOOL_IDS.indexOf(event.tool);
  const refused = [...whyNotUse(position, tool), ...whyNotPay(position, event.tool, event.pay)];
  if (refused.length > 0) return refused;
  const code = encode(event);
  const bench = { position, window: position.windows[event.player], pool: poolAfterPaying(position, code) };
  return TOOLS[tool].why(bench, code);
}

/** G-38, G-39: the same dice with any values. */
function whyNotRerolled(position: Position, { dice }: Rerolled): readonly Reason[] {
  const { rule } = TOOLS[position.flux];
  const before = diceToReroll(position);
  const { length } = before;
  if (dice.length !== length) return [refuse('reroll-count', { count: dice.length, expected: length }, rule)];
  return dice
    .filter((die, i) => colourOf(dieIndex(die)) !== colourOf(before[i]))
    .map((die) => refuse('reroll-colour', { die }, rule));
}

/** G-43. */
function whyNotDrawn(position: Position, { colour }: Drawn): readonly Reason[] {
  return position.bag[colourIndex(colour)] > 0 ? FINE : [refuse('drawn-bag', { colour })];
}

/** G-38, G-43. */
function whyNotSettle(position: Position, event: Settle): readonly Reason[] {
  const early = whyNotMyTurn(position, event);
  if (early.length > 0) return early;
  return TOOL_IDS[position.flux] === 'flux-brush' ? whyNotBrushed(position, event) : whyNotRemoved(position, event);
}

function whyNotBrushed(position: Position, event: Settle): readonly Reason[] {
  const window = position.windows[event.player];
  const misplaced = event.value === undefined ? [] : [refuse('value-misplaced', {})];
  if (event.cell !== undefined) {
    return [...misplaced, ...whyNotPlace(window, position.hand, secondOf(encode(event)), PLAIN)];
  }
  const stuck = spacesFor(window, position.hand, PLAIN) === 0;
  return stuck ? misplaced : [...misplaced, refuse('must-be-placed', { die: DICE[position.hand] })];
}

function whyNotRemoved(position: Position, event: Settle): readonly Reason[] {
  if (event.value === undefined) return [refuse('value-missing', {})];
  if (event.cell === undefined) return FINE;
  const code = encode(event);
  const window = position.windows[event.player];
  return whyNotPlace(window, withValue(position.hand, thirdOf(code)), secondOf(code), PLAIN);
}
