/** What opens, and when: the windows once all have chosen (G-99), the private objectives at the end (G-03). */
import type { Trace } from './consequences.ts';
import { whyOffers, whyPrivates } from './deal.ts';
import type { Reveal } from './events.ts';
import { patternIndex, PATTERNS } from './patterns.ts';
import { isSolo, type Position } from './position.ts';
import { refuse, type Reason } from './reasons.ts';
import { traceScores } from './scoring.ts';
import type { PatternId } from './vocabulary.ts';
import { HIDDEN_PATTERN, NO_PATTERN, type Window } from './window.ts';

/** Whether nothing in the position is unknown. */
export function isComplete(position: Position): boolean {
  const { privates, offers, windows } = position;
  return (
    !privates.includes(null) && !offers.includes(null) && windows.every((window) => window.pattern !== HIDDEN_PATTERN)
  );
}

/** G-05: the pattern of a seat, and the favor tokens that come with it; none in solo (G-60). */
export function openWindow(position: Position, window: Window, pattern: number): void {
  window.pattern = pattern;
  window.tokens = isSolo(position) ? 0 : PATTERNS[pattern].difficulty;
}

/** The pattern of a window by name; null when there is none, or it is hidden. */
export const patternName = (window: Window): PatternId | null =>
  window.pattern === NO_PATTERN || window.pattern === HIDDEN_PATTERN ? null : PATTERNS[window.pattern].id;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where something was known before, the reveal must say the same. */
function agrees(known: readonly unknown[], told: readonly unknown[]): boolean {
  return known.length === told.length && known.every((item, seat) => item === null || same(item, told[seat]));
}

export function whyNotReveal(position: Position, event: Reveal): readonly Reason[] {
  const { phase } = position;
  if (phase === 'setup' || phase === 'choose') return [refuse('not-due', { due: phase })];
  if (event.private !== undefined && phase !== 'over') return [refuse('not-due', { due: phase })];
  const contradicts = !patternsAgree(position, event) || !cardsAgree(position, event);
  return contradicts ? [refuse('reveal-contradicts', {})] : [];
}

function patternsAgree(position: Position, { patterns, offers }: Reveal): boolean {
  if (patterns === undefined) return true;
  const offered = offers ?? position.offers;
  return (
    agrees(position.windows.map(patternName), patterns) &&
    patterns.every((id, seat) => (id === null) === (position.windows[seat].pattern === NO_PATTERN)) &&
    patterns.every((id, seat) => id === null || (offered[seat]?.includes(id) ?? true))
  );
}

function cardsAgree(position: Position, { offers, private: privates }: Reveal): boolean {
  const offersFine = offers === undefined || (agrees(position.offers, offers) && whyOffers(offers).length === 0);
  const privatesFine =
    privates === undefined || (agrees(position.privates, privates) && whyPrivates(position, privates).length === 0);
  return offersFine && privatesFine;
}

/** Fills in what was unknown. */
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
