/** The types that make up the game. */
import type { Consequence } from './consequences.ts';
import type { Event, Move } from './events.ts';
import type { Position } from './position.ts';
import type { Reason } from './reasons.ts';
import type { LancetResult } from './scoring.ts';
import type { View } from './sight.ts';
import type { Options } from './vocabulary.ts';

export interface Lancet {
  readonly id: 'lancet';
  readonly options: Options;
  readonly position: Position;
  readonly event: Event;
  readonly move: Move;
  readonly reason: Reason;
  readonly consequence: Consequence;
  readonly view: View;
  readonly result: LancetResult;
}
