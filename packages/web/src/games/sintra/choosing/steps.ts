/** The steps that choose a Sintra move. */
import type { Colour, Move, Source } from '@leadlight/sintra';

export type SintraStep =
  /** The panes of a colour on a display or in the centre. */
  | { readonly kind: 'panes'; readonly from: Source; readonly colour: Colour }
  /** A strip, by its slot. */
  | { readonly kind: 'strip'; readonly slot: number }
  /** The broken glass track: all panes break. */
  | { readonly kind: 'break' }
  /** The number of panes that go on joker spaces. */
  | { readonly kind: 'jokers'; readonly count: number }
  /** The pane to keep. */
  | { readonly kind: 'keep'; readonly colour: Colour }
  /** The glazier, to move back. */
  | { readonly kind: 'glazier' };

export function sintraSteps(move: Move): readonly SintraStep[] {
  if (move.type === 'back') return [{ kind: 'glazier' }];
  const { from, colour, strip, jokers = 0, keep } = move;
  return [
    { kind: 'panes', from, colour },
    strip === null ? { kind: 'break' } : { kind: 'strip', slot: strip },
    { kind: 'jokers', count: jokers },
    ...(keep === undefined ? [] : [{ kind: 'keep', colour: keep } as const]),
  ];
}
