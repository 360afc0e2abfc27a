/** A position in words, as one seat sees it: the hand, then the lancets. */
import type { Section } from '../../../../packages/web/src/a11y/section.ts';
import { entryAt } from '../../../../packages/web/src/game/entry-at.ts';
import type { Breakdown, View } from '#games/lancet';
import type { TextsHere } from '../texts/texts.ts';
import { placesOf } from './board/board.ts';

export interface LancetSpeech {
  readonly texts: TextsHere;
  readonly names: readonly string[];
  readonly points: readonly Breakdown[];
  readonly own: number;
  /** The player to act, in words. */
  readonly title: string;
}

export function describeLancet(view: View, { texts, names, points, own, title }: LancetSpeech): readonly Section[] {
  const { board } = texts.lancet;
  const hand = entryAt(view.seats, own).hand ?? [];
  const lancetOf = (seat: number): Section => {
    const shown = entryAt(view.seats, seat);
    return {
      area: seat === own ? 'own' : 'others',
      heading: seat === own ? board.yourLancet : board.lancet(entryAt(names, seat)),
      lines: [
        ...placesOf(shown, view.rounds).map((set, at) => board.place(at + 1, set)),
        ...(seat === own ? [] : [shown.hasChosen ? board.hasChosen : board.held(shown.held)]),
        board.points(entryAt(points, seat).total),
      ],
    };
  };
  return [
    { heading: texts.web.spoken.round(view.round), lines: [...(title === '' ? [] : [title]), board.bag(view.bag)] },
    { area: 'take', heading: board.yourHand, lines: hand.map(board.shard) },
    ...view.seats.map((_, i) => lancetOf((own + i) % view.seats.length)),
  ];
}
