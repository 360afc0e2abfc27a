/** The reveals: the windows once all have chosen (G-99), the private objectives at the end (G-03). */
import { problem } from '@leadlight/core';
import type { Trace } from './consequences.ts';
import { whyOffers, whyPrivates } from './deal.ts';
import type { Reveal } from './events.ts';
import { patternIndex, PATTERNS } from './patterns.ts';
import { isSolo, type Position } from './position.ts';
import { refuse, type Reason } from './reasons.ts';
import { traceScores } from './scoring.ts';
import type { PatternId } from './vocabulary.ts';
import { HIDDEN_PATTERN, NO_PATTERN, type Window } from './window.ts';

/** Whether the position has no unknowns. */
export const isComplete = (position: Position): boolean =>
  !position.privates.includes(null) && areWindowsOpen(position);

/** G-99: whether the cards on offer and the patterns chosen are all known. */
export const areWindowsOpen = ({ offers, windows }: Position): boolean =>
  !offers.includes(null) && windows.every((window) => window.pattern !== HIDDEN_PATTERN);

/** G-05: the pattern of a seat, and the Favor tokens that come with it; none in solo (G-60). */
export function openWindow(position: Position, window: Window, pattern: number): void {
  window.pattern = pattern;
  window.tokens = isSolo(position) ? 0 : PATTERNS[pattern].difficulty;
}

/** The pattern of a window by name; null if there is none, or it is hidden. */
export const patternName = (window: Window): PatternId | null =>
  window.pattern === NO_PATTERN || window.pattern === HIDDEN_PATTERN ? null : PATTERNS[window.pattern].id;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The reveal must agree with everything already known. */
function agrees(known: readonly unknown[], told: readonly unknown[]): boolean {
  return known.length === told.length && known.every((item, seat) => item === null || same(item, told[seat]));
}

export function whyNotReveal(position: Position, event: Reveal): readonly Reason[] {
  if (isSolo(position)) return [refuse('nothing-hidden', {})];
  const early = whyTooEarly(position, event);
  if (early.length > 0) return early;
  const incomplete = missingFields(event);
  return incomplete.length > 0 ? incomplete : whyNotTold(position, event);
}

/** G-03, G-99: windows are revealed once all have chosen, private objectives at the end. */
function whyTooEarly({ phase }: Position, event: Reveal): readonly Reason[] {
  if (event.private !== undefined && phase !== 'setup' && phase !== 'over') return [refuse('private-early', {})];
  return phase === 'setup' || phase === 'choose' ? [refuse('not-due', { due: phase })] : [];
}

/** Offers and patterns are revealed together. */
function missingFields({ offers, patterns, private: privates }: Reveal): readonly Reason[] {
  const windows = offers !== undefined || patterns !== undefined || privates === undefined;
  return [
    ...(windows && offers === undefined ? [missing('offers')] : []),
    ...(windows && patterns === undefined ? [missing('patterns')] : []),
  ];
}

const missing = (field: keyof Reveal): Reason => problem('G-99', 'field-missing', field).reason as Reason;

/** Everything revealed agrees with what was known, and could have been dealt. */
function whyNotTold(position: Position, { offers, patterns, private: privates }: Reveal): readonly Reason[] {
  const agreed =
    (offers === undefined || agrees(position.offers, offers)) &&
    (patterns === undefined || patternsAgree(position, patterns)) &&
    (privates === undefined || agrees(position.privates, privates));
  if (!agreed) return [refuse('reveal-contradicts', {})];
  return [
    ...whyOffers(offers ?? []),
    ...whyNotOffered(patterns ?? [], offers ?? []),
    ...whyPrivates(position, privates ?? []),
  ];
}

/** There is a pattern for each seat that chose, and for no other. */
const patternsAgree = (position: Position, patterns: readonly (PatternId | null)[]): boolean =>
  agrees(position.windows.map(patternName), patterns) &&
  patterns.every((id, seat) => (id === null) === (position.windows[seat].pattern === NO_PATTERN));

const whyNotOffered = (
  patterns: readonly (PatternId | null)[],
  offers: readonly (readonly PatternId[])[],
): readonly Reason[] =>
  patterns.flatMap((pattern, seat) =>
    pattern === null || offers[seat].includes(pattern) ? [] : [refuse('not-offered', { pattern })],
  );

/** Fills in the unknowns. */
export function reveal(position: Position, event: Reveal, trace: Trace): void {
  if (event.offers !== undefined) position.offers = event.offers;
  if (event.patterns !== undefined) openWindows(position, event.patterns, trace);
  if (event.private === undefined) return;
  const known = isComplete(position);
  position.privates = event.private;
  trace?.push({ type: 'privates-shown', rule: 'G-03', private: event.private });
  if (!known) traceScores(position, trace);
}

function openWindows(position: Position, patterns: readonly (PatternId | null)[], trace: Trace): void {
  trace?.push({ type: 'windows-shown', rule: 'G-99', patterns });
  patterns.forEach((id, seat) => {
    const window = position.windows[seat];
    if (id !== null && window.pattern === HIDDEN_PATTERN) openWindow(position, window, patternIndex(id));
  });
}
