/** Takes typed steps in a turn of its own, which nobody sees. */
import type { GameTypes, Seat } from '@leadlight/core';
import { describeReason } from '@leadlight/messages';
import type { Moment } from '../game/understanding.ts';
import { Turn } from '../play/turn.ts';
import type { Speaking } from './speaking.ts';

/** The turn after all steps, or the reasons to refuse one of them. */
export type Followed<T extends GameTypes, Step extends object> =
  | { readonly kind: 'turn'; readonly turn: Turn<T, Step> }
  /** `isMute` if the table would know no reason: these are those of the whole move. */
  | { readonly kind: 'refused'; readonly reasons: readonly T['reason'][]; readonly isMute: boolean };

export function follow<T extends GameTypes, Step extends object, Term extends string>(
  speaking: Speaking<T, Step, Term>,
  steps: readonly Step[],
  seat: Seat,
  { position }: Moment<T, Step>,
): Followed<T, Step> {
  let turn = Turn.begin(speaking.client, seat, position);
  for (const step of steps) {
    const touched = turn.touch(step);
    if (touched.kind === 'turn') turn = touched.turn;
    else if (touched.reasons.length > 0) return { ...touched, isMute: false };
    else
      return {
        kind: 'refused',
        reasons: reasonsOf(speaking, step, steps, speaking.moveOf?.(steps, seat), position),
        isMute: true,
      };
  }
  return { kind: 'turn', turn };
}

/** Against the refused step; if there are none and the line names a whole move, against that. */
function reasonsOf<T extends GameTypes, Step extends object, Term extends string>(
  speaking: Speaking<T, Step, Term>,
  refused: Step,
  steps: readonly Step[],
  move: T['move'] | undefined,
  position: T['position'],
): readonly T['reason'][] {
  if (move === undefined) return [];
  const reasons = speaking.client.game.why(position, move);
  const about = reasons.filter((reason) => speaking.isAbout?.(refused, reason) ?? true);
  const isWhole = speaking.client.stepsOf(move).length === steps.length;
  return about.length === 0 && isWhole ? reasons : about;
}

/** The first reason in words: it is usually the cause of the others. */
export const sayReason = <T extends GameTypes, Step extends object, Term extends string>(
  { refusals: { common, own } }: Speaking<T, Step, Term>,
  [reason]: readonly T['reason'][],
): string | undefined => (reason === undefined ? undefined : describeReason(common, own, reason));
