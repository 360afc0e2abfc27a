/** Plays events: checked if they come from outside, directly if they come from search. */
import type { Code, Luck } from '@leadlight/core';
import { arrangementOf, drawArrangement, drawFill, drawnPanes, fillEvent, setupEvent } from './chance.ts';
import type { Consequence, Trace } from './consequences.ts';
import type { Event } from './events.ts';
import { encode } from './move-code.ts';
import type { Position } from './position.ts';
import type { Reason } from './reasons.ts';
import { fillDisplays, setUp } from './round.ts';
import { scoreEnd } from './scoring.ts';
import { playMove } from './turn.ts';
import { whyNot } from './why.ts';

export function playEvent(position: Position, event: Event, trace?: Consequence[]): readonly Reason[] {
  const reasons = whyNot(position, event);
  if (reasons.length === 0) apply(position, event, trace);
  return reasons;
}

function apply(position: Position, event: Event, trace: Trace): void {
  position.played++;
  switch (event.type) {
    case 'setup':
      return setUp(position, arrangementOf(event), trace);
    case 'fill':
      return fillDisplays(position, drawnPanes(event), trace);
    case 'pick':
    case 'back':
      return playMove(position, encode(event), trace);
    case 'end':
      return scoreEnd(position, trace);
    case 'abandoned':
      return abandon(position, trace);
  }
}

/** Ends the game without a result. */
function abandon(position: Position, trace: Trace): void {
  position.abandoned = true;
  trace?.push({ type: 'abandoned', rule: 'record' });
}

export function playCode(position: Position, code: Code, trace?: Consequence[]): void {
  position.played++;
  playMove(position, code, trace);
}

/** Draws and plays the event that no player decides; does nothing if a seat must decide or the game is over. */
export function playChance(position: Position, luck: Luck): void {
  if (position.abandoned || position.phase === 'decide' || position.phase === 'over') return;
  position.played++;
  if (position.phase === 'setup') setUp(position, drawArrangement(position, luck), undefined);
  else if (position.phase === 'fill') fillDisplays(position, drawFill(position, luck), undefined);
  else scoreEnd(position, undefined);
}

/** The next event that no player decides, in the form of a record. */
export function drawEvent(position: Position, luck: Luck): Event | undefined {
  if (position.abandoned) return undefined;
  if (position.phase === 'setup') return setupEvent(drawArrangement(position, luck));
  if (position.phase === 'fill') return fillEvent(position, drawFill(position, luck));
  return position.phase === 'end' ? { type: 'end' } : undefined;
}
